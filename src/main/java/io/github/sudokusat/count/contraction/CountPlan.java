package io.github.sudokusat.count.contraction;

import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.TaskRunner;
import io.github.sudokusat.run.Watch;
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
     * The number of parts into which the work is divided; it depends on the grid alone.
     *
     * @return 0 or more
     */
    int parts();

    /**
     * Makes the tables that all parts share.
     *
     * @param tasks runs the tasks of this work
     * @param limits stop it within milliseconds
     * @param shared the state of the computation
     * @return the parts, which count too little if the computation has been stopped before the tables were complete
     */
    Parts prepare(TaskRunner tasks, Limits limits, SharedProgress shared);

    /**
     * Counts.
     *
     * @param tasks runs the tasks of the work
     * @param limits stop the count within milliseconds; {@link Limits#progress()} is notified from any thread that runs tasks, one at a time
     * @return the count, exact unless stopped
     */
    default Result count(TaskRunner tasks, Limits limits) {
        Limits started = limits.started();
        SharedProgress shared = new SharedProgress(started.progress(), "products", work());
        if (!shared.goesOn(started.watch())) {
            return new Result(BigInteger.ZERO, shared.stop());
        }
        Parts parts = prepare(tasks, started, shared);
        BigInteger sum = tasks.sum(parts(), part -> parts.count(part, started.watch(), shared));
        return new Result(sum, shared.stop());
    }

    /** The parts of the work, with the tables that they share. Immutable; safe for use by several threads. */
    interface Parts {

        /**
         * Counts the solutions of a part; those of all parts together are the solutions of the grid.
         *
         * @param part the number of the part, from 0
         * @param watch stops the count within milliseconds
         * @param shared receives the work done, and why it was stopped
         * @return the number of solutions; a lower bound if the count was stopped
         */
        BigInteger count(int part, Watch watch, SharedProgress shared);
    }
}
