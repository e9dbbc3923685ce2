package io.github.sudokusat.count;

import io.github.sudokusat.count.classic.ClassicContraction;
import io.github.sudokusat.count.contraction.CountPlan;
import io.github.sudokusat.count.tworow.TwoRowContraction;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Watch;
import java.util.Optional;

/** The contraction that exists for a layout. */
final class PlannedCount {

    private PlannedCount() {}

    /** Whether there is a contraction for a layout. */
    static boolean supports(Layout layout) {
        return ClassicContraction.supports(layout) || TwoRowContraction.supports(layout);
    }

    /** Whether the contraction for a layout that has one takes at most a second, and a few milliseconds with about a dozen givens. */
    static boolean isQuick(Layout layout) {
        return TwoRowContraction.supports(layout);
    }

    /**
     * Plans a count.
     *
     * @param placed a grid of a layout that is supported, without conflicts; the more digits propagation has placed, the cheaper the count
     * @param watch stops the planning
     * @return the plan; empty if the watch has stopped
     */
    static Optional<? extends CountPlan> plan(Grid placed, Watch watch) {
        return ClassicContraction.supports(placed.layout())
                ? ClassicContraction.plan(placed, watch)
                : TwoRowContraction.plan(placed, watch);
    }
}
