package io.github.sudokusat.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How far a computation may go: its time, its work, its solutions, a token to cancel it, and a listener for its progress.
 *
 * <p>Immutable. A time limit is relative and starts again with each computation that is given these limits; {@link #started()} fixes the deadline, so
 * that all steps of one computation share it. Interrupting the computing thread stops a computation under any limits.
 *
 * <p>The core of this library reads no clock of its own, so a time limit needs one. On a Java virtual machine {@code batch.TimeLimits} supplies it:
 * {@code TimeLimits.of(Duration.ofSeconds(5))} creates limits with the system clock, and {@code TimeLimits.add(limits, Duration)} adds a time limit
 * to existing limits.
 *
 * <pre>{@code
 * Cancellation stop = new Cancellation();
 * Limits limits = Limits.none().withTimeout(System::nanoTime, 5_000_000_000L).withCancellation(stop);
 * }</pre>
 */
public final class Limits {

    private static final Limits NONE =
            new Limits(null, Long.MAX_VALUE, false, 0, Long.MAX_VALUE, Long.MAX_VALUE, null, Progress.NONE);

    private final @Nullable Clock clock;
    private final long timeoutNanos;
    private final boolean started;
    private final long deadline;
    private final long maxWork;
    private final long maxSolutions;
    private final @Nullable Cancellation cancellation;
    private final Progress progress;

    private Limits(
            @Nullable Clock clock,
            long timeoutNanos,
            boolean started,
            long deadline,
            long maxWork,
            long maxSolutions,
            @Nullable Cancellation cancellation,
            Progress progress) {
        this.clock = clock;
        this.timeoutNanos = timeoutNanos;
        this.started = started;
        this.deadline = deadline;
        this.maxWork = maxWork;
        this.maxSolutions = maxSolutions;
        this.cancellation = cancellation;
        this.progress = progress;
    }

    /**
     * No limit at all; only interruption of the computing thread stops the work.
     *
     * @return limits that are never reached
     */
    public static Limits none() {
        return NONE;
    }

    /**
     * These limits with a time limit, which replaces any earlier one.
     *
     * @param clock the source of the time, for instance {@code System::nanoTime}
     * @param nanos nanoseconds from the start of each computation, 0 or more; 0 stops it the first time it reads the clock
     * @return the new limits, not {@linkplain #started() started}
     * @throws IllegalArgumentException if {@code nanos} is negative
     */
    public Limits withTimeout(Clock clock, long nanos) {
        Objects.requireNonNull(clock, "clock");
        requireNotNegative("nanos", nanos);
        return new Limits(clock, nanos, false, 0, maxWork, maxSolutions, cancellation, progress);
    }

    /**
     * These limits with a limit on the work: conflicts of a SAT solver, nodes of another search. It applies to a whole search, across all its solver
     * calls. A computation that reaches it stops with the reason {@link StopReason#WORK_LIMIT}.
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
     * These limits with a limit on the number of solutions that a search finds.
     *
     * @param max solutions, 0 or more
     * @return the new limits
     * @throws IllegalArgumentException if {@code max} is negative
     */
    public Limits withMaxSolutions(long max) {
        requireNotNegative("max", max);
        return new Limits(clock, timeoutNanos, started, deadline, maxWork, max, cancellation, progress);
    }

    /**
     * These limits with a cancellation token, which replaces any earlier one.
     *
     * @param cancellation the token that stops the computation
     * @return the new limits
     */
    public Limits withCancellation(Cancellation cancellation) {
        Objects.requireNonNull(cancellation, "cancellation");
        return new Limits(clock, timeoutNanos, started, deadline, maxWork, maxSolutions, cancellation, progress);
    }

    /**
     * These limits with another progress listener.
     *
     * @param progress the listener that progress is reported to
     * @return the new limits
     */
    public Limits withProgress(Progress progress) {
        Objects.requireNonNull(progress, "progress");
        return new Limits(clock, timeoutNanos, started, deadline, maxWork, maxSolutions, cancellation, progress);
    }

    /**
     * These limits with the time running from now. Every computation calls this once at its start and passes the result to its steps.
     *
     * @return limits with a fixed deadline; these limits themselves if they already have one or have no time limit
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
                maxWork,
                maxSolutions,
                cancellation,
                progress);
    }

    /**
     * A watch over the time, the cancellation token and the interrupt flag, for a computation that begins now.
     *
     * @return a new watch
     */
    public Watch watch() {
        return new Watch(started());
    }

    /**
     * Checks the cancellation token, the interrupt flag and the clock, in this order.
     *
     * @return the reason to stop, or null to continue; the time limit counts only once it is {@linkplain #started() started}. The interrupt flag is
     *     left set
     */
    public @Nullable StopReason poll() {
        if (cancellation != null && cancellation.isCancelled()) {
            return StopReason.CANCELLED;
        }
        if (Thread.currentThread().isInterrupted()) {
            return StopReason.INTERRUPTED;
        }
        return started && clock != null && clock.nanoTime() - deadline >= 0 ? StopReason.TIME_LIMIT : null;
    }

    /**
     * Nanoseconds until the deadline.
     *
     * @return the time left, 0 once the deadline has passed; the whole time limit if these limits are not started; {@link Long#MAX_VALUE} if there is
     *     no time limit
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
        return maxWork;
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
     * The token that cancels the computation.
     *
     * @return the token; empty when none was set
     */
    public Optional<Cancellation> cancellation() {
        return Optional.ofNullable(cancellation);
    }

    /**
     * The listener for progress.
     *
     * @return the listener, {@link Progress#NONE} when none was set
     */
    public Progress progress() {
        return progress;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Limits other
                && Objects.equals(clock, other.clock)
                && timeoutNanos == other.timeoutNanos
                && started == other.started
                && deadline == other.deadline
                && maxWork == other.maxWork
                && maxSolutions == other.maxSolutions
                && Objects.equals(cancellation, other.cancellation)
                && progress.equals(other.progress);
    }

    @Override
    public int hashCode() {
        return Objects.hash(clock, timeoutNanos, started, deadline, maxWork, maxSolutions, cancellation, progress);
    }

    /**
     * The limits for messages and debugging.
     *
     * @return for instance {@code 5000 ms, 100 conflicts or nodes, 2 solutions, cancelled}; {@code no limits} if there are none
     */
    @Override
    public String toString() {
        List<String> text = new ArrayList<>();
        if (clock != null) {
            text.add(timeoutNanos / 1_000_000 + " ms" + (started ? " (started)" : ""));
        }
        if (maxWork < Long.MAX_VALUE) {
            text.add(maxWork + (maxWork == 1 ? " conflict or node" : " conflicts or nodes"));
        }
        if (maxSolutions < Long.MAX_VALUE) {
            text.add(maxSolutions + (maxSolutions == 1 ? " solution" : " solutions"));
        }
        if (cancellation != null) {
            text.add(cancellation.isCancelled() ? "cancelled" : "can be cancelled");
        }
        return text.isEmpty() ? "no limits" : String.join(", ", text);
    }

    private static void requireNotNegative(String name, long value) {
        if (value < 0) {
            throw new IllegalArgumentException(name + " must be 0 or more, but is " + value);
        }
    }
}
