package io.github.sudokusat.cli.run;

import io.github.sudokusat.cli.output.ProgressLine;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * The items of a run, in order. Used by one thread.
 *
 * @param <T> the type of an item
 */
public interface Source<T> extends Iterator<T> {

    /** An estimate of the work on an item, 1 or more. */
    default int weight(T item) {
        return 1;
    }

    /** Whether there is one item and no other. */
    default boolean isAlone() {
        return false;
    }

    /** Shows how far the run is; not called for an item alone. */
    void report(long done, ProgressLine progress);

    /**
     * The numbers from 0 on.
     *
     * @param count how many
     * @param what what is made for each of them, in the plural
     */
    static Source<Long> numbers(long count, String what) {
        return new Source<>() {
            private long next;

            @Override
            public boolean hasNext() {
                return next < count;
            }

            @Override
            public Long next() {
                if (next >= count) {
                    throw new NoSuchElementException();
                }
                return next++;
            }

            @Override
            public void report(long done, ProgressLine progress) {
                progress.report(what, done, count);
            }
        };
    }
}
