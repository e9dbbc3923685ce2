package io.github.sudokusat.engine.ilp;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.run.Watch;

/** A 0-1 program that grows by rows and is solved again and again. Belongs to one thread. */
interface ProgramSession extends AutoCloseable {

    /** Adds the row that the sum of some variables is 1; of no variables that cannot be. The array is copied. */
    void sumIsOne(int[] variables, int length);

    /** Adds the row that the sum of some variables is at most {@code bound}, which is below their number. The array is copied. */
    void sumIsAtMost(int[] variables, int length, int bound);

    /**
     * Looks for a feasible point. Since the last one was found a row must have been added that this point breaks and every other solution
     * satisfies; no other row may be added then.
     *
     * @param watch looked at during the search, and stopped when it returns STOPPED; its limit on conflicts holds for all calls together
     * @return FOUND, EXHAUSTED if there is none, which is certain, or STOPPED
     */
    Search.Status solve(Watch watch);

    /** The point found last: the variables that are 1 are true. */
    Model point();

    /** What all calls so far have taken. */
    Work work();

    @Override
    void close();

    /**
     * Work.
     *
     * @param nodes choices made
     * @param conflicts dead ends
     * @param propagations values that followed from others
     */
    record Work(long nodes, long conflicts, long propagations) {}
}
