package io.github.sudokusat.run;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Polls the clock, the cancellation token and the interrupt flag for one computation, and remembers the first reason to stop.
 *
 * <p>Loops whose steps take well under a microsecond call {@link #tick()}, which polls only every {@value #STRIDE} calls; loops with longer steps
 * call {@link #isStopped()}, which polls every time (about 30 ns with {@code System::nanoTime}). Once stopped, a watch stays stopped. Not
 * thread-safe.
 */
public final class Watch {

    private static final int STRIDE = 1024;

    private final Limits limits;
    private long ticks;
    private @Nullable StopReason reason;

    Watch(Limits limits) {
        this.limits = limits;
    }

    /**
     * Counts one short step and polls every {@value #STRIDE} steps.
     *
     * @return true if the computation must stop
     */
    public boolean tick() {
        return tick(1);
    }

    /**
     * Counts short steps and polls once {@value #STRIDE} or more have accumulated since the last poll.
     *
     * @param steps the number of steps, 0 or more
     * @return true if the computation must stop
     */
    public boolean tick(long steps) {
        ticks += steps;
        if (ticks < STRIDE) {
            return reason != null;
        }
        ticks = 0;
        return isStopped();
    }

    /**
     * Polls now.
     *
     * @return true if the computation must stop
     */
    public boolean isStopped() {
        if (reason == null) {
            reason = limits.poll();
        }
        return reason != null;
    }

    /**
     * Stops the computation for a reason that the computation itself has found, unless it has been stopped already.
     *
     * @param why the reason
     */
    public void stop(StopReason why) {
        if (reason == null) {
            reason = why;
        }
    }

    /**
     * Why the computation must stop, as far as the watch has seen.
     *
     * @return the first reason seen; empty while there is none
     */
    public Optional<StopReason> reason() {
        return Optional.ofNullable(reason);
    }

    /**
     * The limits that are watched, with their time running.
     *
     * @return started limits
     */
    public Limits limits() {
        return limits;
    }
}
