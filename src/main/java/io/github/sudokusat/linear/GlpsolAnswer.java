package io.github.sudokusat.linear;

import java.util.BitSet;

/** The answer of glpsol to a 0-1 program: whether there is a solution, and the values of the columns, not checked against any program. Immutable. */
public final class GlpsolAnswer {

    /** The status that glpsol reports. */
    public enum Status {
        /** There is a solution, optimal or not. */
        SOLUTION,
        /** There is no solution. */
        NONE,
        /** glpsol does not know whether there is a solution. */
        UNDEFINED
    }

    private final Status status;
    private final int rows;
    private final int columns;
    private final BitSet ones;
    private final NameList rowNames;
    private final NameList columnNames;

    GlpsolAnswer(Status status, int rows, int columns, BitSet ones, NameList rowNames, NameList columnNames) {
        this.status = status;
        this.rows = rows;
        this.columns = columns;
        this.ones = (BitSet) ones.clone();
        this.rowNames = rowNames;
        this.columnNames = columnNames;
    }

    /**
     * The status that glpsol reports.
     *
     * @return the status
     */
    public Status status() {
        return status;
    }

    /**
     * The number of rows of the program that was solved, without the objective.
     *
     * @return 0 or more
     */
    public int rows() {
        return rows;
    }

    /**
     * The number of columns, which are the variables of the program in the order in which its text first names them.
     *
     * @return 0 or more
     */
    public int columns() {
        return columns;
    }

    /**
     * Whether a column's value is 1.
     *
     * @param column the column, from 1
     * @return false if it is 0, or if there is no solution
     */
    public boolean isOne(int column) {
        return ones.get(column);
    }

    /**
     * The name of a row.
     *
     * @param row the row, from 1
     * @return its name; empty if the answer has no names or fewer rows
     */
    public String rowName(int row) {
        return rowNames.get(row);
    }

    /**
     * The name of a column.
     *
     * @param column the column, from 1
     * @return its name; empty if the answer has no names or fewer columns
     */
    public String columnName(int column) {
        return columnNames.get(column);
    }
}
