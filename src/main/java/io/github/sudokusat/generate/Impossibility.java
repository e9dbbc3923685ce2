package io.github.sudokusat.generate;

/**
 * Why there is no puzzle of the kind asked for. All reasons but {@link #NO_GRID} concern the cells of classic 9 × 9 that are to hold the givens, and
 * rule them out whatever the digits; they are sufficient, not necessary.
 */
public enum Impossibility {
    /**
     * There are fewer than 17 givens on classic 9 × 9 (G. McGuire, B. Tugemann and G. Civario, There Is No 16-Clue Sudoku, Experimental Mathematics
     * 23, 2014; first published in 2012), or so few on another layout that two digits are never given.
     */
    TOO_FEW_GIVENS,
    /** There are more givens than cells. */
    TOO_MANY_GIVENS,
    /** Two rows of a band have no given: exchanging them turns any solution into another one. */
    TWO_EMPTY_ROWS,
    /** Two columns of a stack have no given: exchanging them turns any solution into another one. */
    TWO_EMPTY_COLUMNS,
    /**
     * The four boxes where two bands meet two stacks have no given. However the other five boxes are filled, there are at least 1,152 ways to fill
     * these four, or none: checked over all cases up to equivalence.
     */
    FOUR_EMPTY_BOXES,
    /** The layout has no full grid: its houses and rules contradict each other. */
    NO_GRID,
    /** A technique about rules must be used, but the layout has no rules beyond houses and cells that must differ. */
    NO_RULE
}
