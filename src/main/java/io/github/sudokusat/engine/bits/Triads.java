package io.github.sudokusat.engine.bits;

import static io.github.sudokusat.engine.bits.Cells.ALONG_COLUMN;
import static io.github.sudokusat.engine.bits.Cells.ALONG_MINIROW;
import static io.github.sudokusat.engine.bits.Cells.COLUMNS;
import static io.github.sudokusat.engine.bits.Cells.MINIROWS;
import static io.github.sudokusat.engine.bits.StateLayout.DIGITS;

/**
 * The 27 minirows, or the 27 minicolumns, of the whole grid in a word of 27 bits.
 *
 * <p>Bit {@code 9·j + 3·r + s} is the minirow of band {@code j}, row {@code r} of it, and stack {@code s}; bit {@code 9·k + 3·j + s} is the
 * minicolumn of column {@code k} of stack {@code s}, in band {@code j}. In both, bits that are three apart in the same group of nine exclude each
 * other for a digit: they are minirows of one box, or minicolumns of one column.
 */
final class Triads {

    /** The lowest three bits of each group of nine, and the other parts of a group. */
    private static final int LOW = 0x7 | 0x7 << 9 | 0x7 << 18;

    private static final int LOW_TWO = LOW | LOW << 3;
    private static final int HIGH_TWO = LOW << 3 | LOW << 6;
    private static final int HIGH = LOW << 6;
    /** The factor that turns some bits of {@link #LOW} into all three bits of their triples, which are three apart. */
    private static final int TRIPLE = 0x49;

    private Triads() {}

    /** The minicolumns that hold any of the cells of three bands. */
    static int columns(int a, int b, int c) {
        return ((a | a >>> 3 | a >>> 6) & COLUMNS)
                | ((b | b >>> 3 | b >>> 6) & COLUMNS) << 3
                | ((c | c >>> 3 | c >>> 6) & COLUMNS) << 6;
    }

    /** At each bit, the one three higher in the same group of nine, cyclically. */
    static int next(int triads) {
        return ((triads >>> 3) & LOW_TWO) | ((triads << 6) & HIGH);
    }

    /** At each bit, the one three lower in the same group of nine, cyclically. */
    static int last(int triads) {
        return ((triads << 3) & HIGH_TWO) | ((triads >>> 6) & LOW);
    }

    /**
     * The minicolumns that are in some permutation of the columns and bands of their stack: what locked candidates leave, for all three stacks at
     * once. A bit stays if the other two columns can take the other two bands, in either order.
     */
    static int permutable(int columns, int next, int last) {
        int oneWay = (next >>> 9 | next << 18) & (last >>> 18 | last << 9);
        int otherWay = (last >>> 9 | last << 18) & (next >>> 18 | next << 9);
        return columns & (oneWay | otherWay);
    }

    /**
     * The rule of three: a minirow or minicolumn where three digits are settled, in whatever order, takes no other digit.
     *
     * <p>The idea of counting the digits of triads comes from tdoku (Tom Dillon); the converse, that a triad takes three digits if no others fit,
     * hardly ever finds anything more and is left out.
     *
     * @return the digits that have changed; −1 if four digits need the same triad
     */
    static int threeEach(int[] position) {
        int fullRows = threeEach(position, StateLayout.ROWS);
        int fullColumns = threeEach(position, StateLayout.COLUMNS);
        if ((fullRows | fullColumns) < 0) {
            return -1;
        }
        int rows = fullRows & ~position[StateLayout.FULL_ROWS];
        int columns = fullColumns & ~position[StateLayout.FULL_COLUMNS];
        if ((rows | columns) == 0) {
            return 0;
        }
        position[StateLayout.FULL_ROWS] = fullRows;
        position[StateLayout.FULL_COLUMNS] = fullColumns;
        return clear(position, rows, columns);
    }

    /** The minirows or minicolumns where three digits are settled; −1 if one has four. */
    private static int threeEach(int[] position, int from) {
        int once = 0;
        int twice = 0;
        int thrice = 0;
        int tooOften = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            // A digit is settled where only one is left of the three that exclude each other.
            int triads = position[from + digit];
            int odd = triads ^ triads >>> 3 ^ triads >>> 6;
            int every = triads & triads >>> 3 & triads >>> 6;
            int settled = triads & (odd & ~every & LOW) * TRIPLE;
            tooOften |= thrice & settled;
            thrice |= twice & settled;
            twice |= once & settled;
            once |= settled;
        }
        return tooOften != 0 ? -1 : thrice;
    }

    /** Clears triads of the digits that are not settled there. Returns the digits that lost candidates. */
    private static int clear(int[] position, int fullRows, int fullColumns) {
        int changed = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            int rows = position[StateLayout.ROWS + digit];
            int columns = position[StateLayout.COLUMNS + digit];
            rows &= fullRows & (next(rows) | last(rows));
            columns &= fullColumns & (next(columns) | last(columns));
            for (int band = 0; band < Cells.BANDS; band++) {
                int gone = ((rows >>> (9 * band) & MINIROWS) * ALONG_MINIROW)
                        | ((columns >>> (3 * band) & COLUMNS) * ALONG_COLUMN);
                position[DIGITS * band + digit] &= ~gone;
            }
            changed |= (-(rows | columns) >>> 31) << digit;
        }
        return changed;
    }
}
