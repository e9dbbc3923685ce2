package io.github.sudokusat.rule.foreign;

/** Reads the constraints of one type of the Interactive Sudoku Solver. */
@FunctionalInterface
interface IssType {

    /** Adds what a constraint means to a puzzle. */
    void read(IssArgs args, PuzzleDraft draft);
}
