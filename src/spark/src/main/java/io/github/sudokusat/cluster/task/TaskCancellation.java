package io.github.sudokusat.cluster.task;

import io.github.sudokusat.run.Cancellation;
import org.apache.spark.TaskContext;
import org.apache.spark.TaskKilledException;
import org.jspecify.annotations.Nullable;

/** Cancels the work of a task of Spark when the task is killed, because its query was cancelled or a copy of it was faster. */
public final class TaskCancellation {

    /** The last task of each thread. */
    private static final ThreadLocal<@Nullable TaskCancellation> LAST = new ThreadLocal<>();

    private final TaskContext task;
    private final Cancellation cancellation = new Cancellation();

    private TaskCancellation(TaskContext task) {
        this.task = task;
        task.addTaskInterruptListener((TaskContext killed, String reason) -> cancellation.cancel());
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
