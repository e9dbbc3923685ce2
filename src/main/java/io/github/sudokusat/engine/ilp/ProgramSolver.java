package io.github.sudokusat.engine.ilp;

/** Solves 0-1 programs. Safe for use by several threads. */
interface ProgramSolver {

    /** The largest side of a grid whose program is within reach. */
    int largestSide();

    /**
     * Opens a session without rows.
     *
     * @param variables the number of variables, which are 1 to this number
     */
    ProgramSession open(int variables);
}
