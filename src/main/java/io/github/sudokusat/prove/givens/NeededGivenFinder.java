package io.github.sudokusat.prove.givens;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.prove.mus.Effort;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Shows that each given of a puzzle is needed: without it there is a solution that has another digit there.
 *
 * <p>If the puzzle is proper, it is then minimal; if it has no solution, its givens are a minimal conflict. Each given takes one solve.
 *
 * <p>Limits apply to each call separately, with conflicts counted over all solves. Immutable, and safe for use by several threads if the solver is.
 */
public final class NeededGivenFinder {

    private final SatSolver solver;
    private final Limits limits;

    private NeededGivenFinder(SatSolver solver, Limits limits) {
        this.solver = solver;
        this.limits = limits;
    }

    /**
     * Creates a finder.
     *
     * @param solver finds the solutions; it is fast if it is {@linkplain io.github.sudokusat.sat.Capability#INCREMENTAL incremental}
     * @return the finder
     */
    public static NeededGivenFinder of(SatSolver solver) {
        return new NeededGivenFinder(Objects.requireNonNull(solver, "solver"), Limits.none());
    }

    /**
     * This finder with limits, which apply to each call separately.
     *
     * @param value the limits
     * @return the new finder
     */
    public NeededGivenFinder withLimits(Limits value) {
        return new NeededGivenFinder(solver, Objects.requireNonNull(value, "value"));
    }

    /**
     * Looks for a solution without each given, up to the first given that has none.
     *
     * @param puzzle the puzzle
     * @return the solutions; or a given that is not needed, or which limit was reached
     * @throws IllegalArgumentException if the layout has a rule that cannot be encoded
     */
    public NeededGivensResult find(Grid puzzle) {
        Effort effort = new Effort(limits.watch());
        try (GivenSession session = GivenSession.open(solver, puzzle.layout(), effort)) {
            if (session == null) {
                return new NeededGivensResult.Stopped(effort.reason());
            }
            int[] all = session.literals(puzzle);
            List<Grid> witnesses = new ArrayList<>();
            for (int i = 0; i < all.length; i++) {
                SatResult result = session.solveOpposed(all, i);
                if (result instanceof SatResult.Unknown) {
                    return new NeededGivensResult.Stopped(effort.reason());
                }
                if (result instanceof SatResult.Unsat) {
                    return new NeededGivensResult.Redundant(session.given(all[i]));
                }
                witnesses.add(session.solution(result.findModel().orElseThrow()));
            }
            return new NeededGivensResult.Needed(witnesses);
        }
    }
}
