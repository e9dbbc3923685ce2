package io.github.sudokusat.count.bands;

import io.github.sudokusat.run.Progress;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** What the pieces of a count add up to, and why they stopped. Safe for use by several threads. */
final class Sum {

    private static final String WORK = "products";

    private final Progress progress;
    private final long total;
    private BigInteger value = BigInteger.ZERO;
    private long done;
    private @Nullable StopReason stop;

    /**
     * Begins at 0.
     *
     * @param progress told of the work each time; never by two threads at once
     * @param total the work in all
     */
    Sum(Progress progress, long total) {
        this.progress = progress;
        this.total = total;
    }

    /** Adds a part, and the work that it took. */
    synchronized void add(BigInteger part, long work) {
        value = value.add(part);
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

    /** The sum of the parts. */
    synchronized BigInteger value() {
        return value;
    }

    /** Why a piece was stopped, or null if none was. */
    synchronized @Nullable StopReason stop() {
        return stop;
    }
}
