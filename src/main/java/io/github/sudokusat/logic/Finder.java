package io.github.sudokusat.logic;

/** Finds the patterns of one technique or of several that share a principle. Immutable. */
interface Finder {

    /**
     * Finds steps that change something.
     *
     * @param position where to look
     * @param findings takes the steps; says which are wanted
     */
    void find(Position position, Findings findings);
}
