package io.github.sudokusat.batch;

import io.github.sudokusat.run.Limits;
import java.time.Duration;

/** Time limits measured by the system clock. */
public final class TimeLimits {

    private TimeLimits() {}

    /**
     * Limits on nothing but time.
     *
     * @param timeout how long each computation may take, 0 or more; more than 292 years count as 292 years
     * @return the limits
     * @throws IllegalArgumentException if the duration is negative
     */
    public static Limits of(Duration timeout) {
        return add(Limits.none(), timeout);
    }

    /**
     * The given limits with a time limit, which replaces any earlier one.
     *
     * @param limits the limits
     * @param timeout how long each computation may take, 0 or more
     * @return the new limits
     * @throws IllegalArgumentException if the duration is negative
     */
    public static Limits add(Limits limits, Duration timeout) {
        if (timeout.isNegative()) {
            throw new IllegalArgumentException("timeout must be 0 or more, but is " + timeout);
        }
        long nanos;
        try {
            nanos = timeout.toNanos();
        } catch (ArithmeticException tooLong) {
            nanos = Long.MAX_VALUE;
        }
        return limits.withTimeout(System::nanoTime, nanos);
    }
}
