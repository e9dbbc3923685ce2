package io.github.sudokusat.cluster.single;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import java.io.Serializable;
import java.util.Arrays;

/** A part of the solutions of a puzzle: those with certain digits in certain cells. Immutable. */
final class Cube implements Serializable {

    private static final long serialVersionUID = 1L;

    /** All solutions. */
    static final Cube WHOLE = new Cube();

    /** Cells and digits in turn. */
    private final int[] choices;

    private Cube(int... choices) {
        this.choices = choices;
    }

    /** The solutions of this cube with a digit in a further cell. */
    Cube with(int cell, int digit) {
        int[] longer = Arrays.copyOf(choices, choices.length + 2);
        longer[choices.length] = cell;
        longer[choices.length + 1] = digit;
        return new Cube(longer);
    }

    /** The puzzle whose solutions are those of this cube. */
    Puzzle of(Puzzle puzzle) {
        if (choices.length == 0) {
            return puzzle;
        }
        int[] digits = puzzle.grid().digits();
        for (int i = 0; i < choices.length; i += 2) {
            digits[choices[i]] = choices[i + 1];
        }
        Grid grid = Grid.of(puzzle.layout(), digits);
        return puzzle.hasCandidates() ? Puzzle.of(grid, puzzle.toCandidates()) : Puzzle.of(grid);
    }

    /** The number of cells that it fills. */
    int size() {
        return choices.length / 2;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Cube other && Arrays.equals(choices, other.choices);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(choices);
    }
}
