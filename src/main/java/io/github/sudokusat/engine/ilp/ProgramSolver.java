package io.github.sudokusat.engine.ilp;

/** Solves 0-1 programs. Safe for use by several threads. */
interface ProgramSolver {

    /** The largest side of a grid whose program the solver can handle. */
    int largestSide();

    /**
     * Opens a session without rows.
     *
     * @param variables the number of variables, which are numbered from 1
     */
    ProgramSession open(int variables);
}
