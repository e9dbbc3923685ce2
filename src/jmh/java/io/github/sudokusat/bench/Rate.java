package io.github.sudokusat.bench;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Counts what a benchmark has produced; JMH turns that into a number per second. */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.OPERATIONS)
public class Rate {

    /** Clauses written. */
    public long clauses;

    /** Characters written. */
    public long characters;

    /** Solutions found. */
    public long solutions;

    @Setup(Level.Iteration)
    public void reset() {
        clauses = 0;
        characters = 0;
        solutions = 0;
    }
}
