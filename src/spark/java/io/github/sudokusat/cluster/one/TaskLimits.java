package io.github.sudokusat.cluster.one;

import io.github.sudokusat.run.Limits;
import java.util.concurrent.TimeUnit;
import org.apache.spark.TaskContext;
import org.jspecify.annotations.Nullable;

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
        TaskContext context = TaskContext.get();
        return Limits.none().withTimeout(() -> nanoTime(context), nanos).started();
    }

    /** Spark interrupts a task only if it is told to, so every look at the clock asks it. */
    private static long nanoTime(@Nullable TaskContext context) {
        if (context != null && context.isInterrupted()) {
            Thread.currentThread().interrupt();
        }
        return System.nanoTime();
    }
}
