package io.github.sudokusat.cli;

import io.github.sudokusat.run.Clock;
import io.github.sudokusat.run.Limits;

/**
 * The clock of a search that goes on after its first solution, to see whether that is the only one: as long again as the first solution took, and at
 * least 100 ms. Then the clock leaps beyond every deadline.
 */
final class SecondLook implements Clock {

    private static final long LEAST_NANOS = 100_000_000;
    private static final long FOREVER = Long.MAX_VALUE / 4;

    private final long started = System.nanoTime();
    private volatile long end;
    private volatile boolean hasBegun;

    /** Limits under which the search runs; a time limit of the given ones still holds. */
    Limits over(Limits limits) {
        return limits.withTimeout(this, Math.min(limits.remainingNanos(), FOREVER))
                .started();
    }

    /** Called when the first solution has been found. */
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
