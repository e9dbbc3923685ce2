package io.github.sudokusat.run;

import org.jspecify.annotations.Nullable;

/**
 * A switch by which one thread tells a computation on another to stop.
 *
 * <p>It can be thrown once and stays thrown. Computations look at it every so many steps, so they come back soon after, not at once;
 * every public computation of this library promises 100 ms. Interrupting the computing thread works as well.
 */
public final class Cancellation {

    private volatile boolean cancelled;

    /** Creates a switch that is not thrown. */
    public Cancellation() {}

    /** Throws the switch; later calls change nothing. May be called from any thread. */
    public void cancel() {
        cancelled = true;
    }

    /**
     * Whether the switch has been thrown.
     *
     * @return true from the first call of {@link #cancel()} on
     */
    public boolean isCancelled() {
        return cancelled;
    }

    /**
     * Asks, on the computing thread, whether to stop.
     *
     * @return {@link StopReason#CANCELLED}, else {@link StopReason#INTERRUPTED} when the current thread's interrupt flag is set (it is
     *     left set), else null
     */
    @Nullable
    StopReason poll() {
        if (cancelled) {
            return StopReason.CANCELLED;
        }
        return Thread.currentThread().isInterrupted() ? StopReason.INTERRUPTED : null;
    }
}
