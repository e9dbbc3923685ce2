package io.github.sudokusat.cli.question;

import io.github.sudokusat.run.Clock;
import io.github.sudokusat.run.Limits;

/**
 * The clock of a search that continues after its first solution to see whether that is the only one: for as long as the first solution took, and for
 * at least 100 ms. Then the clock jumps past every deadline.
 */
final class UniquenessProbe implements Clock {

    private static final long LEAST_NANOS = 100_000_000;
    private static final long FOREVER = Long.MAX_VALUE / 4;

    private final long started = System.nanoTime();
    private volatile long end;
    private volatile boolean hasBegun;

    /** The limits of the search; a time limit in the given limits still applies. */
    Limits over(Limits limits) {
        return limits.withTimeout(this, Math.min(limits.remainingNanos(), FOREVER))
                .started();
    }

    /** Starts the second look, once the first solution has been found. */
    void begin() {
        long now = System.nanoTime();
        end = now + Math.max(now - started, LEAST_NANOS);
        hasBegun = true;
    }

    @Override
    public long nanoTime() {
        long now = System.nanoTime();
        return hasBegun && now - end >= 0 ? now + 2 * FOREVER : now;
    }
}
