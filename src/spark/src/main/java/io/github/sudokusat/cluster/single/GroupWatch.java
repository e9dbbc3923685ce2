package io.github.sudokusat.cluster.single;

import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import org.apache.spark.SparkStageInfo;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.JavaSparkStatusTracker;
import org.jspecify.annotations.Nullable;

/**
 * Watches the jobs of a group from a thread of its own, while the thread that has started them waits for Spark: cancels them when a limit is reached,
 * and reports how many of their tasks are done.
 */
final class GroupWatch implements AutoCloseable {

    private static final long LOOK = 100;

    private final JavaSparkContext context;
    private final JobGroup group;
    private final Limits limits;
    private final Thread starter = Thread.currentThread();
    private final Thread thread = new Thread(this::look, "sudoku-sat-watch");
    private volatile boolean isClosed;
    private volatile @Nullable StopReason reason;

    /**
     * Begins to watch.
     *
     * @param context where the jobs run
     * @param group their group
     * @param started the limits, with their time running
     */
    GroupWatch(JavaSparkContext context, JobGroup group, Limits started) {
        this.context = context;
        this.group = group;
        limits = started;
        thread.setDaemon(true);
        thread.start();
    }

    /** Why the jobs were cancelled; null if they were not. */
    @Nullable
    StopReason reason() {
        return reason;
    }

    private void look() {
        while (!isClosed) {
            StopReason found = starter.isInterrupted() ? StopReason.INTERRUPTED : limits.poll();
            if (found != null) {
                reason = found;
                // Again and again, because the next job may be about to start.
                group.cancel();
            }
            report();
            try {
                Thread.sleep(LOOK);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private void report() {
        JavaSparkStatusTracker tracker = context.statusTracker();
        for (int job : tracker.getJobIdsForGroup(group.id())) {
            int[] stages = tracker.getJobInfo(job) == null
                    ? new int[0]
                    : tracker.getJobInfo(job).stageIds();
            for (int stage : stages) {
                SparkStageInfo info = tracker.getStageInfo(stage);
                if (info != null && info.numTasks() > 1) {
                    limits.progress().report("cubes", info.numCompletedTasks(), info.numTasks());
                }
            }
        }
    }

    @Override
    public void close() {
        isClosed = true;
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
