package io.github.sudokusat.cli.option;

import io.github.sudokusat.generate.GivenSymmetry;
import io.github.sudokusat.generate.PuzzleGenerator;

/** The symmetries of givens on the command line: those of the library, and one chosen at random for each puzzle. */
public enum SymmetryChoice {
    NONE,
    HALF_TURN,
    QUARTER_TURN,
    HORIZONTAL,
    VERTICAL,
    BOTH_AXES,
    DIAGONAL,
    ANTI_DIAGONAL,
    BOTH_DIAGONALS,
    FULL,
    RANDOM;

    /** A generator with this symmetry. */
    public PuzzleGenerator applyTo(PuzzleGenerator generator) {
        return this == RANDOM ? generator.withRandomSymmetry() : generator.withSymmetry(GivenSymmetry.valueOf(name()));
    }
}
