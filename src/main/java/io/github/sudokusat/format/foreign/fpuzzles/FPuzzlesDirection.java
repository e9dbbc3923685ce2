package io.github.sudokusat.format.foreign.fpuzzles;

import io.github.sudokusat.rule.outside.Diagonal;

/** The directions of little killers, by their names in f-puzzles files. */
public enum FPuzzlesDirection {
    UL(Diagonal.UP_LEFT, -1, -1),
    UR(Diagonal.UP_RIGHT, -1, 1),
    DL(Diagonal.DOWN_LEFT, 1, -1),
    DR(Diagonal.DOWN_RIGHT, 1, 1);

    private final Diagonal diagonal;
    private final int rows;
    private final int columns;

    FPuzzlesDirection(Diagonal diagonal, int rows, int columns) {
        this.diagonal = diagonal;
        this.rows = rows;
        this.columns = columns;
    }

    Diagonal diagonal() {
        return diagonal;
    }

    int rows() {
        return rows;
    }

    int columns() {
        return columns;
    }
}
