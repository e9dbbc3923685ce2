package io.github.sudokusat.format.foreign.iss;

import io.github.sudokusat.grid.Layout;

/**
 * How far a copy of a constraint is from the original.
 *
 * @param rows how many rows further down
 * @param columns how many columns further to the right
 */
public record IssShift(int rows, int columns) {

    /** The original itself. */
    static final IssShift NONE = new IssShift(0, 0);

    /** A copy of this copy. */
    IssShift plus(int moreRows, int moreColumns) {
        return new IssShift(rows + moreRows, columns + moreColumns);
    }

    /** Whether the copy of a cell of the grid is in the grid. */
    boolean keeps(int row, int column, Layout size) {
        return isLine(row + rows, size.rows()) && isLine(column + columns, size.columns());
    }

    private static boolean isLine(int line, int count) {
        return line >= 0 && line < count;
    }

    @Override
    public String toString() {
        return rows + " rows and " + columns + " columns";
    }
}
