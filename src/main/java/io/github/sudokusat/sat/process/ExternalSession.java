package io.github.sudokusat.sat.process;

import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatStatistics;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** Writes clauses to a file as they are added and runs the program once for every solve. */
final class ExternalSession implements SatSession {

    private final CommandTemplate command;
    private final @Nullable Appendable proof;
    private final FormulaFile formula = new FormulaFile();
    private int variables;
    private long solves;

    ExternalSession(CommandTemplate command, int variables, @Nullable Appendable proof) {
        this.command = command;
        this.variables = variables;
        this.proof = proof;
    }

    @Override
    public int newVariable() {
        requireOpen();
        if (variables == Integer.MAX_VALUE) {
            throw new IllegalStateException("there is no variable beyond " + variables);
        }
        return ++variables;
    }

    @Override
    public int variables() {
        return variables;
    }

    /**
     * {@inheritDoc}
     *
     * @throws UncheckedIOException if the clause cannot be written, which closes the session
     * @throws IllegalStateException if the session is closed, or writes a proof and has been solved
     */
    @Override
    public void add(int[] literals, int length) {
        requireUnproved();
        for (int i = 0; i < length; i++) {
            requireInRange(literals[i], "literal");
        }
        formula.add(literals, length);
    }

    @Override
    public void add(int literal) {
        requireUnproved();
        requireInRange(literal, "literal");
        formula.add(literal);
    }

    @Override
    public void add(int first, int second) {
        requireUnproved();
        requireInRange(first, "literal");
        requireInRange(second, "literal");
        formula.add(first, second);
    }

    @Override
    public void add(int first, int second, int third) {
        requireUnproved();
        requireInRange(first, "literal");
        requireInRange(second, "literal");
        requireInRange(third, "literal");
        formula.add(first, second, third);
    }

    /**
     * {@inheritDoc}
     *
     * @throws ExternalSolverException if the program cannot be started, gives no well-formed answer, or gives a wrong one
     * @throws UncheckedIOException if the formula cannot be written, which closes the session, the answer not read, or the proof not copied
     * @throws IllegalStateException if the session is closed, or writes a proof and has been solved before
     */
    @Override
    public SatResult solve(Limits limits, int... assumptions) {
        requireUnproved();
        for (int assumption : assumptions) {
            requireInRange(assumption, "assumption");
        }
        if (proof != null && assumptions.length > 0) {
            throw new IllegalArgumentException(
                    "a session that writes a proof takes no assumptions, but there are " + assumptions.length);
        }
        solves++;
        return new SolverRun(command, formula, variables, assumptions, proof, limits.watch()).run();
    }

    @Override
    public SatStatistics statistics() {
        return new SatStatistics(solves, 0, 0, 0);
    }

    @Override
    public void close() {
        try {
            formula.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void requireOpen() {
        if (formula.isClosed()) {
            throw new IllegalStateException("the session is closed");
        }
    }

    private void requireUnproved() {
        requireOpen();
        if (proof != null && solves > 0) {
            throw new IllegalStateException("a session that writes a proof can be solved only once");
        }
    }

    private void requireInRange(int literal, String what) {
        if (literal == 0 || literal > variables || literal < -variables) {
            throw new IllegalArgumentException(
                    what + " must be from -" + variables + " to " + variables + " and not 0, but is " + literal);
        }
    }
}
