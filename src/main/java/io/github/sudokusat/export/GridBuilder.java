package io.github.sudokusat.export;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;

/** Puts the candidates that an answer says hold together to a solution. */
final class GridBuilder {

    private final Grid puzzle;
    private final int[] digits;

    /**
     * Begins a grid.
     *
     * @param puzzle what the grid must solve
     * @param digits the digits that are there already, by cell, 0 for none; changed
     */
    GridBuilder(Grid puzzle, int[] digits) {
        this.puzzle = puzzle;
        this.digits = digits;
    }

    /** Begins a grid without any digit. */
    GridBuilder(Grid puzzle) {
        this(puzzle, new int[puzzle.layout().cellCount()]);
    }

    /**
     * Adds a candidate.
     *
     * @throws WrongAnswerException if its cell has a digit already
     */
    void put(Candidate candidate) {
        int cell = candidate.cell().number(puzzle.layout().side());
        if (digits[cell] != 0) {
            throw new WrongAnswerException("wrong answer: two digits in " + candidate.cell() + ", " + digits[cell]
                    + " and " + candidate.digit());
        }
        digits[cell] = candidate.digit();
    }

    /**
     * The solution.
     *
     * @throws WrongAnswerException if the grid is none
     */
    DecodeResult.Solution solution() {
        Grid solution = Grid.of(puzzle.layout(), digits);
        if (!solution.isSolved() || !solution.keeps(puzzle)) {
            throw new WrongAnswerException("wrong answer: " + solution + " is no solution of " + puzzle);
        }
        return new DecodeResult.Solution(puzzle, solution);
    }
}
