package io.github.sudokusat.generate;

/** Why no proper puzzle has its givens in certain cells, whatever the digits. The reasons known here are sufficient, not necessary. */
public enum PatternFault {
    /**
     * There are fewer than 17 givens (G. McGuire, B. Tugemann and G. Civario, There Is No 16-Clue Sudoku, Experimental Mathematics 23, 2014; first
     * published in 2012).
     */
    TOO_FEW_GIVENS,
    /** Two rows of a band have no given: exchanging them turns any solution into another one. */
    TWO_EMPTY_ROWS,
    /** Two columns of a stack have no given: exchanging them turns any solution into another one. */
    TWO_EMPTY_COLUMNS,
    /**
     * The four boxes where two bands meet two stacks have no given. However the other five boxes are filled, there are at least 1,152 ways to fill
     * these four, or none: checked over all cases up to equivalence.
     */
    FOUR_EMPTY_BOXES
}
