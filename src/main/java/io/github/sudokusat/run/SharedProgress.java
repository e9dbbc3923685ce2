package io.github.sudokusat.run;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What {@link TaskRunner} of one work have in common: how much of it is done, and why they stopped. Safe for use by several threads. */
public final class SharedProgress {

    private final Progress progress;
    private final String what;
    private final long total;
    private long done;
    private @Nullable StopReason stop;

    /**
     * Begins with no work done.
     *
     * @param progress told of the work each time; never by two threads at once
     * @param what what is counted, as in {@link Progress#report}
     * @param total the work in all, −1 if it is not known
     */
    public SharedProgress(Progress progress, String what, long total) {
        this.progress = Objects.requireNonNull(progress, "progress");
        this.what = Objects.requireNonNull(what, "what");
        this.total = total;
    }

    /**
     * Adds work.
     *
     * @param work how much has been done since
     */
    public synchronized void add(long work) {
        done += work;
        progress.report(what, done, total);
    }

    /**
     * Whether to go on.
     *
     * @param watch the watch of the piece that asks
     * @return false once a watch has said stop to any piece
     */
    public synchronized boolean goesOn(Watch watch) {
        if (stop == null && watch.isStopped()) {
            stop = watch.reason().orElseThrow();
        }
        return stop == null;
    }

    /**
     * Why a piece was stopped.
     *
     * @return the first piece's reason, or null if none was stopped
     */
    public synchronized @Nullable StopReason stop() {
        return stop;
    }
}
