package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.cnf.Cnf;
import io.github.sudokusat.cnf.proof.LratReader;
import io.github.sudokusat.run.Limits;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Checks proofs with hints (LRAT) that formulas have no model, step by step from the beginning; it searches for nothing.
 *
 * <p><b>What it accepts.</b> A proof consists of steps over the formula's variables, as text or in binary, as read by {@link LratReader}. The formula's clauses have the
 * numbers from 1 on; a step that adds a clause gives it a number above all before. It is right if its hints show that the clause follows: all its
 * literals are made false; then each hint in turn must name a clause, of the formula or added before and not deleted since, all of whose literals are
 * false, except at most one, which is made true; and at last one all of whose literals are false, after which further hints are not looked at. A clause
 * with a literal and its negation follows from nothing. A step that deletes clauses must name such as exist. A proof is accepted if all its steps are
 * right and one of them adds the empty clause. Steps that have only the weaker property RAT (with negative hints) are refused.
 *
 * <p><b>Cost.</b> Time linear in the size of the formula and the literals of the clauses that the hints name; memory of 4 bytes for each literal and 12
 * for each clause that is not deleted, 20 once their numbers have gaps, twice that at worst, and 16 for each variable.
 *
 * @see "L. Cruz-Filipe, M. Heule, W. Hunt, M. Kaufmann, P. Schneider-Kamp, Efficient Certified RAT Verification, CADE 2017"
 */
public final class LratChecker extends ProofChecker {

    private final NumberedClauses clauses = new NumberedClauses();
    private final HintRun run;
    private @Nullable LratReader reader;

    /**
     * Creates a checker of a formula whose clauses are yet to be {@linkplain #add added}, for one proof.
     *
     * @param variables the number of variables, 0 or more
     * @param limits how far to go; the time runs from now, and they are polled while clauses are added and steps are checked. Once they stop the
     *     work, {@link #check(Readable)} returns {@link ProofCheckResult.Stopped}
     * @throws IllegalArgumentException if {@code variables} is negative or above 2³⁰ − 2
     */
    public LratChecker(int variables, Limits limits) {
        super(variables, limits.watch());
        run = new HintRun(variables, clauses, hint -> HintRun.NO_CLAUSE, watch());
    }

    @Override
    void addClauses(Cnf formula) {
        if (clauses.last() == 0) {
            clauses.addAll(formula);
            watch().tick(formula.clauses());
        } else {
            super.addClauses(formula);
        }
    }

    @Override
    void addClause(int[] literals, int length) {
        clauses.add(clauses.last() + 1, literals, length);
    }

    @Override
    ProofCheckResult checkSteps(Readable proof) throws IOException {
        LratReader steps = new LratReader(proof, variables());
        reader = steps;
        long added = 0;
        long deleted = 0;
        boolean isRefuted = false;
        while (watch().reason().isEmpty() && steps.next()) {
            String wrong = steps.isDeletion() ? delete(steps) : addIfRight(steps);
            if (wrong != null) {
                return new ProofCheckResult.Refused(steps.line(), wrong, isBinary());
            }
            if (steps.isDeletion()) {
                deleted += steps.count();
            } else {
                added++;
                isRefuted |= steps.length() == 0;
            }
            watch().tick(1L + steps.count());
        }
        return isRefuted
                ? new ProofCheckResult.Accepted(added, deleted)
                : new ProofCheckResult.Refused(steps.line(), "the proof does not add the empty clause", isBinary());
    }

    @Override
    boolean isBinary() {
        return reader != null && reader.isBinary();
    }

    /** Deletes the clauses of a step; returns what is wrong, or null. */
    private @Nullable String delete(LratReader reader) {
        for (int i = 0; i < reader.count(); i++) {
            int place = clauses.find(reader.numbers()[i]);
            if (place < 0) {
                return "there is no clause " + reader.numbers()[i] + " to delete";
            }
            clauses.delete(place);
        }
        return null;
    }

    /** Adds the clause of a step if it follows by its hints; returns what is wrong, or null. */
    private @Nullable String addIfRight(LratReader reader) {
        String wrong = wrongNumber(reader.number(), clauses.last());
        if (wrong == null) {
            wrong = run.whyNot(reader.literals(), reader.length(), reader.numbers(), reader.count());
        }
        if (wrong == null) {
            clauses.add(reader.number(), reader.literals(), reader.length());
        }
        return wrong;
    }
}
