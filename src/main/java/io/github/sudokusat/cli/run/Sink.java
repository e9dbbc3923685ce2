package io.github.sudokusat.cli.run;

import java.io.IOException;

/**
 * Where the results of a run go. Used by one thread.
 *
 * @param <R> the type of a result
 */
public interface Sink<R> {

    /** Takes the result for the next item. */
    void take(R result);

    /** The number of things done: what the progress shows. */
    long done();

    /** Whether no further result is wanted. */
    default boolean isFull() {
        return false;
    }

    /**
     * Ends the run: says what there is to say about all results, and writes what could not be written before.
     *
     * @param isCancelled whether there may have been more items
     */
    End end(boolean isCancelled) throws IOException;
}
