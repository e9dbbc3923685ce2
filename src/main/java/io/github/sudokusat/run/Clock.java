package io.github.sudokusat.run;

/** A source of elapsed time, handed in by the caller because the core of the library reads no clock of its own. */
@FunctionalInterface
public interface Clock {

    /**
     * The time now.
     *
     * @return nanoseconds since an arbitrary but fixed moment; never falls, and may overflow, so only differences mean anything
     */
    long nanoTime();
}
