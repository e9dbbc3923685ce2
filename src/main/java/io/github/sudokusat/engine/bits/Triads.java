package io.github.sudokusat.engine.bits;

import static io.github.sudokusat.engine.bits.Cells.ALL;
import static io.github.sudokusat.engine.bits.Cells.ALONG_COLUMN;
import static io.github.sudokusat.engine.bits.Cells.ALONG_MINIROW;
import static io.github.sudokusat.engine.bits.Cells.COLUMNS;
import static io.github.sudokusat.engine.bits.Cells.MINIROWS;

/** The 27 minirows and 27 minicolumns of the grid as words: bit 9·i + 3·j + s. */
final class Triads {

    private static final int LOW = 0x7 | 0x7 << 9 | 0x7 << 18;
    private static final int LOW_TWO = 0x3F | 0x3F << 9 | 0x3F << 18;
    private static final int HIGH_TWO = 0x1F8 | 0x1F8 << 9 | 0x1F8 << 18;
    private static final int HIGH = 0x1C0 | 0x1C0 << 9 | 0x1C0 << 18;

    private Triads() {}

    /** The minicolumns that hold any of the cells: bit {@code 9·k + 3·j + s} is column {@code k} of stack {@code s} in band {@code j}. */
    static int columns(int a, int b, int c) {
        return ((a | a >>> 3 | a >>> 6) & COLUMNS)
                | ((b | b >>> 3 | b >>> 6) & COLUMNS) << 3
                | ((c | c >>> 3 | c >>> 6) & COLUMNS) << 6;
    }

    /** The minirows that hold any of the cells: bit {@code 9·j + 3·r + s} is row {@code r} of band {@code j} in stack {@code s}. */
    static int rows(int a, int b, int c) {
        return Board.minirows(a) | Board.minirows(b) << 9 | Board.minirows(c) << 18;
    }

    /** Each bit's neighbour in the same group of nine, three up. */
    static int nextBand(int triads) {
        return ((triads >>> 3) & LOW_TWO) | ((triads << 6) & HIGH);
    }

    /** Each bit's neighbour in the same group of nine, three down. */
    static int lastBand(int triads) {
        return ((triads << 3) & HIGH_TWO) | ((triads >>> 6) & LOW);
    }

    /** What is in some permutation of groups and their three triples. */
    static int permutable(int triads, int next, int last) {
        long nexts = next | (long) next << 27;
        long lasts = last | (long) last << 27;
        return triads & (((int) (nexts >>> 9) & (int) (lasts >>> 18)) | ((int) (lasts >>> 9) & (int) (nexts >>> 18)));
    }

    /** The other two of each triple of neighbouring bits that holds one of the bits. */
    private static int beside(int triads) {
        return ((triads << 1) & 0x6DB6DB6)
                | ((triads >>> 2) & 0x1249249)
                | ((triads >>> 1) & 0x36DB6DB)
                | ((triads << 2) & 0x4924924);
    }

    /** The bits of the other two groups of nine, at the same place. */
    private static int across(int triads) {
        long twice = triads | (long) triads << 27;
        return ((int) (twice >>> 9) | (int) (twice >>> 18)) & ALL;
    }

    /** The other two bits, three apart, of the same group of nine. */
    private static int along(int triads) {
        return nextBand(triads) | lastBand(triads);
    }

    /**
     * Three digits for each triad: if three can stand in it, they must; if three must, no other one can. Changes what follows for the digits in a
     * position. Returns false if there is a triad that fewer than three digits fit or more than three need.
     */
    static boolean apply(int[] now) {
        int row1 = 0;
        int row2 = 0;
        int row3 = 0;
        int row4 = 0;
        int rowSet1 = 0;
        int rowSet2 = 0;
        int rowSet3 = 0;
        int tooMany = 0;
        int column1 = 0;
        int column2 = 0;
        int column3 = 0;
        int column4 = 0;
        int columnSet1 = 0;
        int columnSet2 = 0;
        int columnSet3 = 0;
        for (int digit = 0; digit < 9; digit++) {
            int rows = rows(now[digit], now[digit + 9], now[digit + 18]);
            row4 |= row3 & rows;
            row3 |= row2 & rows;
            row2 |= row1 & rows;
            row1 |= rows;
            int rowSet = rows & ~beside(rows);
            tooMany |= rowSet3 & rowSet;
            rowSet3 |= rowSet2 & rowSet;
            rowSet2 |= rowSet1 & rowSet;
            rowSet1 |= rowSet;
            int columns = columns(now[digit], now[digit + 9], now[digit + 18]);
            column4 |= column3 & columns;
            column3 |= column2 & columns;
            column2 |= column1 & columns;
            column1 |= columns;
            int columnSet = columns & ~along(columns);
            tooMany |= columnSet3 & columnSet;
            columnSet3 |= columnSet2 & columnSet;
            columnSet2 |= columnSet1 & columnSet;
            columnSet1 |= columnSet;
        }
        if (row3 != ALL || column3 != ALL || tooMany != 0) {
            return false;
        }
        int rowExact = row3 & ~row4;
        int columnExact = column3 & ~column4;
        for (int digit = 0; digit < 9; digit++) {
            int rows = rows(now[digit], now[digit + 9], now[digit + 18]);
            int must = rows & rowExact;
            int rowsGone = rows & (beside(must) | along(must) | (rowSet3 & beside(rows)));
            int columns = columns(now[digit], now[digit + 9], now[digit + 18]);
            must = columns & columnExact;
            int columnsGone = columns & (across(must) | along(must) | (columnSet3 & along(columns)));
            if ((rowsGone | columnsGone) != 0) {
                for (int band = 0; band < 3; band++) {
                    int inRows = ((rowsGone >>> (9 * band)) & MINIROWS) * ALONG_MINIROW;
                    int inColumns = ((columnsGone >>> (3 * band)) & COLUMNS) * ALONG_COLUMN;
                    now[digit + 9 * band] &= ~(inRows | inColumns);
                }
                now[30] |= 1 << digit;
            }
        }
        return true;
    }
}
