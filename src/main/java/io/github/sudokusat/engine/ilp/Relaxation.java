package io.github.sudokusat.engine.ilp;

import io.github.sudokusat.run.Watch;
import org.jspecify.annotations.Nullable;

/** Solves packing problems in floating-point arithmetic. Safe for use by several threads. */
interface Relaxation {

    /** The largest side of a grid whose relaxation is within reach. */
    int largestSide();

    /**
     * Solves a problem.
     *
     * @return the optimum, as far as rounding and the solver allow; null if the watch has stopped or the solver failed, which says nothing of the
     *     problem
     */
    @Nullable
    Optimum solve(PackingProblem problem, Watch watch);

    /** An optimum; nobody must believe any of it. */
    final class Optimum {

        /** By column. */
        final double[] values;

        /** By row: what one more of its bound would bring. */
        final double[] prices;

        /** An optimum of arrays that are not copied. */
        Optimum(double[] values, double[] prices) {
            this.values = values;
            this.prices = prices;
        }
    }
}
