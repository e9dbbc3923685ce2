package io.github.sudokusat.count.contract;

import io.github.sudokusat.run.Progress;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import org.jspecify.annotations.Nullable;

/** What the pieces of a count have in common: how much work is done, and why they stopped. Safe for use by several threads. */
final class Tally {

    private static final String WORK = "products";

    private final Progress progress;
    private final long total;
    private long done;
    private @Nullable StopReason stop;

    /**
     * Begins with no work done.
     *
     * @param progress told of the sum each time; never by two threads at once
     * @param total the work in all
     */
    Tally(Progress progress, long total) {
        this.progress = progress;
        this.total = total;
    }

    /** Adds work. */
    synchronized void add(long work) {
        done += work;
        progress.report(WORK, done, total);
    }

    /** Whether to go on: false once a watch has said stop to any piece. */
    synchronized boolean goesOn(Watch watch) {
        if (stop == null && watch.isStopped()) {
            stop = watch.reason().orElseThrow();
        }
        return stop == null;
    }

    /** Why a piece was stopped, or null if none was. */
    synchronized @Nullable StopReason stop() {
        return stop;
    }
}
