package io.github.sudokusat.engine;

import io.github.sudokusat.grid.Grid;

/**
 * A search under way, pulled by its caller: no callback, no thread, nothing computed ahead.
 *
 * <p>Not thread-safe; it is stopped from another thread through the {@linkplain io.github.sudokusat.run.Limits#cancellation() switch} in
 * its limits. Solutions that were found before a limit struck stay valid.
 */
public interface Search extends AutoCloseable {

    /** What an {@link #advance()} came to. */
    enum Status {
        /** One more solution, which no earlier call gave. */
        FOUND,
        /** There is no further solution; this is final. */
        EXHAUSTED,
        /** A limit struck or the search was cancelled; this is final. There may be further solutions. */
        STOPPED
    }

    /**
     * Looks for the next solution.
     *
     * @return what was found; after {@link Status#EXHAUSTED} and {@link Status#STOPPED} always the same again
     * @throws IllegalStateException if the search is closed
     */
    Status advance();

    /**
     * The solution that the last {@link #advance()} or {@link #count} found, built only by this call.
     *
     * @return a complete grid that keeps the puzzle's digits and has no conflict
     * @throws IllegalStateException if the last thing the search found was no solution
     */
    Grid solution();

    /**
     * Advances over further solutions without building them.
     *
     * @param max how many at the most, 0 or more
     * @return how many were found; fewer than {@code max} only if the search is exhausted or stopped, which {@link #statistics()} tells
     *     apart
     * @throws IllegalArgumentException if {@code max} is negative
     */
    long count(long max);

    /**
     * The work done so far.
     *
     * @return a snapshot
     */
    Statistics statistics();

    /** Frees what the search holds; closing again does nothing. */
    @Override
    void close();
}
