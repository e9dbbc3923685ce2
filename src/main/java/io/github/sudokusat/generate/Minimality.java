package io.github.sudokusat.generate;

/**
 * What a generated puzzle promises about the givens that could be removed. Without a symmetry both mean the same: the puzzle is minimal.
 *
 * <p>If no clue can go, no orbit can. The converse does not hold: a single clue may be superfluous although the orbit around it is not.
 */
public enum Minimality {
    /** No whole orbit of givens can be removed without the puzzle getting a second solution. Some single clue of an orbit may be superfluous. */
    ORBIT,
    /**
     * No single clue can be removed without the puzzle getting a second solution: the puzzle is minimal, and symmetric as well. Rare for large
     * orbits: one in 50 of the puzzles with a half turn in which no orbit can go, one in 10,000 of those with all turns and reflections.
     */
    CLUE
}
