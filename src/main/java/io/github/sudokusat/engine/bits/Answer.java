package io.github.sudokusat.engine.bits;

/** What {@link BitSolver#solve} reports about a puzzle. */
public enum Answer {
    /** The puzzle has no solution. */
    NONE,
    /** The puzzle has exactly one solution: it is proper. */
    ONE,
    /** The puzzle has two or more solutions. */
    SEVERAL,
    /** The text is not a puzzle: a character is neither a digit from 1 to 9 nor a blank. */
    MALFORMED
}
