package io.github.sudokusat.solve;

import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.util.Spliterator;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The solutions of a search as the source of a stream: each is searched for on demand. If the search ends while there may be more solutions, it
 * throws.
 */
final class Solutions implements Spliterator<Grid> {

    private final Search search;

    Solutions(Search search) {
        this.search = search;
    }

    @Override
    public boolean tryAdvance(Consumer<? super Grid> action) {
        if (search.advance() == Search.Status.FOUND) {
            action.accept(search.solution());
            return true;
        }
        StopReason stop = search.statistics().stopReason().orElse(null);
        if (stop != null && stop != StopReason.SOLUTION_LIMIT) {
            throw new StoppedException("there may be more solutions", stop);
        }
        return false;
    }

    /** Returns null: a search has one thread, so nothing is split off. */
    @Override
    public @Nullable Spliterator<Grid> trySplit() {
        return null;
    }

    @Override
    public long estimateSize() {
        return Long.MAX_VALUE;
    }

    @Override
    public int characteristics() {
        return ORDERED | DISTINCT | NONNULL | IMMUTABLE;
    }
}
