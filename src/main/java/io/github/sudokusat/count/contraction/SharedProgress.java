package io.github.sudokusat.count.contraction;

import io.github.sudokusat.run.Progress;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.TaskRunner;
import io.github.sudokusat.run.Watch;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The shared state of tasks that a {@link TaskRunner} runs: the work done so far, and why it was stopped. Safe for use by several threads. */
public final class SharedProgress {

    private final Progress progress;
    private final String what;
    private final long total;
    private long done;
    private @Nullable StopReason stop;

    /**
     * Creates the state of a computation that has done no work yet.
     *
     * @param progress receives the work done after each addition; never called by two threads at once
     * @param what the unit of the work, as in {@link Progress#report}
     * @param total the total work, or −1 if it is not known
     */
    public SharedProgress(Progress progress, String what, long total) {
        this.progress = Objects.requireNonNull(progress, "progress");
        this.what = Objects.requireNonNull(what, "what");
        this.total = total;
    }

    /**
     * Adds work and reports the new sum.
     *
     * @param work the work done since the last call
     */
    public synchronized void add(long work) {
        done += work;
        progress.report(what, done, total);
    }

    /**
     * Whether the computation should continue.
     *
     * @param watch the watch of the calling task
     * @return false once a watch has stopped any task
     */
    public synchronized boolean goesOn(Watch watch) {
        if (stop == null && watch.isStopped()) {
            stop = watch.reason().orElseThrow();
        }
        return stop == null;
    }

    /**
     * Why a task was stopped.
     *
     * @return the reason of the first task that was stopped, or null if none was
     */
    public synchronized @Nullable StopReason stop() {
        return stop;
    }
}
