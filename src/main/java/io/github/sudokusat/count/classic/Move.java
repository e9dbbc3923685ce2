package io.github.sudokusat.count.classic;

import java.util.Arrays;

/**
 * A permutation of the rows, the columns and the digits of a grid that keeps chutes together: row r moves to row {@code rows[r]}, and so on, all
 * numbered from 0. Immutable; arrays are not copied.
 */
final class Move {

    private final int[] rows;
    private final int[] columns;
    private final int[] digits;

    Move(int[] rows, int[] columns, int[] digits) {
        this.rows = rows;
        this.columns = columns;
        this.digits = digits;
    }

    /** The move that changes nothing. */
    static Move identity() {
        return new Move(identityMap(), identityMap(), identityMap());
    }

    /** The map that leaves each of nine objects in place. */
    static int[] identityMap() {
        return new int[] {0, 1, 2, 3, 4, 5, 6, 7, 8};
    }

    /** This move followed by another one. */
    Move then(Move next) {
        return new Move(then(rows, next.rows), then(columns, next.columns), then(digits, next.digits));
    }

    /** The move that undoes this one. */
    Move inverse() {
        return new Move(inverse(rows), inverse(columns), inverse(digits));
    }

    /**
     * The image of a grid.
     *
     * @param grid the digits of 81 cells from 0, row by row
     * @return a new array
     */
    int[] image(int[] grid) {
        int[] image = new int[grid.length];
        for (int cell = 0; cell < grid.length; cell++) {
            image[rows[cell / Clues.SIDE] * Clues.SIDE + columns[cell % Clues.SIDE]] = digits[grid[cell]];
        }
        return image;
    }

    /** The image of each row; not to be changed. */
    int[] rows() {
        return rows;
    }

    /** The image of each column; not to be changed. */
    int[] columns() {
        return columns;
    }

    /** The image of each digit, from 0; not to be changed. */
    int[] digits() {
        return digits;
    }

    /** The image of a band. */
    int band(int band) {
        return rows[3 * band] / 3;
    }

    /** The image of a stack. */
    int stack(int stack) {
        return columns[3 * stack] / 3;
    }

    /** One map followed by another. */
    static int[] then(int[] first, int[] next) {
        int[] map = new int[first.length];
        for (int i = 0; i < map.length; i++) {
            map[i] = next[first[i]];
        }
        return map;
    }

    @Override
    public String toString() {
        return "rows " + Arrays.toString(rows) + ", columns " + Arrays.toString(columns) + ", digits "
                + Arrays.toString(digits);
    }

    private static int[] inverse(int[] map) {
        int[] inverse = new int[map.length];
        for (int i = 0; i < map.length; i++) {
            inverse[map[i]] = i;
        }
        return inverse;
    }
}
