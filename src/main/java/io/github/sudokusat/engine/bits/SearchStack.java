package io.github.sudokusat.engine.bits;

import static io.github.sudokusat.engine.bits.Cells.ALL;
import static io.github.sudokusat.engine.bits.Cells.BANDS;
import static io.github.sudokusat.engine.bits.StateLayout.CHANGED;
import static io.github.sudokusat.engine.bits.StateLayout.DIGITS;
import static io.github.sudokusat.engine.bits.StateLayout.OPEN;

/** The current position, and the positions to return to. */
final class SearchStack {

    /** An upper bound on the number of waiting positions: each choice settles a digit in a band or stack, or a cell. */
    private static final int MOST_POSITIONS = 6 * DIGITS + BitSolver.CELLS;

    private final int[][] stack = new int[MOST_POSITIONS][];
    private int depth;
    private int[] now = new int[StateLayout.SIZE];

    /** Empties all cells of candidates. */
    void clear() {
        depth = 0;
        StateLayout.clear(now);
    }

    /** Notes a given, between {@link #clear()} and {@link #begin()}; the digit 0 is ignored. */
    void give(int cell, int digit) {
        if (digit != 0) {
            now[DIGITS * Cells.BAND[cell] + digit - 1] |= Cells.BIT[cell];
        }
    }

    /**
     * Fills the other cells with the candidates that the givens leave in their boxes; what they exclude in rows and columns is found by the rules.
     * Returns false if a box holds a given twice.
     */
    boolean begin() {
        int repeated = 0;
        for (int band = 0; band < BANDS; band++) {
            int first = DIGITS * band;
            int filled = 0;
            for (int digit = 0; digit < DIGITS; digit++) {
                filled |= now[first + digit];
            }
            int open = ALL & ~filled;
            for (int digit = 0; digit < DIGITS; digit++) {
                int givens = now[first + digit];
                int boxes = StateLayout.boxes(givens);
                repeated |= Integer.bitCount(givens) - Integer.bitCount(boxes);
                now[first + digit] = (open & ~(boxes * Cells.IN_BOX)) | givens;
            }
            now[OPEN + band] = open;
        }
        now[CHANGED] = StateLayout.EVERY_DIGIT;
        return repeated == 0;
    }

    /** Takes a candidate from a cell, after {@link #begin()} and before {@link #apply()}. */
    void exclude(int cell, int digit) {
        now[DIGITS * Cells.BAND[cell] + digit - 1] &= ~Cells.BIT[cell];
    }

    /** Sets the candidates of a cell, after {@link #clear()}. */
    void allow(int cell, int candidates) {
        int band = Cells.BAND[cell];
        for (int digit = 0; digit < DIGITS; digit++) {
            if ((candidates >>> digit & 1) != 0) {
                now[DIGITS * band + digit] |= Cells.BIT[cell];
            }
        }
        now[OPEN + band] |= Cells.BIT[cell];
        now[CHANGED] = StateLayout.EVERY_DIGIT;
    }

    /** Applies the rules to the current position. Returns its new state, as in {@link BitPropagation}. */
    int apply() {
        return BitPropagation.apply(now);
    }

    /** Begins to enumerate the current position by its templates. Returns false if it has too many. */
    boolean begin(TemplateSearch search) {
        return search.begin(now);
    }

    /** Continues with one half of what is left and keeps the other half for later. */
    void choose() {
        int[] other = stack[depth];
        if (other == null) {
            other = new int[StateLayout.SIZE];
            stack[depth] = other;
        }
        depth++;
        System.arraycopy(now, 0, other, 0, StateLayout.SIZE);
        Choice.split(now, other);
    }

    /** Takes the half that was kept last. Returns false if there is none. */
    boolean goBack() {
        if (depth == 0) {
            return false;
        }
        depth--;
        int[] kept = stack[depth];
        stack[depth] = now;
        now = kept;
        return true;
    }

    /** Writes the digits of the settled cells. */
    void write(byte[] out, int offset) {
        for (int band = 0; band < BANDS; band++) {
            int start = offset + 27 * band;
            int settled = ~now[OPEN + band];
            for (int digit = 0; digit < DIGITS; digit++) {
                byte symbol = (byte) ('1' + digit);
                for (int left = now[DIGITS * band + digit] & settled; left != 0; left &= left - 1) {
                    out[start + Cells.CELL_OF_BIT[Integer.numberOfTrailingZeros(left)]] = symbol;
                }
            }
        }
    }
}
