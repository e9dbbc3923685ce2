package io.github.sudokusat.run;

/** A source of elapsed time, handed in by the caller because the core of the library reads no clock of its own. */
@FunctionalInterface
public interface Clock {

    /**
     * The current time.
     *
     * @return nanoseconds since an arbitrary but fixed moment; never decreases, and may overflow, so only differences are meaningful
     */
    long nanoTime();
}
