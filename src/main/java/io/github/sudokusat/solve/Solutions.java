package io.github.sudokusat.solve;

import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;

/** The solutions of a search as the source of a stream: each is looked for when it is asked for. An end that may not be the last solution throws. */
final class Solutions extends Spliterators.AbstractSpliterator<Grid> {

    private final Search search;

    Solutions(Search search) {
        super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.NONNULL | Spliterator.IMMUTABLE);
        this.search = search;
    }

    @Override
    public boolean tryAdvance(Consumer<? super Grid> action) {
        if (search.advance() == Search.Status.FOUND) {
            action.accept(search.solution());
            return true;
        }
        StopReason stop = search.statistics().stop();
        if (stop != null && stop != StopReason.SOLUTION_LIMIT) {
            throw new StoppedException("there may be more solutions", stop);
        }
        return false;
    }
}
