package io.github.sudokusat.count.classic;

import java.util.Arrays;

/**
 * The pairs of a row word and a column word of a box that make a filled box: those that put no two digits in the same row and column. Because
 * exchanging rows or columns does not affect this, it is a relation between classes. A row word crosses at most 36 classes of column words (6³ words
 * in a box without givens, six per class), and vice versa. Immutable.
 */
final class Crossings {

    private final int[][] columnsOfRow;
    private final int[][] rowsOfColumn;

    private Crossings(int[][] columnsOfRow, int[][] rowsOfColumn) {
        this.columnsOfRow = columnsOfRow;
        this.rowsOfColumn = rowsOfColumn;
    }

    /** Finds the crossings of a box from its classes of row words and of column words. */
    static Crossings of(BoxClasses rows, BoxClasses columns) {
        int[] rowSets = sets(rows);
        int[] columnSets = sets(columns);
        int[][] columnsOfRow = new int[rows.count()][columns.count()];
        int[][] rowsOfColumn = new int[columns.count()][rows.count()];
        int[] columnCounts = new int[rows.count()];
        int[] rowCounts = new int[columns.count()];
        for (int row = 0; row < rows.count(); row++) {
            for (int column = 0; column < columns.count(); column++) {
                if (cross(rowSets, row, columnSets, column)) {
                    columnsOfRow[row][columnCounts[row]++] = column;
                    rowsOfColumn[column][rowCounts[column]++] = row;
                }
            }
        }
        return new Crossings(trimmed(columnsOfRow, columnCounts), trimmed(rowsOfColumn, rowCounts));
    }

    /** For each class, the sets of the digits with letters 0, 1 and 2. */
    private static int[] sets(BoxClasses classes) {
        int[] sets = new int[3 * classes.count()];
        for (int i = 0; i < sets.length; i++) {
            sets[i] = Words.digitsOf(classes.representative(i / 3), i % 3);
        }
        return sets;
    }

    /**
     * Whether two words cross. There are three digits in each row and three columns, so every row and column share exactly one digit if no two share
     * more than one.
     */
    private static boolean cross(int[] rowSets, int row, int[] columnSets, int column) {
        for (int r = 3 * row; r < 3 * row + 3; r++) {
            for (int c = 3 * column; c < 3 * column + 3; c++) {
                int common = rowSets[r] & columnSets[c];
                if (Integer.bitCount(common) > 1) {
                    return false;
                }
            }
        }
        return true;
    }

    private static int[][] trimmed(int[][] lists, int[] sizes) {
        for (int i = 0; i < lists.length; i++) {
            lists[i] = Arrays.copyOf(lists[i], sizes[i]);
        }
        return lists;
    }

    /**
     * These crossings with some of the classes of column words.
     *
     * @param columns the classes; the result numbers them in this order
     */
    Crossings withColumns(int... columns) {
        int[][] some = new int[columns.length][];
        int[][] inverse = new int[rows()][columns.length];
        int[] counts = new int[rows()];
        for (int column = 0; column < columns.length; column++) {
            some[column] = rowsOfColumn[columns[column]];
            for (int row : some[column]) {
                inverse[row][counts[row]++] = column;
            }
        }
        return new Crossings(trimmed(inverse, counts), some);
    }

    /** The number of classes of row words. */
    int rows() {
        return columnsOfRow.length;
    }

    /** The number of classes of column words. */
    int columns() {
        return rowsOfColumn.length;
    }

    /** The classes of column words that cross a class of row words, ascending; not to be changed. */
    int[] columnsOfRow(int row) {
        return columnsOfRow[row];
    }

    /** The classes of row words that cross a class of column words, ascending; not to be changed. */
    int[] rowsOfColumn(int column) {
        return rowsOfColumn[column];
    }
}
