package io.github.sudokusat.count.tworow;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import java.util.Arrays;
import java.util.Optional;

/**
 * The givens of a grid of boxes with two rows, including placed digits. Rows, columns, bands, stacks and digits are numbered from 0; sets of them are
 * the bits of a number. Immutable.
 */
final class Clues {

    /** Boxes with more columns take too long: for side 10 there are a million times more row sets and column sets. */
    static final int MOST_COLUMNS = 4;

    static final int STACKS = 2;

    private final int columns;
    private final int side;
    private final boolean isTurned;
    /** The digit of each cell, row by row, or −1. */
    private final int[] digits;

    private Clues(int columns, boolean isTurned, int... digits) {
        this.columns = columns;
        this.isTurned = isTurned;
        this.side = STACKS * columns;
        this.digits = digits;
    }

    /** Whether the boxes of a layout have two rows or two columns, and few enough of the other lines, and there is no other house or rule. */
    static boolean areFor(Layout layout) {
        Optional<BoxShape> shape = layout.boxShape();
        if (shape.isEmpty() || !layout.isPlain()) {
            return false;
        }
        int most = Math.max(shape.get().rows(), shape.get().columns());
        return Math.min(shape.get().rows(), shape.get().columns()) == STACKS && most <= MOST_COLUMNS;
    }

    /** Creates the clues from a grid of such a layout, with rows and columns exchanged if the boxes have more than two rows. */
    static Clues of(Grid grid) {
        int side = grid.layout().side();
        BoxShape shape = grid.layout().boxShape().orElseThrow();
        boolean turned = shape.rows() > STACKS;
        int[] digits = new int[side * side];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = grid.digit(turned ? cell % side * side + cell / side : cell) - 1;
        }
        return new Clues(turned ? shape.rows() : shape.columns(), turned, digits);
    }

    /** Whether rows and columns have been exchanged. */
    boolean isTurned() {
        return isTurned;
    }

    /** The number of columns of a box, which is also the number of bands: 2 to {@value #MOST_COLUMNS}. */
    int columns() {
        return columns;
    }

    /** The number of digits: twice the number of columns of a box. */
    int side() {
        return side;
    }

    /** All digits. */
    int digits() {
        return (1 << side) - 1;
    }

    /** The digits that are given nowhere. */
    int freeDigits() {
        int free = digits();
        for (int digit : digits) {
            if (digit >= 0) {
                free &= ~(1 << digit);
            }
        }
        return free;
    }

    /** The columns of a stack, from 0, that contain no given. */
    int freeColumns(int stack) {
        int free = (1 << columns) - 1;
        for (int cell = 0; cell < digits.length; cell++) {
            if (digits[cell] >= 0 && stack(cell) == stack) {
                free &= ~(1 << column(cell));
            }
        }
        return free;
    }

    /** Whether the rows of a band contain no given. */
    boolean isFreeBand(int band) {
        return (rowSetMembers(band, true) | rowSetMembers(band, false)) == 0;
    }

    /** The row sets that a band can have, ascending: at most 70. */
    int[] rowSets(int band) {
        int in = rowSetMembers(band, true);
        int out = rowSetMembers(band, false);
        int[] sets = new int[1 << side];
        int count = 0;
        for (int set = 0; set < 1 << side; set++) {
            if (Integer.bitCount(set) == columns && (set & in) == in && (set & out) == 0) {
                sets[count++] = set;
            }
        }
        return Arrays.copyOf(sets, count);
    }

    /** The digits that givens force into a band's row set, or exclude from it. */
    private int rowSetMembers(int band, boolean in) {
        int members = 0;
        for (int cell = STACKS * band * side; cell < STACKS * (band + 1) * side; cell++) {
            boolean upper = cell / side % STACKS == 0;
            boolean left = stack(cell) == 0;
            if (digits[cell] >= 0 && (upper == left) == in) {
                members |= 1 << digits[cell];
            }
        }
        return members;
    }

    /** The columns of a box in which a digit can be placed without conflicting with the givens of the stack. */
    int columnsFor(int band, int stack, int digit) {
        int allowed = (1 << columns) - 1;
        for (int cell = 0; cell < digits.length; cell++) {
            if (digits[cell] == digit && stack(cell) == stack) {
                boolean here = cell / side / STACKS == band;
                allowed &= here ? 1 << column(cell) : ~(1 << column(cell));
            }
        }
        return allowed;
    }

    private int stack(int cell) {
        return cell % side / columns;
    }

    private int column(int cell) {
        return cell % side % columns;
    }
}
