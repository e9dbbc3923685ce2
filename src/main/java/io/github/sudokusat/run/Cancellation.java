package io.github.sudokusat.run;

/**
 * A cancellation token: one thread cancels it, a computation on another thread polls it.
 *
 * <p>Cancelling is permanent. A token stops only the computations whose {@link Limits} contain it (see {@link Limits#withCancellation}); limits have
 * no token by default. Computations poll it every few steps, so they return soon after cancellation, not at once: every public computation of this
 * library on grids up to side 100 returns within 100 ms of processor time. On larger grids, setting up a formula with millions of variables may take
 * up to about a second between two polls. Interrupting the computing thread works as well.
 */
public final class Cancellation {

    private volatile boolean cancelled;

    /** Creates a token that is not cancelled. */
    public Cancellation() {}

    /** Cancels the computations that poll this token; later calls change nothing. May be called from any thread. */
    public void cancel() {
        cancelled = true;
    }

    /**
     * Whether the token has been cancelled.
     *
     * @return true from the first call of {@link #cancel()} on
     */
    public boolean isCancelled() {
        return cancelled;
    }
}
