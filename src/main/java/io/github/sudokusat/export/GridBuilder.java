package io.github.sudokusat.export;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;

/** Builds a solution from the candidates that are true in an answer. */
final class GridBuilder {

    private final Grid puzzle;
    private final int[] digits;

    /**
     * Starts with some digits.
     *
     * @param puzzle the puzzle that the grid must solve
     * @param digits the digits known so far, by cell, 0 for none; modified
     */
    GridBuilder(Grid puzzle, int[] digits) {
        this.puzzle = puzzle;
        this.digits = digits;
    }

    /** Starts with an empty grid. */
    GridBuilder(Grid puzzle) {
        this(puzzle, new int[puzzle.layout().cellCount()]);
    }

    /**
     * Adds a candidate.
     *
     * @throws WrongAnswerException if its cell already has a digit
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
     * @throws WrongAnswerException if the grid is not a solution of the puzzle
     */
    DecodeResult.Solution solution() {
        Grid solution = Grid.of(puzzle.layout(), digits);
        if (!solution.isSolved() || !solution.keeps(puzzle)) {
            throw new WrongAnswerException("wrong answer: " + solution + " is not a solution of " + puzzle);
        }
        return new DecodeResult.Solution(puzzle, solution);
    }
}
