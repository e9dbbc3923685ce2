package io.github.sudokusat.run;

import org.jspecify.annotations.Nullable;

/**
 * A cancellation token: one thread cancels it, a computation on another thread polls it.
 *
 * <p>Cancelling is permanent. A token stops only the computations whose {@link Limits} contain it (see {@link Limits#withCancellation}); limits have
 * no token by default. Computations poll it every few steps, so they return soon after cancellation, not at once: every public computation of this
 * library on grids up to side 100 returns within 100 ms of processor time. On larger grids, setting up a formula with millions of variables may take
 * up to about a second between two polls. Interrupting the computing thread works as well.
 */
public final class Cancellation {

    private final @Nullable Cancellation parent;
    private volatile boolean cancelled;

    /** Creates a token that is not cancelled. */
    public Cancellation() {
        this(null);
    }

    private Cancellation(@Nullable Cancellation parent) {
        this.parent = parent;
    }

    /**
     * A token for a part of what this one cancels.
     *
     * @return a new token, which is cancelled as soon as this one is, and cancels nothing else itself
     */
    public Cancellation part() {
        return new Cancellation(this);
    }

    /** Cancels the computations that poll this token; later calls change nothing. May be called from any thread. */
    public void cancel() {
        cancelled = true;
    }

    /**
     * Whether the token has been cancelled.
     *
     * @return true from the first call of {@link #cancel()} on, on this token or the one that it is a {@linkplain #part() part} of
     */
    public boolean isCancelled() {
        return cancelled || (parent != null && parent.isCancelled());
    }
}
