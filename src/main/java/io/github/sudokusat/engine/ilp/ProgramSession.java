package io.github.sudokusat.engine.ilp;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.encode.ProgramRow;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.run.Watch;

/** A 0-1 program that grows by rows and is solved repeatedly. It belongs to one thread. */
interface ProgramSession extends AutoCloseable {

    /** Adds the row that the sum of some variables is 1, which is impossible without variables. The array is copied. */
    void sumIsOne(int[] variables, int length);

    /** Adds the row that the sum of some variables is at most {@code bound}, which is below their number. The array is copied. */
    void sumIsAtMost(int[] variables, int length, int bound);

    /** Adds a row with coefficients, which is impossible without variables. The row is copied. */
    void add(ProgramRow row);

    /**
     * Searches for a feasible point. Once one has been found, exactly one row must be added before the next call: one that this point violates and
     * every other solution satisfies.
     *
     * @param watch polled during the search, and stopped when the result is STOPPED; its limit on conflicts applies to all calls together
     * @return FOUND, EXHAUSTED if there is none, which is certain, or STOPPED
     */
    Search.Status solve(Watch watch);

    /** The point found last: variables with the value 1 are true. */
    Model point();

    /** The work of all calls so far. */
    Work work();

    @Override
    void close();

    /**
     * Figures on the work done.
     *
     * @param nodes choices made
     * @param conflicts dead ends
     * @param propagations values derived from others
     */
    record Work(long nodes, long conflicts, long propagations) {}
}
