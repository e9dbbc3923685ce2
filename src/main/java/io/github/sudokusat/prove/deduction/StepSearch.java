package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.prove.mus.BitSets;
import io.github.sudokusat.prove.mus.Budget;
import io.github.sudokusat.prove.mus.Effort;
import io.github.sudokusat.prove.mus.HittingSearch;
import io.github.sudokusat.prove.mus.Literals;
import io.github.sudokusat.prove.mus.MusFinder;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SatStatistics;
import io.github.sudokusat.sat.SessionOptions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Searches one position for the fewest needs from which a conclusion follows.
 *
 * <p>A conclusion is identified by the literal that contradicts it: v if candidate v is removed, −v if it is placed. It follows from needs if these
 * cannot be met under that literal. A {@link NearSolution} with the literal leaves some needs unmet, and every set from which the conclusion follows
 * contains one of them: these are the sets to hit. One near solution serves every conclusion whose literal it has, which makes it cheap to rule out
 * all conclusions of a size. Sizes are tried in turn, each for all conclusions, so that none is examined beyond the size of the answer.
 *
 * @see "E. Gamba, B. Bogaerts, T. Guns, Efficiently Explaining CSPs with Unsatisfiable Subset Optimization, JAIR 78, 2023"
 */
final class StepSearch implements AutoCloseable {

    /** A conclusion, given by the literal against it, and needs from which it follows. */
    static final class Found {

        private final int against;
        private final int[] needs;

        Found(int against, int... needs) {
            this.against = against;
            this.needs = needs;
        }

        int against() {
            return against;
        }

        /** The needs; must not be modified. */
        int[] needs() {
            return needs;
        }
    }

    /** The maximum number of conclusions about which the solver is asked, from first to last. */
    private static final int CORES = 300;

    /** The number of conflicts after which a conclusion is left for an easier one: what takes many has no short explanation. */
    private static final long EASY_CONFLICTS = 20;

    /** The number of these conclusions, those with the fewest needs named by the solver, for which a minimal set is computed. */
    private static final int QUICK_TRIES = 12;

    /** The number of moves in vain, for each need that must be met and one more, after which a near solution is no longer improved. */
    private static final int IDLE = 12;

    /** A near solution that meets no more needs is not improved if there are rules. */
    private static final int FEW_NEEDS = 2;

    /** The work of improving a near solution, in steps of the budget for each need. */
    private static final long IMPROVING = 20;

    /** The work of the solver's setting one variable, in steps of the budget. */
    private static final long PROPAGATION = 4;

    private final OpenConstraints open;
    private final SatSession session;
    private SatStatistics before = SatStatistics.NONE;
    private final Effort effort;
    private final Budget budget;
    private final RandomStream random = RandomStream.of(1);
    private final NearSolution near;
    private final int[] conclusions;
    private final int[] solution;
    /** The conclusions that are examined for sets of two or more needs: eliminations, if there are any. */
    private final int[] deep;
    /** The sets to be hit, by {@link Literals#indexOf}. */
    private final List<List<long[]>> families = new ArrayList<>();
    /** The near solutions, as variables. */
    private final List<int[]> models = new ArrayList<>();

    /**
     * Creates a search.
     *
     * @param conclusions the literals against conclusions that follow from all needs, preferred ones first
     * @param solution the digits of a solution, by cell
     */
    StepSearch(
            OpenConstraints open, int[] conclusions, int[] solution, SatSolver solver, Effort effort, Budget budget) {
        this.solution = solution;
        this.open = open;
        this.conclusions = conclusions;
        int[] eliminations =
                Arrays.stream(conclusions).filter(literal -> literal > 0).toArray();
        this.deep = eliminations.length == 0 ? conclusions : eliminations;
        this.effort = effort;
        this.budget = budget;
        this.near = new NearSolution(open, random, effort.watch());
        this.session = solver.open(open.formulaVariables(), SessionOptions.defaults());
        open.writeTo(session, effort.watch());
        for (int i = 0; i < 2 * open.variables().count() + 2; i++) {
            families.add(new ArrayList<>());
        }
    }

    /** Adds a near solution of this or an earlier position, without the digits that are no longer candidates. */
    void seed(int[] variables) {
        near.clear();
        for (int variable : variables) {
            near.put(variable);
        }
        long[] none = new long[BitSets.words(open.needCount())];
        // With rules there are many near solutions, each good for few conclusions.
        note(open.hasRules() ? near.unmet() : near.improve(0, none, none, IDLE), 0);
    }

    List<int[]> models() {
        return models;
    }

    /**
     * Searches for a smallest set, provided that none is smaller than the first size.
     *
     * @param from the least size to try, 1 or more
     * @param to the greatest size to try
     * @return a set; null if there is none up to that size, or the budget is spent before that is known
     */
    @Nullable
    Found findSmallest(int from, int to) {
        for (int size = from; size <= to; size++) {
            for (int against : size == 1 ? conclusions : deep) {
                int[] needs = new HittingSearch(
                                open.needCount(),
                                families.get(Literals.indexOf(against)),
                                size,
                                (chosen, asBits, ruledOut) -> missing(against, chosen, asBits, ruledOut),
                                budget)
                        .find();
                if (needs != null || budget.isSpent(0)) {
                    return needs == null ? null : new Found(against, needs);
                }
            }
        }
        return null;
    }

    /** The needs that a near solution meeting some needs leaves unmet; null if there is none, or the effort is stopped. */
    private long @Nullable [] missing(int against, int[] needs, long[] asBits, long[] ruledOut) {
        if (open.hasRules()) {
            // Exchanges of single candidates rarely lead to digits that obey rules.
            near.takeSolution(solution);
        }
        if (!near.tryToMeet(against, needs, asBits)) {
            SatResult result = solve(against, needs);
            budget.isSpent(lastWork());
            if (!(result instanceof SatResult.Sat sat)) {
                return null;
            }
            near.take(sat.model());
        }
        budget.isSpent(IMPROVING * open.needCount());
        // With rules a move is dear, and pairs of needs are soon tried without.
        boolean isImproved = !open.hasRules() || needs.length > FEW_NEEDS;
        return note(near.improve(against, asBits, ruledOut, isImproved ? IDLE * (needs.length + 1) : 0), against);
    }

    private SatResult solve(int against, int... needs) {
        return solve(Long.MAX_VALUE, against, needs);
    }

    private SatResult solve(long mostConflicts, int against, int... needs) {
        int[] assumptions = new int[needs.length + 1];
        for (int i = 0; i < needs.length; i++) {
            assumptions[i] = open.selector(needs[i]);
        }
        assumptions[needs.length] = against;
        before = session.statistics();
        return effort.tryToSolve(session, mostConflicts, assumptions);
    }

    /** The work of the last solve, in steps of the budget. */
    private long lastWork() {
        SatStatistics work = session.statistics().minus(before);
        return PROPAGATION * (work.propagations() + work.decisions());
    }

    /** Adds what a near solution leaves unmet to the families of all conclusions that it contradicts, except one. */
    private long[] note(long[] unmet, int except) {
        int[] variables = near.variables();
        models.add(variables);
        for (int against : conclusions) {
            if (against != except && (against > 0 ? near.holds(against) : !near.holds(-against))) {
                HittingSearch.addTo(families.get(Literals.indexOf(against)), unmet);
            }
        }
        return unmet;
    }

    /**
     * Finds a set from which no need can be left out: the smallest among those of a few conclusions.
     *
     * @param comparing the work after which no more conclusions are compared
     * @return a set; null if the effort is stopped before any is known
     */
    @Nullable
    Found findMinimal(Budget comparing) {
        List<Found> first = cores(EASY_CONFLICTS, comparing);
        if (first.isEmpty()) {
            first = cores(Long.MAX_VALUE, comparing);
        }
        first.sort(Comparator.comparingInt(found -> found.needs().length));
        Found best = null;
        for (Found found : first.subList(0, Math.min(QUICK_TRIES, first.size()))) {
            int against = found.against();
            int[] needs = new MusFinder(needsLeft -> core(against, needsLeft), effort).minimal(found.needs());
            if (needs != null && (best == null || needs.length < best.needs().length)) {
                best = new Found(against, needs);
            }
        }
        return best;
    }

    /** The needs that the solver names for each of a few conclusions that it reaches within a number of conflicts; once the work is done, for the next. */
    private List<Found> cores(long mostConflicts, Budget comparing) {
        int[] all = IntStream.range(0, open.needCount()).toArray();
        List<Found> cores = new ArrayList<>();
        int stride = 1 + deep.length / CORES;
        for (int i = 0;
                i < deep.length && !effort.isStopped() && (cores.isEmpty() || !comparing.isSpent(0));
                i += stride) {
            int against = deep[i];
            if (solve(mostConflicts, against, all) instanceof SatResult.Unsat unsat) {
                cores.add(new Found(against, needs(unsat.core(), against)));
            }
            comparing.isSpent(lastWork());
        }
        return cores;
    }

    /** Solves with needs; the core of the answer consists of needs, too. */
    private SatResult core(int against, int... needs) {
        SatResult result = solve(against, needs);
        return result instanceof SatResult.Unsat unsat ? new SatResult.Unsat(needs(unsat.core(), against)) : result;
    }

    private int[] needs(int[] core, int against) {
        int[] needs = new int[core.length];
        int n = 0;
        for (int literal : core) {
            if (literal != against) {
                needs[n++] = open.need(literal);
            }
        }
        return Arrays.copyOf(needs, n);
    }

    @Override
    public void close() {
        session.close();
    }
}
