package io.github.sudokusat.answer.request;

import io.github.sudokusat.generate.GivenSymmetry;
import io.github.sudokusat.generate.LayoutGenerator;
import io.github.sudokusat.generate.NearbyGenerator;
import io.github.sudokusat.generate.PuzzleGenerator;

/** The symmetries of givens: those of the library, and one chosen at random for each puzzle. */
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
    PuzzleGenerator applyTo(PuzzleGenerator generator) {
        return this == RANDOM ? generator.withRandomSymmetry() : generator.withSymmetry(symmetry());
    }

    /** A generator for a layout with this symmetry. */
    LayoutGenerator applyTo(LayoutGenerator generator) {
        return this == RANDOM ? generator.withRandomSymmetry() : generator.withSymmetry(symmetry());
    }

    /**
     * A generator of puzzles that keep this symmetry.
     *
     * @throws IllegalArgumentException if it is the random one, or the puzzle does not have it
     */
    NearbyGenerator applyTo(NearbyGenerator generator) {
        if (this == RANDOM) {
            throw new IllegalArgumentException("a random symmetry cannot be kept");
        }
        return generator.withSymmetry(symmetry());
    }

    private GivenSymmetry symmetry() {
        return GivenSymmetry.valueOf(name());
    }
}
