package io.github.sudokusat.count.classic;

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
 * A planned count of all solutions of a classic 9 × 9 clue set.
 *
 * <p>Let N_i(x, y, z) be the number of ways to fill the rows of band i if the columns of its boxes are filled according to the words x, y and z. The
 * count is the sum of N_0 · N_1 · N_2 over the ways to fill the columns of the three stacks. Words are grouped in classes, and terms that
 * automorphisms of the clue set make equal are added up once. Memory: up to 132 MB for tables, and up to 4 MB for each thread.
 * Immutable; safe for use by several threads.
 */
public final class ClassicContraction implements CountPlan {

    private final Plan plan;

    ClassicContraction(Plan plan) {
        this.plan = plan;
    }

    /**
     * Whether grids of a layout can be counted by this contraction.
     *
     * @param layout the layout
     * @return true for classic Sudoku without further houses or rules, whatever its digits are worth
     */
    public static boolean supports(Layout layout) {
        return layout.isPlain() && layout.withLeastValue(1).isClassic();
    }

    /**
     * Plans the count. This takes from a millisecond to a second, longest for clue sets with many automorphisms.
     *
     * @param puzzle a classic grid; the more digits propagation has placed, the cheaper the count
     * @param watch stops the planning
     * @return the plan; empty if the watch has stopped
     * @throws IllegalArgumentException if the grid has another layout, or conflicts
     */
    public static Optional<ClassicContraction> plan(Grid puzzle, Watch watch) {
        if (!supports(puzzle.layout())) {
            throw new IllegalArgumentException(
                    "only classic grids can be contracted, but this is a " + puzzle.layout());
        }
        if (!puzzle.conflicts().isEmpty()) {
            throw new IllegalArgumentException("puzzle must have no conflicts, but has "
                    + puzzle.conflicts().get(0));
        }
        Plan plan = Planner.plan(Clues.of(puzzle.digits()), watch);
        return plan == null ? Optional.empty() : Optional.of(new ClassicContraction(plan));
    }

    @Override
    public long work() {
        return plan.work();
    }

    @Override
    public int parts() {
        return plan.tasks();
    }

    @Override
    public Parts prepare(TaskRunner tasks, Limits limits, SharedProgress shared) {
        Sweep sweep = Sweep.of(plan, tasks, limits, shared);
        BigInteger divisor = BigInteger.valueOf(plan.orientation().divisor());
        return (part, watch, all) -> plan.weighted(sweep.run(part, watch, all)).multiply(divisor);
    }
}
