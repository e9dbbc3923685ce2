package io.github.sudokusat.cli.option;

/** The definition of the canonical form that {@code canonical} finds for puzzles with one solution. */
public enum CanonicalChoice {
    /** The least puzzle among those whose solution is a least grid. */
    SOLUTION,
    /** The least puzzle. */
    PUZZLE
}
