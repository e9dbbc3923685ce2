package io.github.sudokusat.cluster.single;

import io.github.sudokusat.cluster.task.TaskCancellation;
import io.github.sudokusat.run.Limits;
import java.util.concurrent.TimeUnit;

/** Limits that driver and executors share: a deadline by the clock on the wall, which their machines are supposed to have in common. */
final class TaskLimits {

    private TaskLimits() {}

    /** The time of the wall clock, in milliseconds, at which started limits end; the greatest number if they do not. */
    static long deadline(Limits started) {
        long left = TimeUnit.NANOSECONDS.toMillis(started.remainingNanos());
        long now = System.currentTimeMillis();
        return left > Long.MAX_VALUE - now ? Long.MAX_VALUE : now + left;
    }

    /** Limits of a task, which also end when Spark kills it. */
    static Limits until(long deadline) {
        return within(TimeUnit.MILLISECONDS.toNanos(Math.max(0, deadline - System.currentTimeMillis())));
    }

    /** Limits of a part of a task, as above. */
    static Limits within(long nanos) {
        return Limits.none()
                .withCancellation(TaskCancellation.current())
                .withTimeout(System::nanoTime, nanos)
                .started();
    }
}
