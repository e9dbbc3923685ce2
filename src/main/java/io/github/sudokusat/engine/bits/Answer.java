package io.github.sudokusat.engine.bits;

/** What {@link BitSolver#solve} says of a puzzle. */
public enum Answer {
    /** It has no solution. */
    NONE,
    /** It has exactly one solution: it is proper. */
    ONE,
    /** It has two solutions or more. */
    SEVERAL,
    /** The text is not a puzzle: a character is neither a digit from 1 to 9 nor a blank. */
    MALFORMED
}
