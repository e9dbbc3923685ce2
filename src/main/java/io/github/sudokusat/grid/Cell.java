package io.github.sudokusat.grid;

import io.github.sudokusat.text.Quote;
import org.jspecify.annotations.Nullable;

/**
 * A cell identified by its row and column, for people and for text. Loops use the cell's number {@code row · side + column} instead.
 *
 * <p>Rows and columns are counted from 0 as data, and from 1 as text: {@code new Cell(0, 4)} is {@code Cell.parse("r1c5")}.
 *
 * @param row the row, from 0
 * @param column the column, from 0
 */
public record Cell(int row, int column) {

    /**
     * Checks the coordinates.
     *
     * @param row the row
     * @param column the column
     * @throws IllegalArgumentException if one of them is negative
     */
    public Cell {
        if (row < 0 || column < 0) {
            throw new IllegalArgumentException("row and column must be 0 or more, but are " + row + " and " + column);
        }
    }

    /**
     * The cell with a number.
     *
     * @param number {@code row · side + column}, 0 or more
     * @param side the side of the grid, 1 or more
     * @return the cell
     * @throws IllegalArgumentException if the side is less than 1, or there is no such cell in a grid of that side
     */
    public static Cell numbered(int number, int side) {
        if (side < 1 || number < 0 || number / side >= side) {
            throw new IllegalArgumentException("cell must be in a grid, but is number " + number + " at side " + side);
        }
        return new Cell(number / side, number % side);
    }

    /**
     * Parses the notation of {@link #toString()}, such as {@code r1c9}; letters may be upper-case.
     *
     * @param text the text, without surrounding blanks
     * @return the cell
     * @throws IllegalArgumentException if the text does not have this form, or a number is 0 or greater than 9,999
     */
    public static Cell parse(String text) {
        int c = Math.max(text.indexOf('c'), text.indexOf('C'));
        boolean hasLetters = c > 0 && (text.charAt(0) == 'r' || text.charAt(0) == 'R');
        int row = hasLetters ? positive(text, 1, c) : 0;
        int column = hasLetters ? positive(text, c + 1, text.length()) : 0;
        if (row == 0 || column == 0) {
            throw new IllegalArgumentException("expected a cell such as r1c9, but found " + Quote.of(text));
        }
        return new Cell(row - 1, column - 1);
    }

    /** The number from 1 to 9,999 that part of a text consists of; 0 if that part is anything else. */
    static int positive(String text, int from, int to) {
        return Math.max(0, number(text, from, to));
    }

    /** The number from 0 to 9,999 that part of a text consists of; −1 if that part is anything else. */
    static int number(String text, int from, int to) {
        int value = from < to ? 0 : -1;
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9' || to - from > 4) {
                return -1;
            }
            value = value * 10 + (c - '0');
        }
        return value;
    }

    /**
     * The cell's number in a grid.
     *
     * @param side the side of the grid, more than the row and the column
     * @return {@code row · side + column}
     * @throws IllegalArgumentException if the cell is outside such a grid
     */
    public int number(int side) {
        if (row >= side || column >= side) {
            throw new IllegalArgumentException(this + " is outside the " + side + "x" + side + " grid");
        }
        return row * side + column;
    }

    /**
     * The cell's number on a layout.
     *
     * @param layout the layout
     * @return {@code row · side + column}
     * @throws IllegalArgumentException if the cell is outside its grid
     */
    public int number(Layout layout) {
        if (row >= layout.rows() || column >= layout.columns()) {
            throw new IllegalArgumentException(
                    this + " is outside the " + layout.rows() + "x" + layout.columns() + " grid");
        }
        return row * layout.side() + column;
    }

    /** Written out, as is {@link #hashCode()}: the generated methods of a record take the JVM 20 ms to link, a tenth of a short run. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Cell cell && cell.row == row && cell.column == column;
    }

    @Override
    public int hashCode() {
        return 31 * row + column;
    }

    /**
     * The cell in the field's notation, counted from 1.
     *
     * @return for instance {@code r1c9}
     */
    @Override
    public String toString() {
        return "r" + (row + 1) + "c" + (column + 1);
    }
}
