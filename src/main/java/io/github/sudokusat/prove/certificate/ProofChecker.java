package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.cnf.ClauseSink;
import io.github.sudokusat.cnf.Cnf;
import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Checks a proof that a formula has no model, or how many; the formula's clauses are added first, in its order. */
public abstract sealed class ProofChecker implements ClauseSink permits RupChecker, LratChecker, CpogChecker {

    /** The maximum number of literals of a clause that a message names. */
    private static final int MOST_NAMED = 20;

    private final int variables;
    private final Watch watch;
    private boolean isUsed;

    /**
     * Creates a checker of a formula whose clauses are yet to be added.
     *
     * @param variables the number of variables
     * @param watch polled while clauses are added and steps are checked
     * @throws IllegalArgumentException if {@code variables} is negative or above 2³⁰ − 2
     */
    ProofChecker(int variables, Watch watch) {
        if (variables < 0 || variables > (1 << 30) - 2) {
            throw new IllegalArgumentException("variables must be from 0 to 2^30 - 2, but is " + variables);
        }
        this.variables = variables;
        this.watch = watch;
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if a literal is 0 or beyond the formula's variables
     */
    @Override
    public final void add(int[] literals, int length) {
        for (int i = 0; i < length; i++) {
            if (literals[i] == 0 || literals[i] > variables || literals[i] < -variables) {
                throw new IllegalArgumentException("literal must be from -" + variables + " to " + variables
                        + " and not 0, but is " + literals[i]);
            }
        }
        watch.tick(1L + length);
        addClause(literals, length);
    }

    /** Adds a clause of the formula. */
    abstract void addClause(int[] literals, int length);

    /**
     * Adds all clauses of a formula; faster than to add them one by one.
     *
     * @param formula the formula, which is copied
     * @throws IllegalArgumentException if the formula has more variables than the checker
     */
    public final void addAll(Cnf formula) {
        if (formula.variables() > variables) {
            throw new IllegalArgumentException(
                    "the formula must have at most " + variables + " variables, but has " + formula.variables());
        }
        addClauses(formula);
    }

    /** Adds all clauses of a formula that has no more variables than the checker. */
    void addClauses(Cnf formula) {
        formula.forEach(this);
    }

    /**
     * Checks a proof, once.
     *
     * @param proof the proof; read up to its first wrong step; not closed
     * @return whether it is a proof of the formula; {@link ProofCheckResult.Stopped} if the {@link Limits} have been reached
     * @throws IOException if reading fails
     * @throws IllegalStateException if this checker has checked a proof before
     */
    public final ProofCheckResult check(Readable proof) throws IOException {
        if (isUsed) {
            throw new IllegalStateException("a checker is for one proof, but has checked one already");
        }
        isUsed = true;
        if (watch.isStopped()) {
            return stopped(watch);
        }
        ProofCheckResult result;
        try {
            result = checkSteps(new WatchedText(proof, watch));
        } catch (SolverFormatException e) {
            String reason = "expected " + e.expected() + ", but found " + e.found();
            result = new ProofCheckResult.Refused(e.line(), reason, isBinary());
        }
        return watch.reason().isPresent() ? stopped(watch) : result;
    }

    /** Checks the steps; if the watch stops it, the result does not matter. */
    abstract ProofCheckResult checkSteps(Readable proof) throws IOException;

    /** Whether the proof that is checked is in binary. */
    boolean isBinary() {
        return false;
    }

    /** The number of variables of the formula. */
    final int variables() {
        return variables;
    }

    final Watch watch() {
        return watch;
    }

    /** The result of a check that a watch stopped. */
    static ProofCheckResult stopped(Watch watch) {
        return new ProofCheckResult.Stopped(watch.reason().orElse(StopReason.CANCELLED));
    }

    /** Says that an added clause has a number that does not come after the last one; null if it does. */
    static @Nullable String wrongNumber(long number, long last) {
        return number > last
                ? null
                : "the number of an added clause must be above " + last + ", the last one before, but is " + number;
    }

    /** A clause as a message names it. */
    static String text(int[] literals, int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < Math.min(length, MOST_NAMED); i++) {
            text.append(literals[i]).append(' ');
        }
        return text.append(length > MOST_NAMED ? "..." : "0").toString();
    }
}
