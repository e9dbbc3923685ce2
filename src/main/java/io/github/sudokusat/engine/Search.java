package io.github.sudokusat.engine;

import io.github.sudokusat.grid.Grid;

/**
 * A search that its caller advances step by step: it uses no callback and no thread, and computes nothing ahead.
 *
 * <p>Not thread-safe; it is stopped from another thread through the {@linkplain io.github.sudokusat.run.Limits#withCancellation cancellation token}
 * in its limits. Solutions that were found before a limit was reached stay valid.
 */
public interface Search extends AutoCloseable {

    /** The outcome of an {@link #advance()}. */
    enum Status {
        /** One more solution was found, which no earlier call had found. */
        FOUND,
        /** There is no further solution; this is final. */
        EXHAUSTED,
        /** A limit was reached or the search was cancelled; this is final. There may be further solutions. */
        STOPPED
    }

    /**
     * Looks for the next solution.
     *
     * @return the outcome; after {@link Status#EXHAUSTED} or {@link Status#STOPPED} always the same one
     * @throws IllegalStateException if the search is closed
     */
    Status advance();

    /**
     * The solution that the last {@link #advance()} or {@link #count} found, built only by this call.
     *
     * @return a complete grid that keeps the puzzle's digits and has no conflict
     * @throws IllegalStateException if the search has not found a solution, or the last call did not find another
     */
    Grid solution();

    /**
     * Advances over further solutions without building them.
     *
     * @param max the most solutions to find, 0 or more
     * @return the number of solutions found; fewer than {@code max} only if the search is exhausted or stopped; {@link Statistics#stopReason()}
     *     distinguishes the two
     * @throws IllegalArgumentException if {@code max} is negative
     */
    long count(long max);

    /**
     * The work done so far.
     *
     * @return a snapshot
     */
    Statistics statistics();

    /** Frees the resources of the search; closing it again does nothing. */
    @Override
    void close();
}
