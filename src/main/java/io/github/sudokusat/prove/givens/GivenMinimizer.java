package io.github.sudokusat.prove.givens;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.prove.mus.Effort;
import io.github.sudokusat.prove.mus.Literals;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSolver;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Finds which givens of a puzzle follow from the others, whether it is minimal, and a minimal puzzle contained in it.
 *
 * <p>A given follows from others if these and its opposite have no common solution. This is tested for each given, in one session in which givens are
 * assumptions; then those that follow are left out one by one, in random order, as long as each follows from what is left. A given that the whole
 * puzzle needs is needed by every part of it, so it is not tested again. Leaving out givens that follow from the rest keeps the set of solutions, so
 * the puzzle need not be proper.
 *
 * <p>Limits apply to each call separately, with conflicts counted over all solves.
 *
 * <p>Immutable, and safe for use by several threads if the solver is.
 */
public final class GivenMinimizer {

    private final SatSolver solver;
    private final Limits limits;

    private GivenMinimizer(SatSolver solver, Limits limits) {
        this.solver = solver;
        this.limits = limits;
    }

    /**
     * Creates a minimizer.
     *
     * @param solver answers the questions; it is fast if it is {@linkplain io.github.sudokusat.sat.Capability#INCREMENTAL incremental}
     * @return the minimizer
     */
    public static GivenMinimizer of(SatSolver solver) {
        return new GivenMinimizer(Objects.requireNonNull(solver, "solver"), Limits.none());
    }

    /**
     * This minimizer with limits, which apply to each call separately.
     *
     * @param value the limits
     * @return the new minimizer
     */
    public GivenMinimizer withLimits(Limits value) {
        return new GivenMinimizer(solver, Objects.requireNonNull(value, "value"));
    }

    /**
     * Minimizes a puzzle.
     *
     * @param puzzle the puzzle
     * @param seed determines the order in which givens are left out, and thus which of the minimal puzzles is found
     * @return the minimal puzzle and the redundant givens; or that there is no solution, or which limit was reached
     * @throws IllegalArgumentException if the layout has a rule that cannot be encoded
     */
    public MinimizeResult minimize(Grid puzzle, long seed) {
        Effort effort = new Effort(limits.watch());
        try (GivenSession session = GivenSession.open(solver, puzzle.layout(), effort)) {
            if (session == null) {
                return new MinimizeResult.Stopped(effort.reason());
            }
            int[] all = session.literals(puzzle);
            SatResult result = session.solve(all);
            if (result instanceof SatResult.Unsat) {
                return new MinimizeResult.Unsolvable();
            }
            int[] redundant = result instanceof SatResult.Sat ? redundant(session, all) : null;
            int[] minimal = redundant == null ? null : leaveOut(session, all, shuffled(redundant, seed));
            if (redundant == null || minimal == null) {
                return new MinimizeResult.Stopped(effort.reason());
            }
            Grid left = Grid.empty(puzzle.layout());
            for (Candidate given : session.givens(minimal)) {
                left = left.with(given.cell().number(puzzle.layout().side()), given.digit());
            }
            return new MinimizeResult.Minimal(left, session.givens(redundant));
        }
    }

    /** The literals each of which follows from all others; null if the effort is stopped. */
    private static int @Nullable [] redundant(GivenSession session, int[] all) {
        int[] redundant = new int[all.length];
        int n = 0;
        for (int i = 0; i < all.length; i++) {
            SatResult result = session.solveOpposed(all, i);
            if (result instanceof SatResult.Unknown) {
                return null;
            }
            if (result instanceof SatResult.Unsat) {
                redundant[n++] = all[i];
            }
        }
        return Arrays.copyOf(redundant, n);
    }

    /** The literals that remain after those that follow from the rest are left out one after another; null if the effort is stopped. */
    private static int @Nullable [] leaveOut(GivenSession session, int[] all, int[] candidates) {
        int[] rest = all;
        for (int candidate : candidates) {
            int index = Arrays.binarySearch(rest, candidate);
            // The first one is known to follow.
            SatResult result = rest.length == all.length ? new SatResult.Unsat() : session.solveOpposed(rest, index);
            if (result instanceof SatResult.Unknown) {
                return null;
            }
            if (result instanceof SatResult.Unsat) {
                rest = Literals.without(rest, index);
            }
        }
        return rest;
    }

    private static int[] shuffled(int[] literals, long seed) {
        int[] order = literals.clone();
        RandomStream.of(seed).shuffle(order);
        return order;
    }
}
