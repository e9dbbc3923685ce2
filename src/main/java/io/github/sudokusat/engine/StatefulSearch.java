package io.github.sudokusat.engine;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The part of a {@link Search} that is the same for every engine: final states, the limit on solutions, and counting.
 *
 * <p>An engine implements how to {@linkplain #step() find one more solution} and how to {@linkplain #build() build} it.
 */
public abstract class StatefulSearch implements Search {

    private final Watch watch;
    private @Nullable Status status;
    private long solutions;
    private boolean closed;

    /**
     * Creates a search, whose time limit begins to run.
     *
     * @param limits how far it may go
     */
    protected StatefulSearch(Limits limits) {
        this.watch = limits.watch();
    }

    /**
     * Searches for one more solution. An implementation stops the {@linkplain #watch() watch} before it returns {@link Search.Status#STOPPED}.
     *
     * @return the outcome
     */
    protected abstract Status step();

    /**
     * Searches for further solutions, of which only the last may be built. An engine that counts faster than it finds solutions one by one overrides
     * this.
     *
     * @param max the most solutions to find, 1 or more
     * @return the number of solutions found; if fewer than {@code max}, either there is no further one or the {@linkplain #watch() watch} has been
     *     stopped
     */
    protected long skip(long max) {
        long found = 0;
        while (found < max && !watch.isStopped() && step() == Status.FOUND) {
            found++;
        }
        return found;
    }

    /**
     * Builds the solution that the last {@link #step()} found.
     *
     * @return the solution
     */
    protected abstract Grid build();

    /**
     * Combines the engine's own figures with the given ones into statistics.
     *
     * @param found the number of solutions found
     * @param stop why the search stopped; empty if it has not been
     * @return the statistics
     */
    protected abstract Statistics describe(long found, Optional<StopReason> stop);

    /**
     * The watch over the limits, with the time running since the search was created.
     *
     * @return the watch
     */
    protected final Watch watch() {
        return watch;
    }

    @Override
    public final Status advance() {
        if (closed) {
            throw new IllegalStateException("the search is closed");
        }
        if (status == null || status == Status.FOUND) {
            status = next();
        }
        return status;
    }

    private Status next() {
        if (mustStop()) {
            return Status.STOPPED;
        }
        Status next = step();
        if (next == Status.FOUND) {
            solutions++;
        }
        return next;
    }

    private boolean mustStop() {
        if (solutions >= watch.limits().maxSolutions()) {
            watch.stop(StopReason.SOLUTION_LIMIT);
        }
        return watch.isStopped();
    }

    @Override
    public final Grid solution() {
        if (status != Status.FOUND) {
            throw new IllegalStateException(
                    "there is no solution to build: the search " + (status == null ? "has not begun" : "is " + status));
        }
        return build();
    }

    @Override
    public final long count(long max) {
        if (max < 0) {
            throw new IllegalArgumentException("max must be 0 or more, but is " + max);
        }
        if (max > 0 && status == null && !closed) {
            prepareCount(max);
        }
        long found = 0;
        while (found < max && advance() == Status.FOUND) {
            found++;
            found += skipAfterOne(max - found);
        }
        return found;
    }

    /**
     * Prepares a search that begins with a call of {@link #count}, and not with a single solution. This implementation does nothing.
     *
     * @param max the most solutions to find, 1 or more; a later call may ask for more
     */
    protected void prepareCount(long max) {}

    /**
     * Skips further solutions as far as the limit on them allows; if there is none, the one that {@link #advance()} has just found can still be
     * built.
     */
    private long skipAfterOne(long max) {
        long allowed = Math.min(max, watch.limits().maxSolutions() - solutions);
        if (allowed <= 0) {
            return 0;
        }
        long skipped = skip(allowed);
        solutions += skipped;
        if (skipped < allowed) {
            status = watch.isStopped() ? Status.STOPPED : Status.EXHAUSTED;
        }
        return skipped;
    }

    @Override
    public final Statistics statistics() {
        return describe(solutions, watch.reason());
    }

    @Override
    public final void close() {
        if (!closed) {
            closed = true;
            release();
        }
    }

    /** Frees the resources of the engine; called once. */
    protected void release() {}
}
