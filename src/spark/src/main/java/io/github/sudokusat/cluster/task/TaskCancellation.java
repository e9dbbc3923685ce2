package io.github.sudokusat.cluster.task;

import io.github.sudokusat.run.Cancellation;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.apache.spark.TaskContext;
import org.apache.spark.TaskKilledException;
import org.apache.spark.util.TaskCompletionListener;
import org.jspecify.annotations.Nullable;

/**
 * Cancels the work of a task of Spark when the task is killed, because its query was cancelled or a copy of it was faster. A thread of each process
 * looks at the tasks that run there: Spark tells a task by itself only from version 4.2 on.
 */
public final class TaskCancellation {

    private static final int MILLIS_BETWEEN_LOOKS = 20;

    private static final ScheduledThreadPoolExecutor WATCH = watch();

    /** The last task of each thread. */
    private static final ThreadLocal<@Nullable TaskCancellation> LAST = new ThreadLocal<>();

    private final TaskContext task;
    private final Cancellation cancellation = new Cancellation();

    private TaskCancellation(TaskContext task) {
        this.task = task;
        ScheduledFuture<?> looks = WATCH.scheduleWithFixedDelay(
                this::look, MILLIS_BETWEEN_LOOKS, MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
        task.addTaskCompletionListener((TaskCompletionListener) ended -> looks.cancel(false));
    }

    private static ScheduledThreadPoolExecutor watch() {
        ScheduledThreadPoolExecutor watch = new ScheduledThreadPoolExecutor(1, work -> {
            Thread thread = new Thread(work, "sudoku-sat task watch");
            thread.setDaemon(true);
            return thread;
        });
        watch.setRemoveOnCancelPolicy(true);
        return watch;
    }

    private void look() {
        if (task.isInterrupted()) {
            cancellation.cancel();
        }
    }

    /**
     * The cancellation of the task that runs on the calling thread.
     *
     * @return the same one for all calls of a task; outside of tasks, one that is never cancelled
     */
    public static Cancellation current() {
        TaskContext task = TaskContext.get();
        if (task == null) {
            return new Cancellation();
        }
        TaskCancellation last = LAST.get();
        if (last == null || last.task != task) {
            last = new TaskCancellation(task);
            LAST.set(last);
        }
        return last.cancellation;
    }

    /**
     * Ends the task that runs on the calling thread, in the way that Spark expects, if it has been killed or the thread interrupted, since work that
     * polls the thread's flag was cut short by it. Outside of tasks, nothing ends.
     */
    public static void endIfKilled() {
        TaskContext task = TaskContext.get();
        if (task == null) {
            return;
        }
        task.killTaskIfInterrupted();
        if (Thread.currentThread().isInterrupted()) {
            throw new TaskKilledException("interrupted");
        }
    }
}
