package io.github.sudokusat.count;

import io.github.sudokusat.count.contraction.classic.ClassicContraction;
import io.github.sudokusat.count.contraction.tworow.TwoRowContraction;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.TaskRunner;
import io.github.sudokusat.run.Watch;
import java.math.BigInteger;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A count by the contraction that exists for a layout. Immutable; safe for use by several threads. */
interface PlannedCount {

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
    static Optional<? extends PlannedCount> plan(Grid placed, Watch watch) {
        return ClassicContraction.supports(placed.layout())
                ? ClassicContraction.plan(placed, watch).map(Classic::new)
                : TwoRowContraction.plan(placed, watch).map(TwoStacks::new);
    }

    /** The number of products to add up. */
    long work();

    /** Counts, with the task runner {@code pieces}, until a limit is reached. */
    CountResult count(TaskRunner pieces, Limits limits);

    private static CountResult of(BigInteger value, @Nullable StopReason stop) {
        return stop == null ? new CountResult.Exact(value) : new CountResult.AtLeast(value, stop);
    }

    /**
     * The contraction for boxes of 3 × 3.
     *
     * @param plan the plan
     */
    record Classic(ClassicContraction plan) implements PlannedCount {

        @Override
        public long work() {
            return plan.work();
        }

        @Override
        public CountResult count(TaskRunner pieces, Limits limits) {
            ClassicContraction.Result result = plan.count(pieces, limits);
            return of(result.value(), result.stop());
        }
    }

    /**
     * The contraction for boxes with two rows or two columns.
     *
     * @param plan the plan
     */
    record TwoStacks(TwoRowContraction plan) implements PlannedCount {

        @Override
        public long work() {
            return plan.work();
        }

        @Override
        public CountResult count(TaskRunner pieces, Limits limits) {
            TwoRowContraction.Result result = plan.count(pieces, limits);
            return of(result.value(), result.stop());
        }
    }
}
