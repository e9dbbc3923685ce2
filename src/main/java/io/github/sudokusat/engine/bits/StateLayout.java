package io.github.sudokusat.engine.bits;

/**
 * The state of all cells as the words of one int array; copying it is all that is needed to remember a position to go back to.
 *
 * <p>Words of digit {@code d} (0 to 8) and band {@code j} are at {@code 9·j + d}; {@link Cells} describes the order of the cells in them,
 * {@link Triads} that of the triads in theirs.
 */
final class StateLayout {

    static final int DIGITS = 9;
    static final int EVERY_DIGIT = (1 << DIGITS) - 1;

    /** The cells where a digit is possible; the 27 words begin here. */
    static final int CANDIDATES = 0;
    /** The cells where no digit is settled, three words. */
    static final int OPEN = 27;
    /** The digits whose candidates have changed since their rules were last applied. */
    static final int CHANGED = 30;
    /** The minirows, and the minicolumns, that three digits fill and that have been cleared of the others. */
    static final int FULL_ROWS = 31;

    static final int FULL_COLUMNS = 32;
    /** The cells where a digit is settled, 27 words; valid once the digit's rules have been applied. */
    static final int SETTLED = 33;
    /** By digit, the minirows, and the minicolumns, where it is possible, as found when its rules were last applied. */
    static final int ROWS = 60;

    static final int COLUMNS = 69;
    /** The number of words of a position. */
    static final int SIZE = 78;

    private StateLayout() {}

    /** Sets every word from {@link #CANDIDATES} up to {@link #SETTLED} to zero; the others are set by the first round of rules. */
    static void clear(int[] position) {
        for (int i = 0; i < SETTLED; i++) {
            position[i] = 0;
        }
    }

    /** The boxes of a band that hold any of the cells. */
    static int boxes(int cells) {
        int rows = cells | cells >>> 9 | cells >>> 18;
        return (rows | rows >>> 3 | rows >>> 6) & 7;
    }

    /** Whether no cell is open. */
    static boolean isSolved(int[] position) {
        return (position[OPEN] | position[OPEN + 1] | position[OPEN + 2]) == 0;
    }

    /** Leaves a digit no place in a cell's box other than that cell, where it is a candidate. */
    static void put(int[] position, int band, int digit, int cell) {
        position[DIGITS * band + digit] &= ~(boxes(cell) * Cells.IN_BOX) | cell;
        position[CHANGED] |= 1 << digit;
    }
}
