package io.github.sudokusat.engine.bits;

import static io.github.sudokusat.engine.bits.Cells.BANDS;
import static io.github.sudokusat.engine.bits.StateLayout.DIGITS;
import static io.github.sudokusat.engine.bits.StateLayout.OPEN;

/**
 * Lists the templates of each digit that is not settled: the ways to place it in the whole grid, with one open cell for each row, column and box that
 * lacks it.
 *
 * <p>A template is a mask over the open cells, of which there may be at most 64.
 */
final class BandTemplates {

    /** The most templates of all digits together. */
    static final int MOST = 1 << 11;

    /** The bits of a band's first row. */
    private static final int ROW = 0x7 | 0x7 << 9 | 0x7 << 18;
    /** The columns of the first box. */
    private static final int BOX = 7;

    /** The open cells, by their number. */
    private final byte[] openCells = new byte[Long.SIZE];
    /** The number of each cell among the open ones. */
    private final byte[] numbers = new byte[BitSolver.CELLS];

    // The rows where one digit is not settled: the row's number in the grid, and the columns possible there.
    private int rows;
    private final int[] rowNumbers = new int[DIGITS];
    private final int[] rowColumns = new int[DIGITS];

    // By row: the columns still to be tried in it, and what the earlier rows take: cells, columns, and the columns of
    // boxes in the same band.
    private final int[] untried = new int[DIGITS];
    private final long[] takenCells = new long[DIGITS];
    private final int[] takenColumns = new int[DIGITS];
    private final int[] takenBoxes = new int[DIGITS];

    /** Numbers the open cells of a position. Returns false if there are too many. */
    boolean number(int[] position) {
        int number = 0;
        for (int band = 0; band < BANDS; band++) {
            for (int left = position[OPEN + band]; left != 0; left &= left - 1) {
                if (number == Long.SIZE) {
                    return false;
                }
                int cell = 27 * band + Cells.CELL_OF_BIT[Integer.numberOfTrailingZeros(left)];
                numbers[cell] = (byte) number;
                openCells[number++] = (byte) cell;
            }
        }
        return true;
    }

    /**
     * Lists the templates of a digit of the position that has been numbered.
     *
     * @return the end of the list, which equals {@code start} if the digit is settled; −1 if it would exceed {@link #MOST}
     */
    int list(int[] position, int digit, long[] templates, int start) {
        rows = 0;
        for (int band = 0; band < BANDS; band++) {
            int open = position[DIGITS * band + digit] & position[OPEN + band];
            for (int row = 0; row < BANDS; row++) {
                int cells = open >>> (3 * row) & ROW;
                if (cells != 0) {
                    rowNumbers[rows] = BANDS * band + row;
                    rowColumns[rows++] = columns(cells);
                }
            }
        }
        return rows == 0 ? start : combine(templates, start);
    }

    /** The columns of cells of a band's first row, of which bit {@code 9·k + b} is column {@code 3·b + k}. */
    private static int columns(int cells) {
        int columns = 0;
        for (int left = cells; left != 0; left &= left - 1) {
            columns |= 1 << Cells.CELL_OF_BIT[Integer.numberOfTrailingZeros(left)];
        }
        return columns;
    }

    private int combine(long[] templates, int start) {
        int n = start;
        int row = 0;
        untried[0] = rowColumns[0];
        takenCells[0] = 0;
        takenColumns[0] = 0;
        takenBoxes[0] = 0;
        while (row >= 0) {
            int columns = untried[row];
            if (columns == 0) {
                row--;
                continue;
            }
            untried[row] = columns & (columns - 1);
            int column = Integer.numberOfTrailingZeros(columns);
            long cells = takenCells[row] | 1L << numbers[DIGITS * rowNumbers[row] + column];
            if (row < rows - 1) {
                take(row, column, cells);
                row++;
            } else if (n < MOST) {
                templates[n++] = cells;
            } else {
                return -1;
            }
        }
        return n;
    }

    /** Prepares the next row for a column taken in this one. */
    private void take(int row, int column, long cells) {
        int next = row + 1;
        takenCells[next] = cells;
        takenColumns[next] = takenColumns[row] | 1 << column;
        boolean sameBand = rowNumbers[next] / BANDS == rowNumbers[row] / BANDS;
        takenBoxes[next] = sameBand ? takenBoxes[row] | (BOX << (column / BANDS * BANDS)) : 0;
        untried[next] = rowColumns[next] & ~takenColumns[next] & ~takenBoxes[next];
    }

    /** Writes a symbol into the cells of a template. */
    void write(long template, byte symbol, byte[] out, int offset) {
        for (long left = template; left != 0; left &= left - 1) {
            out[offset + openCells[Long.numberOfTrailingZeros(left)]] = symbol;
        }
    }
}
