package io.github.sudokusat.run;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How far a computation may go: time, conflicts, solutions, a switch to cancel it, and a listener for its progress.
 *
 * <p>Immutable. A time limit is relative and begins anew with each computation that is given these limits; {@link #started()} pins it,
 * so that the steps of one computation share one deadline. Interruption of the computing thread stops a computation under any limits.
 *
 * <pre>{@code
 * Cancellation stop = new Cancellation();
 * Limits limits = Limits.none().withTimeout(System::nanoTime, 5_000_000_000L).withCancellation(stop);
 * }</pre>
 */
public final class Limits {

    private static final Limits NONE = new Limits(
            null, Long.MAX_VALUE, false, 0, Long.MAX_VALUE, Long.MAX_VALUE, new Cancellation(), Progress.NONE);

    private final @Nullable Clock clock;
    private final long timeoutNanos;
    private final boolean started;
    private final long deadline;
    private final long maxConflicts;
    private final long maxSolutions;
    private final Cancellation cancellation;
    private final Progress progress;

    private Limits(
            @Nullable Clock clock,
            long timeoutNanos,
            boolean started,
            long deadline,
            long maxConflicts,
            long maxSolutions,
            Cancellation cancellation,
            Progress progress) {
        this.clock = clock;
        this.timeoutNanos = timeoutNanos;
        this.started = started;
        this.deadline = deadline;
        this.maxConflicts = maxConflicts;
        this.maxSolutions = maxSolutions;
        this.cancellation = cancellation;
        this.progress = progress;
    }

    /**
     * No limit at all; only interruption of the computing thread stops the work.
     *
     * @return the limits that never strike
     */
    public static Limits none() {
        return NONE;
    }

    /**
     * These limits with a time limit, which replaces an earlier one.
     *
     * @param clock where the time comes from, for instance {@code System::nanoTime}
     * @param nanos nanoseconds from the start of each computation, 0 or more; 0 stops it at its first look at the clock
     * @return the new limits, not {@linkplain #started() started}
     * @throws IllegalArgumentException if {@code nanos} is negative
     */
    public Limits withTimeout(Clock clock, long nanos) {
        Objects.requireNonNull(clock, "clock");
        requireNotNegative("nanos", nanos);
        return new Limits(clock, nanos, false, 0, maxConflicts, maxSolutions, cancellation, progress);
    }

    /**
     * These limits with a limit on the work: conflicts of a SAT solver, nodes of another search. It holds for a whole search, over all
     * its solver calls.
     *
     * @param max conflicts or nodes, 0 or more
     * @return the new limits
     * @throws IllegalArgumentException if {@code max} is negative
     */
    public Limits withMaxWork(long max) {
        requireNotNegative("max", max);
        return new Limits(clock, timeoutNanos, started, deadline, max, maxSolutions, cancellation, progress);
    }

    /**
     * These limits with a limit on the solutions that a search gives.
     *
     * @param max solutions, 0 or more
     * @return the new limits
     * @throws IllegalArgumentException if {@code max} is negative
     */
    public Limits withMaxSolutions(long max) {
        requireNotNegative("max", max);
        return new Limits(clock, timeoutNanos, started, deadline, maxConflicts, max, cancellation, progress);
    }

    /**
     * These limits with another switch.
     *
     * @param cancellation the switch that stops the computation
     * @return the new limits
     */
    public Limits withCancellation(Cancellation cancellation) {
        Objects.requireNonNull(cancellation, "cancellation");
        return new Limits(clock, timeoutNanos, started, deadline, maxConflicts, maxSolutions, cancellation, progress);
    }

    /**
     * These limits with another listener.
     *
     * @param progress what is told about progress
     * @return the new limits
     */
    public Limits withProgress(Progress progress) {
        Objects.requireNonNull(progress, "progress");
        return new Limits(clock, timeoutNanos, started, deadline, maxConflicts, maxSolutions, cancellation, progress);
    }

    /**
     * These limits with the time running from now on. Every computation calls this once at its beginning and hands the result to its
     * steps.
     *
     * @return limits with a fixed deadline; these limits themselves when they have one already or have no time limit
     */
    public Limits started() {
        if (started || clock == null) {
            return this;
        }
        return new Limits(
                clock,
                timeoutNanos,
                true,
                clock.nanoTime() + timeoutNanos,
                maxConflicts,
                maxSolutions,
                cancellation,
                progress);
    }

    /**
     * A watch over the time, the switch and the interrupt flag, for a computation that begins now.
     *
     * @return a new watch
     */
    public Watch watch() {
        return new Watch(started());
    }

    /**
     * Looks at the switch, the interrupt flag and the clock, in this order.
     *
     * @return why to stop, or null to go on; the time limit counts only once {@linkplain #started() started}
     */
    public @Nullable StopReason poll() {
        StopReason reason = cancellation.poll();
        if (reason == null && started && clock != null && clock.nanoTime() - deadline >= 0) {
            return StopReason.TIME_LIMIT;
        }
        return reason;
    }

    /**
     * Nanoseconds until the deadline.
     *
     * @return what is left, 0 when it has passed; the whole time limit when these limits are not started; {@link Long#MAX_VALUE} when
     *     there is no time limit
     */
    public long remainingNanos() {
        if (clock == null || !started) {
            return timeoutNanos;
        }
        return Math.max(0, deadline - clock.nanoTime());
    }

    /**
     * The limit on conflicts or nodes.
     *
     * @return 0 or more; {@link Long#MAX_VALUE} when there is none
     */
    public long maxWork() {
        return maxConflicts;
    }

    /**
     * The limit on solutions.
     *
     * @return 0 or more; {@link Long#MAX_VALUE} when there is none
     */
    public long maxSolutions() {
        return maxSolutions;
    }

    /**
     * The switch that stops the computation.
     *
     * @return the switch
     */
    public Cancellation cancellation() {
        return cancellation;
    }

    /**
     * The listener for progress.
     *
     * @return the listener, {@link Progress#NONE} when none was set
     */
    public Progress progress() {
        return progress;
    }

    private static void requireNotNegative(String name, long value) {
        if (value < 0) {
            throw new IllegalArgumentException(name + " must be 0 or more, but is " + value);
        }
    }
}
