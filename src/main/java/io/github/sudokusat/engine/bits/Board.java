package io.github.sudokusat.engine.bits;

import static io.github.sudokusat.engine.bits.Cells.ALL;
import static io.github.sudokusat.engine.bits.Cells.ALONG_COLUMN;
import static io.github.sudokusat.engine.bits.Cells.BANDS;
import static io.github.sudokusat.engine.bits.Cells.COLUMNS;
import static io.github.sudokusat.engine.bits.Cells.IN_BOX;
import static io.github.sudokusat.engine.bits.Cells.MINIROWS;

/**
 * The candidates of all cells, and the positions to come back to.
 *
 * <p>A position is an array of 31 words: for band {@code j} and digit {@code d} (0 to 8) word {@code 9·j + d} holds the cells of the band where the
 * digit can stand, words 27 to 29 the cells of each band that are not settled, and word 30 the digits whose cells have changed since their rules
 * were last looked at.
 */
final class Board {

    private static final int OPEN = 27;
    private static final int CHANGED = 30;
    private static final int WORDS = 31;
    private static final int DIGITS = 9;
    private static final int EVERY_DIGIT = (1 << DIGITS) - 1;

    /** More positions than can wait: each choice settles a digit's place in a band or stack, or a cell. */
    private static final int MOST_POSITIONS = 136;

    private final int[][] stack = new int[MOST_POSITIONS][];
    private int depth;
    private int[] now = new int[WORDS];

    /** Empties all cells of candidates. */
    void clear() {
        depth = 0;
        for (int i = 0; i < WORDS; i++) {
            now[i] = 0;
        }
    }

    /** Notes a given, before {@link #begin()}; the digit 0 is no given. */
    void give(int cell, int digit) {
        if (digit != 0) {
            now[9 * Cells.BAND[cell] + digit - 1] |= Cells.BIT[cell];
        }
    }

    /** Fills the other cells with the candidates that the givens leave. Returns false if a box has a given twice. */
    boolean begin() {
        for (int band = 0; band < BANDS; band++) {
            int first = DIGITS * band;
            int filled = 0;
            for (int digit = 0; digit < DIGITS; digit++) {
                filled |= now[first + digit];
            }
            for (int digit = 0; digit < DIGITS; digit++) {
                int givens = now[first + digit];
                int boxes = boxes(givens);
                if (Integer.bitCount(boxes) != Integer.bitCount(givens)) {
                    return false;
                }
                now[first + digit] = (ALL & ~filled & ~(boxes * IN_BOX)) | givens;
            }
            now[OPEN + band] = ALL & ~filled;
        }
        now[CHANGED] = EVERY_DIGIT;
        return true;
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
        now[CHANGED] = EVERY_DIGIT;
    }

    private static int boxes(int cells) {
        int rows = cells | cells >>> 9 | cells >>> 18;
        return (rows | rows >>> 3 | rows >>> 6) & 7;
    }

    /** Concludes until nothing follows any more. Returns false if there is no solution. */
    boolean propagate() {
        do {
            while (now[CHANGED] != 0) {
                int digit = Integer.numberOfTrailingZeros(now[CHANGED]);
                now[CHANGED] &= now[CHANGED] - 1;
                if (!place(digit)) {
                    return false;
                }
            }
            if (!settleNakedSingles()) {
                return false;
            }
            if (now[CHANGED] == 0 && !isSolved() && !Triads.apply(now)) {
                return false;
            }
        } while (now[CHANGED] != 0);
        return true;
    }

    boolean isSolved() {
        return (now[OPEN] | now[OPEN + 1] | now[OPEN + 2]) == 0;
    }

    /** One round of the rules of one digit: locked candidates in bands and stacks, and hidden singles. */
    private boolean place(int digit) {
        int a0 = now[digit];
        int b0 = now[digit + 9];
        int c0 = now[digit + 18];
        long ruleA = Cells.BY_MINIROWS[(a0 | a0 >>> 9 | a0 >>> 18) & MINIROWS];
        long ruleB = Cells.BY_MINIROWS[(b0 | b0 >>> 9 | b0 >>> 18) & MINIROWS];
        long ruleC = Cells.BY_MINIROWS[(c0 | c0 >>> 9 | c0 >>> 18) & MINIROWS];
        int a1 = a0 & (int) ruleA;
        int b1 = b0 & (int) ruleB;
        int c1 = c0 & (int) ruleC;
        int columns = Triads.columns(a1, b1, c1);
        int next = Triads.nextBand(columns);
        int last = Triads.lastBand(columns);
        int left = Triads.permutable(columns, next, last);
        int settled = left & ~(next | last);
        int a = a1 & (left & COLUMNS) * ALONG_COLUMN;
        int b = b1 & (left >>> 3 & COLUMNS) * ALONG_COLUMN;
        int c = c1 & (left >>> 6 & COLUMNS) * ALONG_COLUMN;
        if (a == 0 || b == 0 || c == 0) {
            return false;
        }
        if (a != a1 || b != b1 || c != c1) {
            now[CHANGED] |= 1 << digit;
        }
        now[digit] = a;
        now[digit + 9] = b;
        now[digit + 18] = c;
        settle(0, digit, a & (int) (ruleA >>> 32) & (settled & COLUMNS) * ALONG_COLUMN);
        settle(1, digit, b & (int) (ruleB >>> 32) & (settled >>> 3 & COLUMNS) * ALONG_COLUMN);
        settle(2, digit, c & (int) (ruleC >>> 32) & (settled >>> 6 & COLUMNS) * ALONG_COLUMN);
        return true;
    }

    /** Takes cells that hold a digit from the other digits. */
    private void settle(int band, int digit, int cells) {
        int fresh = cells & now[OPEN + band];
        if (fresh == 0) {
            return;
        }
        now[OPEN + band] ^= fresh;
        for (int other = 0; other < DIGITS; other++) {
            int index = DIGITS * band + other;
            if (other != digit && (now[index] & fresh) != 0) {
                now[index] &= ~fresh;
                now[CHANGED] |= 1 << other;
            }
        }
    }

    /** Settles the cells with one candidate, all of a band at once. Returns false if a cell has none. */
    private boolean settleNakedSingles() {
        for (int band = 0; band < BANDS; band++) {
            int once = 0;
            int twice = 0;
            for (int digit = 0; digit < DIGITS; digit++) {
                int cells = now[DIGITS * band + digit];
                twice |= once & cells;
                once |= cells;
            }
            if (once != ALL) {
                return false;
            }
            int singles = ~twice & now[OPEN + band];
            now[OPEN + band] ^= singles;
            for (int digit = 0; singles != 0 && digit < DIGITS; digit++) {
                int index = DIGITS * band + digit;
                for (int left = now[index] & singles; left != 0; left &= left - 1) {
                    int cell = left & -left;
                    now[index] &= ~(boxes(cell) * IN_BOX) | cell;
                    now[CHANGED] |= 1 << digit;
                }
            }
        }
        return true;
    }

    /** Goes on with one half of what is left and keeps the other half for later. */
    void choose() {
        int[] other = stack[depth] == null ? new int[WORDS] : stack[depth];
        System.arraycopy(now, 0, other, 0, WORDS);
        stack[depth++] = other;
        if (!Choice.split(now, other)) {
            splitCell(now, other);
        }
    }

    /** The first cell with the fewest candidates: its first digit, or another one. */
    private static void splitCell(int[] now, int[] other) {
        int fewest = DIGITS + 1;
        int bestBand = 0;
        int bestCell = 0;
        for (int band = 0; band < BANDS; band++) {
            for (int left = now[OPEN + band]; left != 0; left &= left - 1) {
                int cell = left & -left;
                int candidates = 0;
                for (int digit = 0; digit < DIGITS; digit++) {
                    candidates += (now[DIGITS * band + digit] & cell) != 0 ? 1 : 0;
                }
                if (candidates < fewest) {
                    fewest = candidates;
                    bestBand = band;
                    bestCell = cell;
                }
            }
        }
        int digit = 0;
        while ((now[DIGITS * bestBand + digit] & bestCell) == 0) {
            digit++;
        }
        int index = DIGITS * bestBand + digit;
        other[index] &= ~bestCell;
        other[CHANGED] = 1 << digit;
        now[index] &= ~(boxes(bestCell) * IN_BOX) | bestCell;
        now[CHANGED] = 1 << digit;
    }

    /** Takes the half that was kept last. Returns false if there is none. */
    boolean goBack() {
        if (depth == 0) {
            return false;
        }
        int[] kept = stack[--depth];
        stack[depth] = now;
        now = kept;
        return true;
    }

    /** The digit of a settled cell. */
    int digit(int cell) {
        int index = DIGITS * Cells.BAND[cell];
        int digit = 0;
        while ((now[index + digit] & Cells.BIT[cell]) == 0) {
            digit++;
        }
        return digit + 1;
    }

    /** Writes the digits of all cells, which are settled. */
    void write(byte[] out, int offset) {
        for (int cell = 0; cell < BitSolver.CELLS; cell++) {
            out[offset + cell] = (byte) ('0' + digit(cell));
        }
    }

    static int minirows(int cells) {
        return (cells | cells >>> 9 | cells >>> 18) & MINIROWS;
    }
}
