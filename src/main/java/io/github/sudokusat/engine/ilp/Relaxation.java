package io.github.sudokusat.engine.ilp;

import io.github.sudokusat.run.Watch;
import org.jspecify.annotations.Nullable;

/** Solves packing problems in floating-point arithmetic. Safe for use by several threads. */
interface Relaxation {

    /** The largest side of a grid whose relaxation the solver can handle. */
    int largestSide();

    /**
     * Solves a problem.
     *
     * @return the optimum, as far as rounding and the solver allow; null if the watch has stopped or the solver failed, which implies nothing about
     *     the problem
     */
    @Nullable
    Optimum solve(PackingProblem problem, Watch watch);

    /** An optimum; no figure in it may be trusted. */
    final class Optimum {

        /** The values by column. */
        final double[] values;

        /** The prices by row: what one more unit of its bound would gain. */
        final double[] prices;

        /** Creates an optimum from arrays that are not copied. */
        Optimum(double[] values, double[] prices) {
            this.values = values;
            this.prices = prices;
        }
    }
}
