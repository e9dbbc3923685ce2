package io.github.sudokusat.format.foreign.iss;

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
    boolean keeps(int row, int column, int side) {
        return isLine(row + rows, side) && isLine(column + columns, side);
    }

    private static boolean isLine(int line, int side) {
        return line >= 0 && line < side;
    }

    @Override
    public String toString() {
        return rows + " rows and " + columns + " columns";
    }
}
