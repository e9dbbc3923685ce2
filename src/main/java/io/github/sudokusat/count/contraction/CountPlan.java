package io.github.sudokusat.count.contraction;

import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.TaskRunner;
import java.math.BigInteger;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A planned count of the solutions of a grid by contraction. Immutable; safe for use by several threads. */
public interface CountPlan {

    /**
     * The result of a contraction.
     *
     * @param value the number of solutions; a lower bound if the count was stopped
     * @param stop why the count was stopped, or null
     */
    record Result(BigInteger value, @Nullable StopReason stop) {

        /**
         * Checks the components.
         *
         * @param value the number of solutions
         * @param stop why the count was stopped, or null
         */
        public Result {
            Objects.requireNonNull(value, "value");
        }
    }

    /**
     * The work of the count, without its tables.
     *
     * @return the number of products to add up, 0 or more; about 5·10⁹ per second and core
     */
    long work();

    /**
     * Counts.
     *
     * @param tasks runs the tasks of the work
     * @param limits stop the count within milliseconds; {@link Limits#progress()} is notified from any thread that runs tasks, one at a time
     * @return the count, exact unless stopped
     */
    Result count(TaskRunner tasks, Limits limits);
}
