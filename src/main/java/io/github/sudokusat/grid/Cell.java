package io.github.sudokusat.grid;

/**
 * A cell identified by its row and column, for people and for text. Loops use the cell's number {@code row · side + column} instead.
 *
 * <p>Rows and columns are counted from 0 as data, and from 1 as text.
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
    public static Cell of(int number, int side) {
        if (side < 1 || number < 0 || number / side >= side) {
            throw new IllegalArgumentException("cell must be in a grid, but is number " + number + " at side " + side);
        }
        return new Cell(number / side, number % side);
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
            throw new IllegalArgumentException(this + " is outside a grid of side " + side);
        }
        return row * side + column;
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
