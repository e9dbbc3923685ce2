package io.github.sudokusat.grid.symmetry;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Layout;

/** The digits of a grid by row, or by row of the transposed grid, and which of its rows and columns are blank. Immutable. */
final class Lines {

    private final int[][] rows;
    private final int height;
    private final int width;
    private final int blankRows;
    private final int blankColumns;

    private Lines(int[][] rows, int height, int width, int blankRows, int blankColumns) {
        this.rows = rows;
        this.height = height;
        this.width = width;
        this.blankRows = blankRows;
        this.blankColumns = blankColumns;
    }

    /** The lines of a grid with rectangular boxes. */
    static Lines of(Layout layout, int[] digits) {
        BoxShape box = layout.boxShape().orElseThrow();
        int side = layout.side();
        int[][] rows = new int[side][side];
        for (int cell = 0; cell < digits.length; cell++) {
            rows[cell / side][cell % side] = digits[cell];
        }
        return of(rows, box.rows(), box.columns());
    }

    private static Lines of(int[][] rows, int height, int width) {
        int side = rows.length;
        int filledRows = 0;
        int filledColumns = 0;
        for (int row = 0; row < side; row++) {
            for (int column = 0; column < side; column++) {
                if (rows[row][column] != 0) {
                    filledRows |= 1 << row;
                    filledColumns |= 1 << column;
                }
            }
        }
        int all = (1 << side) - 1;
        return new Lines(rows, height, width, all & ~filledRows, all & ~filledColumns);
    }

    /** The lines of the transposed grid. */
    Lines transposed() {
        int side = side();
        int[][] columns = new int[side][side];
        for (int row = 0; row < side; row++) {
            for (int column = 0; column < side; column++) {
                columns[column][row] = rows[row][column];
            }
        }
        return of(columns, width, height);
    }

    /** The digits of a row; not to be modified. */
    int[] row(int row) {
        return rows[row];
    }

    /** The number of rows of a box. */
    int height() {
        return height;
    }

    /** The number of columns of a box. */
    int width() {
        return width;
    }

    /** The blank rows as bits. */
    int blankRows() {
        return blankRows;
    }

    /** The blank columns as bits. */
    int blankColumns() {
        return blankColumns;
    }

    int side() {
        return rows.length;
    }

    boolean isBlankRow(int row) {
        return (blankRows >>> row & 1) != 0;
    }

    /** Whether all rows of a band are blank. */
    boolean isBlankBand(int band) {
        int all = (1 << height) - 1;
        return (blankRows >>> (band * height) & all) == all;
    }

    /** The digits of the grid as bits, digit 1 being bit 1. */
    int digits() {
        int digits = 0;
        for (int[] row : rows) {
            for (int digit : row) {
                digits |= 1 << digit;
            }
        }
        return digits & ~1;
    }
}
