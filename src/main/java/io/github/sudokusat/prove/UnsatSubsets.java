package io.github.sudokusat.prove;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSolver;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Finds sets of assumptions that cannot hold together: irreducible ones, from which none can go, and smallest ones.
 *
 * <p><b>Irreducible.</b> One assumption after the other is left out; if the rest still cannot hold, what the solver names of the rest is gone on
 * with. As many solves as there are assumptions at the most.
 *
 * <p><b>Smallest.</b> When some assumptions can hold together, every set that cannot has one of the others. So a set that cannot hold has an element of
 * each of many such sets of others, and if a smallest set that hits them all cannot hold itself, it is a smallest one. If it can, it is grown by
 * assumptions that can hold as well, and what remains is one more set to hit (A. Ignatiev, A. Previti, M. Liffiton, J. Marques-Silva, Smallest MUS
 * Extraction with Minimal Hitting Set Dualization, CP 2015).
 */
final class UnsatSubsets {

    /** Solves under assumptions. */
    interface Question {

        /** The answer; an unknown one has stopped the effort. */
        SatResult ask(int... assumptions);
    }

    private final Question question;
    private final SatSolver solver;
    private final Effort effort;

    /**
     * Prepares the search.
     *
     * @param solver finds hitting sets
     */
    UnsatSubsets(Question question, SatSolver solver, Effort effort) {
        this.question = question;
        this.solver = solver;
        this.effort = effort;
    }

    /**
     * Leaves out assumptions until none can go.
     *
     * @param assumptions they cannot hold together
     * @return a part of them in their order; null if the effort is stopped before
     */
    int @Nullable [] irreducible(int[] assumptions) {
        int[] rest = assumptions;
        for (int i = 0; i < rest.length; ) {
            SatResult result = question.ask(GivenSession.without(rest, i));
            if (result instanceof SatResult.Unknown) {
                return null;
            }
            if (result instanceof SatResult.Unsat unsat) {
                // Those before index i are needed by every set that cannot hold, so they are in this one, in front.
                rest = unsat.core();
            } else {
                i++;
            }
        }
        return rest;
    }

    /**
     * Looks for a smaller set than a known one.
     *
     * @param assumptions all that sets are made of, each once
     * @param known a set of them that cannot hold together
     * @param maxSolves ends the search after as many solves
     * @return the known set if no smaller one cannot hold, else a smallest one; null if the search ended before that was known
     */
    int @Nullable [] smallest(int[] assumptions, int[] known, long maxSolves) {
        if (known.length == 0) {
            return known;
        }
        long end = effort.solves() + maxSolves;
        try (HittingSets family = new HittingSets(solver, assumptions.length, known.length, effort)) {
            for (int[] hitting = family.smallest(); hitting != null; hitting = family.smallest()) {
                int[] candidate = new int[hitting.length];
                for (int i = 0; i < hitting.length; i++) {
                    candidate[i] = assumptions[hitting[i] - 1];
                }
                SatResult result = question.ask(candidate);
                if (result instanceof SatResult.Unsat) {
                    return candidate;
                }
                int[] others = result instanceof SatResult.Sat sat ? othersThan(assumptions, sat.model(), end) : null;
                if (others == null || effort.solves() >= end) {
                    return null;
                }
                family.add(others);
            }
        }
        return effort.isStopped() ? null : known;
    }

    /** The indices from 1 of assumptions that cannot be added to those that hold in a model and others that can; null if stopped. */
    private int @Nullable [] othersThan(int[] assumptions, Model first, long end) {
        boolean[] holds = new boolean[assumptions.length];
        take(first, assumptions, holds);
        for (int i = 0; i < assumptions.length && effort.solves() < end; i++) {
            if (holds[i]) {
                continue;
            }
            SatResult result = question.ask(GivenSession.with(chosen(assumptions, holds), assumptions[i]));
            if (result instanceof SatResult.Unknown) {
                return null;
            }
            if (result instanceof SatResult.Sat sat) {
                take(sat.model(), assumptions, holds);
            }
        }
        int[] others = new int[assumptions.length];
        int n = 0;
        for (int i = 0; i < assumptions.length; i++) {
            if (!holds[i]) {
                others[n++] = i + 1;
            }
        }
        return Arrays.copyOf(others, n);
    }

    private static void take(Model model, int[] assumptions, boolean[] holds) {
        for (int i = 0; i < assumptions.length; i++) {
            holds[i] |= model.isTrue(assumptions[i]);
        }
    }

    private static int[] chosen(int[] assumptions, boolean[] chosen) {
        int[] some = new int[assumptions.length];
        int n = 0;
        for (int i = 0; i < assumptions.length; i++) {
            if (chosen[i]) {
                some[n++] = assumptions[i];
            }
        }
        return Arrays.copyOf(some, n);
    }
}
