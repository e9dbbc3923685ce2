package io.github.sudokusat.grid.symmetry;

import static io.github.sudokusat.grid.symmetry.Placement.BITS;
import static io.github.sudokusat.grid.symmetry.Placement.at;

import java.util.Arrays;

/**
 * Finds the placements that lead from a solved grid with 3 × 3 boxes to the least of its equivalents.
 *
 * <p>Each of the six chutes, each order of its rows and each order of its boxes is tried for the top band. In the least grid, row 1 is 123456789, and
 * row 2 begins with 456 if box 1 of row 2 has the digits of box 2 of row 1, else with 457; this leaves 18 or 12 orders of the columns for a chute and
 * an order of its rows. The least band wins. It fixes the columns and the labels, and the other six rows follow by sorting. The placements that
 * tie for the least grid differ by its automorphisms. Takes about 10 µs. Not thread-safe.
 */
final class ClassicGridSearch {

    private static final int SIDE = 9;
    private static final int BOX = 3;
    private static final int DIGITS_BELOW_ROW_2 = 9 * BITS;
    /** The part of the second row that the keys of bands have. */
    private static final int BOXES_2_AND_3 = (1 << (2 * BOX * BITS)) - 1;
    /** Set in the key of a band whose second row begins with 457. */
    private static final long MIXED = 1L << 60;

    private static final int[][] ORDERS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    /** The grid and the transposed grid, digit by cell. */
    private final int[][] grids;

    /** The columns of the second and third row's digits in the first row of the chute that is tried. */
    private final int[] second = new int[SIDE];

    private final int[] third = new int[SIDE];
    /** For each column of the source, its number in the image from 1, as it is tried. */
    private final int[] number = new int[SIDE];

    private final int[] order = new int[SIDE];
    private long leastBand = Long.MAX_VALUE;
    /** The placements whose top band is {@link #leastBand}, with the three rows of that band and no labels. */
    private final Placements bands = new Placements();

    private final long[] leastRows = new long[SIDE];
    private final Placements found = new Placements();

    private ClassicGridSearch(int[] digits) {
        int[] transposed = new int[digits.length];
        for (int cell = 0; cell < digits.length; cell++) {
            transposed[cell % SIDE * SIDE + cell / SIDE] = digits[cell];
        }
        grids = new int[][] {digits, transposed};
    }

    /**
     * Searches.
     *
     * @param digits the digits of a solved grid by cell; not copied
     * @return the placements that lead to the least grid, one for each automorphism
     */
    static Placements run(int[] digits) {
        ClassicGridSearch search = new ClassicGridSearch(digits);
        for (int grid = 0; grid < 2; grid++) {
            for (int band = 0; band < BOX; band++) {
                for (int[] rows : ORDERS) {
                    search.tryRows(grid == 1, BOX * band + rows[0], BOX * band + rows[1], BOX * band + rows[2]);
                }
            }
        }
        search.completeAll();
        return search.found;
    }

    private void tryRows(boolean transposed, int row1, int row2, int row3) {
        int[] grid = grids[transposed ? 1 : 0];
        int[] columnOf = new int[SIDE + 1];
        for (int column = 0; column < SIDE; column++) {
            columnOf[grid[row1 * SIDE + column]] = column;
        }
        for (int column = 0; column < SIDE; column++) {
            second[column] = columnOf[grid[row2 * SIDE + column]];
            third[column] = columnOf[grid[row3 * SIDE + column]];
        }
        long rows = row1 | row2 << BITS | row3 << (2 * BITS);
        for (int[] boxes : ORDERS) {
            tryBoxes(transposed, rows, BOX * boxes[0], BOX * boxes[1], BOX * boxes[2]);
        }
    }

    /** Tries an order of the boxes, each given by its first column. */
    private void tryBoxes(boolean transposed, long rows, int box1, int box2, int box3) {
        int fromBox2 = 0;
        int other = box1;
        for (int column = box1; column < box1 + BOX; column++) {
            if (second[column] / BOX * BOX == box2) {
                fromBox2++;
            } else {
                other = column;
            }
        }
        if (fromBox2 == BOX) {
            tryPure(transposed, rows, box1);
        } else if (fromBox2 == 2 && leastBand >= MIXED) {
            tryMixed(transposed, rows, box1, box2, box3, other);
        }
    }

    /** The second row begins with 456: the columns of box 1 determine all others. */
    private void tryPure(boolean transposed, long rows, int box1) {
        for (int[] columns : ORDERS) {
            for (int i = 0; i < BOX; i++) {
                order[i] = box1 + columns[i];
                order[BOX + i] = second[order[i]];
                order[2 * BOX + i] = second[order[BOX + i]];
            }
            tryColumns(transposed, rows, 0);
        }
    }

    /** The second row begins with 457: two columns of box 1 and two of box 3 can change places. */
    private void tryMixed(boolean transposed, long rows, int box1, int box2, int box3, int other) {
        order[2] = other;
        order[6] = second[other];
        for (int turn = 0; turn < 2; turn++) {
            order[0] = remaining(box1, other, turn);
            order[1] = remaining(box1, other, 1 - turn);
            order[3] = second[order[0]];
            order[4] = second[order[1]];
            order[5] = 3 * box2 + 3 - order[3] - order[4];
            for (int last = 0; last < 2; last++) {
                order[7] = remaining(box3, order[6], last);
                order[8] = remaining(box3, order[6], 1 - last);
                tryColumns(transposed, rows, MIXED);
            }
        }
    }

    /** The first or second column of a box without one of its columns. */
    private static int remaining(int box, int without, int index) {
        int column = box + index;
        return column >= without ? column + 1 : column;
    }

    private void tryColumns(boolean transposed, long rows, long kind) {
        for (int i = 0; i < SIDE; i++) {
            number[order[i]] = i + 1;
        }
        int limit = kind < (leastBand & MIXED) ? -1 : (int) (leastBand >>> DIGITS_BELOW_ROW_2) & BOXES_2_AND_3;
        int box2 = digits(BOX, 0);
        if (limit >= 0 && box2 > limit >>> (BOX * BITS)) {
            return;
        }
        int row2 = digits(2 * BOX, box2);
        if (limit >= 0 && row2 > limit) {
            return;
        }
        long key = kind | (long) row2 << DIGITS_BELOW_ROW_2;
        for (int i = 0; i < SIDE; i++) {
            key |= (long) number[third[order[i]]] << (BITS * (SIDE - 1 - i));
        }
        if (key < leastBand) {
            leastBand = key;
            bands.clear();
        }
        if (key == leastBand) {
            bands.add(transposed, rows, packed(order), 0);
        }
    }

    /** Appends three digits of the second row of the image to others. */
    private int digits(int from, int before) {
        return ((before << BITS | number[second[order[from]]]) << BITS | number[second[order[from + 1]]]) << BITS
                | number[second[order[from + 2]]];
    }

    private static long packed(int[] numbers) {
        long packed = 0;
        for (int i = 0; i < numbers.length; i++) {
            packed = Placement.with(packed, i, numbers[i]);
        }
        return packed;
    }

    private void completeAll() {
        Arrays.fill(leastRows, Long.MAX_VALUE);
        for (int i = 0; i < bands.size(); i++) {
            complete(bands.isTransposed(i), bands.rows(i), bands.columns(i));
        }
    }

    /** Adds the other six rows to a top band, and keeps the placement if no other one is less. */
    private void complete(boolean transposed, long topRows, long columns) {
        int[] grid = grids[transposed ? 1 : 0];
        int top = at(topRows, 0) * SIDE;
        int[] label = new int[SIDE + 1];
        for (int i = 0; i < SIDE; i++) {
            label[grid[top + at(columns, i)]] = i + 1;
        }
        long rows = topRows | otherRows(grid, at(topRows, 0) / BOX, at(columns, 0), label);
        boolean isLess = false;
        for (int i = BOX; i < SIDE; i++) {
            long row = row(grid, at(rows, i) * SIDE, columns, label);
            if (row > leastRows[i] && !isLess) {
                return;
            }
            isLess |= row < leastRows[i];
            leastRows[i] = row;
        }
        if (isLess) {
            found.clear();
        }
        found.add(transposed, rows, columns, packed(label) >>> BITS);
    }

    private static long row(int[] grid, int start, long columns, int[] label) {
        long row = 0;
        for (int i = 0; i < SIDE; i++) {
            row = row << BITS | label[grid[start + at(columns, i)]];
        }
        return row;
    }

    /** The rows outside a band, those of each band and the bands sorted by the label in a column, as rows 4 to 9 of the image. */
    private static long otherRows(int[] grid, int band, int column, int[] label) {
        int one = band == 0 ? 1 : 0;
        int other = 3 - band - one;
        int[] first = sortedRows(grid, one, column, label);
        int[] last = sortedRows(grid, other, column, label);
        boolean inOrder = label[grid[first[0] * SIDE + column]] < label[grid[last[0] * SIDE + column]];
        long rows = 0;
        for (int i = 0; i < BOX; i++) {
            rows = Placement.with(rows, BOX + i, inOrder ? first[i] : last[i]);
            rows = Placement.with(rows, 2 * BOX + i, inOrder ? last[i] : first[i]);
        }
        return rows;
    }

    private static int[] sortedRows(int[] grid, int band, int column, int[] label) {
        int[] rows = {BOX * band, BOX * band + 1, BOX * band + 2};
        for (int i = 1; i < BOX; i++) {
            for (int j = i; j > 0; j--) {
                int here = rows[j];
                if (label[grid[here * SIDE + column]] < label[grid[rows[j - 1] * SIDE + column]]) {
                    rows[j] = rows[j - 1];
                    rows[j - 1] = here;
                }
            }
        }
        return rows;
    }
}
