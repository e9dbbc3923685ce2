package io.github.sudokusat.prove.mus;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.sat.SatResult;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds sets of assumptions that cannot hold together: minimal unsatisfiable subsets (MUSes), from which none can be left out, and smallest ones
 * (SMUSes).
 *
 * <p><b>Minimal.</b> One assumption after another is left out; if the rest still cannot hold, the part of the rest that the solver names replaces
 * it. This takes at most as many solves as there are assumptions.
 *
 * <p><b>Smallest.</b> When some assumptions can hold together, every set that cannot contains one of the others. A set that cannot hold thus hits
 * many such sets of others, and if a smallest set that hits them all cannot hold either, it is a smallest one. If it can, it is extended by
 * assumptions that can hold with it, and the remaining assumptions are one more set to hit (A. Ignatiev, A. Previti, M. Liffiton, J. Marques-Silva,
 * Smallest MUS Extraction with Minimal Hitting Set Dualization, CP 2015).
 */
public final class MusFinder {

    /** Solves under assumptions. */
    public interface Question {

        /** The answer; an unknown one has stopped the effort. */
        SatResult ask(int... assumptions);
    }

    /** The maximum number of steps of the search for hitting sets; a few seconds. */
    private static final long MOST_STEPS = 30_000_000;

    private final Question question;
    private final Effort effort;

    public MusFinder(Question question, Effort effort) {
        this.question = question;
        this.effort = effort;
    }

    /**
     * Leaves out assumptions until none can be left out.
     *
     * @param assumptions assumptions that cannot hold together
     * @return a subset of them in their order; null if the effort is stopped first
     */
    public int @Nullable [] minimal(int[] assumptions) {
        int[] rest = assumptions;
        for (int i = 0; i < rest.length; ) {
            SatResult result = question.ask(Literals.without(rest, i));
            if (result instanceof SatResult.Unknown) {
                return null;
            }
            if (result instanceof SatResult.Unsat unsat) {
                // Those before index i are needed by every set that cannot hold, so they are at the front of this one.
                rest = unsat.core();
            } else {
                i++;
            }
        }
        return rest;
    }

    /**
     * Searches for a smaller set than a known one.
     *
     * @param assumptions all assumptions of which sets may consist, each once
     * @param known a set of them that cannot hold together
     * @param maxSolves the number of solves after which the search ends
     * @return the known set if every smaller one can hold, otherwise a smallest one; null if the search ended before that was known
     */
    public int @Nullable [] smallest(int[] assumptions, int[] known, long maxSolves) {
        long end = effort.solves() + maxSolves;
        Budget budget = new Budget(effort, MOST_STEPS);
        List<long[]> family = new ArrayList<>();
        for (int size = 1; size < known.length; size++) {
            int[] found = new HittingSearch(
                            assumptions.length,
                            family,
                            size,
                            (chosen, asBits, ruledOut) -> missing(assumptions, asBits, end, budget),
                            budget)
                    .find();
            if (found != null) {
                return IntStream.of(found).sorted().map(i -> assumptions[i]).toArray();
            }
            if (budget.isSpent(0)) {
                return null;
            }
        }
        return known;
    }

    /**
     * The indices, as bits, of the assumptions that cannot be added to some assumptions and others that can be; null if the former cannot hold, or if
     * stopped.
     */
    private long @Nullable [] missing(int[] assumptions, long[] some, long end, Budget budget) {
        SatResult result = question.ask(chosen(assumptions, i -> BitSets.has(some, i)));
        if (!(result instanceof SatResult.Sat sat)) {
            return null;
        }
        boolean[] holds = new boolean[assumptions.length];
        take(sat.model(), assumptions, holds);
        for (int i = 0; i < assumptions.length; i++) {
            if (effort.solves() >= end) {
                budget.end();
            }
            if (budget.isSpent(0)) {
                return null;
            }
            int[] more = holds[i] ? null : Literals.with(chosen(assumptions, j -> holds[j]), assumptions[i]);
            if (more != null && question.ask(more) instanceof SatResult.Sat other) {
                take(other.model(), assumptions, holds);
            }
        }
        long[] others = new long[BitSets.words(assumptions.length)];
        for (int i = 0; i < assumptions.length; i++) {
            if (!holds[i]) {
                BitSets.put(others, i);
            }
        }
        return others;
    }

    private static void take(Model model, int[] assumptions, boolean[] holds) {
        for (int i = 0; i < assumptions.length; i++) {
            holds[i] |= model.isTrue(assumptions[i]);
        }
    }

    private static int[] chosen(int[] assumptions, IntPredicate isChosen) {
        return IntStream.range(0, assumptions.length)
                .filter(isChosen)
                .map(i -> assumptions[i])
                .toArray();
    }
}
