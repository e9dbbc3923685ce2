package io.github.sudokusat.grid;

import org.jspecify.annotations.Nullable;

/**
 * The shape of a rectangular box; {@code rows · columns} is the grid's side.
 *
 * @param rows rows of a box, 1 or more; also the number of stacks, the columns of boxes
 * @param columns columns of a box, 1 or more; also the number of bands, the rows of boxes
 */
public record BoxShape(int rows, int columns) {

    /**
     * Checks the shape.
     *
     * @param rows rows of a box
     * @param columns columns of a box
     * @throws IllegalArgumentException if a number is less than 1 or their product more than {@link Layout#MAX_SIDE}
     */
    public BoxShape {
        if (rows < 1 || columns < 1 || (long) rows * columns > Layout.MAX_SIDE) {
            throw new IllegalArgumentException("a box needs 1 row and 1 column or more and at most " + Layout.MAX_SIDE
                    + " cells, but has " + rows + " rows and " + columns + " columns");
        }
    }

    /**
     * The side of a grid of such boxes.
     *
     * @return {@code rows · columns}
     */
    public int side() {
        return rows * columns;
    }

    /**
     * The number of the box that holds a cell.
     *
     * @param cell the cell; its row and column are not compared with the size of a grid
     * @return from 0, counted row by row
     */
    public int boxOf(Cell cell) {
        return cell.row() / rows * rows + cell.column() / columns;
    }

    /** Written out, as is {@link #hashCode()}: the generated methods of a record take the JVM 20 ms to link, a tenth of a short run. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof BoxShape shape && shape.rows == rows && shape.columns == columns;
    }

    @Override
    public int hashCode() {
        return 31 * rows + columns;
    }

    /**
     * The shape in the notation of the command line.
     *
     * @return rows, {@code x}, columns
     */
    @Override
    public String toString() {
        return rows + "x" + columns;
    }
}
