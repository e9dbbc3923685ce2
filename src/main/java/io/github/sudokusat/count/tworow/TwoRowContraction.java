package io.github.sudokusat.count.tworow;

import io.github.sudokusat.count.contraction.CountPlan;
import io.github.sudokusat.count.contraction.SharedProgress;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.TaskRunner;
import io.github.sudokusat.run.Watch;
import java.math.BigInteger;
import java.util.Optional;

/**
 * A planned count of all solutions of a clue set on boxes of 2 × 2, 2 × 3, 2 × 4, 3 × 2 or 4 × 2.
 *
 * <p>The count is the sum, over the row sets of all bands, of the number of ways to fill the left stack times that for the right stack. Each of these
 * numbers is the product of a vector for the upper half and one for the lower half, both indexed by the column sets. Memory: up to 10 MB per thread.
 * Immutable; safe for use by several threads.
 */
public final class TwoRowContraction implements CountPlan {

    private final Plan plan;

    TwoRowContraction(Plan plan) {
        this.plan = plan;
    }

    /**
     * Whether grids of a layout can be counted by this contraction.
     *
     * @param layout the layout
     * @return true for boxes of 2 × 2, 2 × 3, 2 × 4, 3 × 2 and 4 × 2 without further houses or rules
     */
    public static boolean supports(Layout layout) {
        return Clues.areFor(layout);
    }

    /**
     * Plans the count, in a few milliseconds.
     *
     * @param puzzle a grid of such a layout; the more digits propagation has placed, the cheaper the count
     * @param watch stops the planning
     * @return the plan; empty if the watch has stopped
     * @throws IllegalArgumentException if the grid has another layout, or conflicts
     */
    public static Optional<TwoRowContraction> plan(Grid puzzle, Watch watch) {
        if (!supports(puzzle.layout())) {
            throw new IllegalArgumentException("boxes must have two rows or two columns, and at most "
                    + Clues.MOST_COLUMNS + " of the others, without other rules, but this is a " + puzzle.layout());
        }
        if (!puzzle.conflicts().isEmpty()) {
            throw new IllegalArgumentException("puzzle must have no conflicts, but has "
                    + puzzle.conflicts().get(0));
        }
        Plan plan = Planner.plan(Clues.of(puzzle), watch);
        return plan == null ? Optional.empty() : Optional.of(new TwoRowContraction(plan));
    }

    @Override
    public long work() {
        return plan.work();
    }

    @Override
    public int parts() {
        return (plan.lower().choices().size() + Lanes.WIDTH - 1) / Lanes.WIDTH;
    }

    @Override
    public Parts prepare(TaskRunner tasks, Limits limits, SharedProgress shared) {
        return this::count;
    }

    private BigInteger count(int part, Watch watch, SharedProgress shared) {
        BigInteger sum = BigInteger.ZERO;
        if (!shared.goesOn(watch)) {
            return sum;
        }
        Lanes lanes = new Lanes(plan, part * Lanes.WIDTH);
        lanes.fill(watch);
        for (UpperChoice upper : plan.uppers()) {
            if (!shared.goesOn(watch)) {
                break;
            }
            sum = sum.add(lanes.solutions(upper));
            shared.add((long) lanes.width() * upper.size());
        }
        return sum.multiply(plan.divisor());
    }
}
