package io.github.sudokusat.generate;

import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import org.jspecify.annotations.Nullable;

/** The tries of one search: counts them, reports each to the progress listener, and knows why there must be no more. Not thread-safe. */
final class Tries {

    private final Watch watch;
    private long most;
    private long count;

    /**
     * @param watch ends the search; its limit on the work is the number of tries
     * @param usual the number of tries if there is no limit on the work
     */
    Tries(Watch watch, long usual) {
        this.watch = watch;
        limitTo(usual);
    }

    /** Changes the number of tries that applies if there is no limit on the work. */
    void limitTo(long usual) {
        long maxWork = watch.limits().maxWork();
        most = maxWork == Long.MAX_VALUE ? usual : maxWork;
    }

    /** Counts and reports one more. */
    void add() {
        count++;
        watch.limits().progress().report("tries", count, most);
    }

    /** How many there have been. */
    long count() {
        return count;
    }

    /** Polls now why there must be no more; null if the search may go on. The watch comes before the number of tries. */
    @Nullable
    StopReason stop() {
        if (watch.isStopped()) {
            return watch.reason().orElseThrow();
        }
        return count < most ? null : StopReason.WORK_LIMIT;
    }
}
