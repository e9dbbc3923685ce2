package io.github.sudokusat.engine.bits;

import static io.github.sudokusat.engine.bits.Cells.ALL;
import static io.github.sudokusat.engine.bits.Cells.ALONG_COLUMN;
import static io.github.sudokusat.engine.bits.Cells.BY_MINIROWS;
import static io.github.sudokusat.engine.bits.Cells.MINIROWS;
import static io.github.sudokusat.engine.bits.Cells.SETTLED_BY_MINIROWS;
import static io.github.sudokusat.engine.bits.StateLayout.CHANGED;
import static io.github.sudokusat.engine.bits.StateLayout.COLUMNS;
import static io.github.sudokusat.engine.bits.StateLayout.DIGITS;
import static io.github.sudokusat.engine.bits.StateLayout.OPEN;
import static io.github.sudokusat.engine.bits.StateLayout.ROWS;
import static io.github.sudokusat.engine.bits.StateLayout.SETTLED;

/**
 * Applies the rules of Sudoku to a position until nothing new follows.
 *
 * <p>Each round goes over the digits that have changed. It applies locked candidates of the digit, in all bands at once by table and in all stacks at
 * once by logic, and hidden singles, which are the cells where a settled minirow meets a settled minicolumn; the cells settled in a round are then
 * removed from the other digits. When no changed digit is left, the naked singles of all cells follow at once; when there are none either, the
 * {@linkplain Triads rule of three}.
 *
 * <p>The methods are shaped after the desired machine code: loops over nine digits are unrolled by the JIT compiler, which proved as fast as unrolled
 * source code, and what changes in every step is a local variable.
 */
final class BitPropagation {

    /** The position has no solution. */
    static final int DEAD = 0;
    /** Every cell is settled. */
    static final int SOLVED = 1;
    /** Cells are open and nothing more follows. */
    static final int UNDECIDED = 2;

    private BitPropagation() {}

    /** Applies all rules to a position and returns its new state; a dead position is of no further use. */
    static int apply(int[] position) {
        int changed = position[CHANGED];
        while (true) {
            while (changed > 0) {
                changed = round(position, changed);
            }
            if (changed == 0) {
                changed = nakedSingles(position);
            }
            if (changed == 0) {
                if (StateLayout.isSolved(position)) {
                    return SOLVED;
                }
                changed = Triads.threeEach(position);
            }
            if (changed < 0) {
                return DEAD;
            }
            if (changed == 0) {
                position[CHANGED] = 0;
                return UNDECIDED;
            }
        }
    }

    /**
     * Applies the rules once to each of some digits, then removes the cells that this settles from the other digits.
     *
     * @return the digits that have changed and must be examined again; −1 if one has no place left
     */
    private static int round(int[] position, int digits) {
        int freshA = 0;
        int freshB = 0;
        int freshC = 0;
        int changed = 0;
        int left = digits;
        do {
            int digit = Integer.numberOfTrailingZeros(left);
            left &= left - 1;
            int a = position[digit] & ~freshA;
            int b = position[digit + 9] & ~freshB;
            int c = position[digit + 18] & ~freshC;
            int maskA = (a | a >>> 9 | a >>> 18) & MINIROWS;
            int maskB = (b | b >>> 9 | b >>> 18) & MINIROWS;
            int maskC = (c | c >>> 9 | c >>> 18) & MINIROWS;
            int rowsA = BY_MINIROWS[maskA];
            int rowsB = BY_MINIROWS[maskB];
            int rowsC = BY_MINIROWS[maskC];
            a &= rowsA;
            b &= rowsB;
            c &= rowsC;
            int columns = Triads.columns(a, b, c);
            int next = Triads.next(columns);
            int last = Triads.last(columns);
            int kept = Triads.permutable(columns, next, last);
            int settled = kept & ~(next | last);
            a &= (kept & Cells.COLUMNS) * ALONG_COLUMN;
            b &= (kept >>> 3 & Cells.COLUMNS) * ALONG_COLUMN;
            c &= (kept >>> 6 & Cells.COLUMNS) * ALONG_COLUMN;
            if (a == 0 || b == 0 || c == 0) {
                return -1;
            }
            if (kept != columns) {
                // The stacks have ruled something out: process the bands again, and if they do so too, everything in
                // the next round.
                settled = kept & ~(Triads.next(kept) | Triads.last(kept));
                maskA = (a | a >>> 9 | a >>> 18) & MINIROWS;
                maskB = (b | b >>> 9 | b >>> 18) & MINIROWS;
                maskC = (c | c >>> 9 | c >>> 18) & MINIROWS;
                rowsA = BY_MINIROWS[maskA];
                rowsB = BY_MINIROWS[maskB];
                rowsC = BY_MINIROWS[maskC];
                int gone = (a & ~rowsA) | (b & ~rowsB) | (c & ~rowsC);
                changed |= (-gone >>> 31) << digit;
                a &= rowsA;
                b &= rowsB;
                c &= rowsC;
            }
            position[ROWS + digit] = (rowsA & MINIROWS) | (rowsB & MINIROWS) << 9 | (rowsC & MINIROWS) << 18;
            position[COLUMNS + digit] = kept;
            int settledA = SETTLED_BY_MINIROWS[maskA] & a & (settled & Cells.COLUMNS) * ALONG_COLUMN;
            int settledB = SETTLED_BY_MINIROWS[maskB] & b & (settled >>> 3 & Cells.COLUMNS) * ALONG_COLUMN;
            int settledC = SETTLED_BY_MINIROWS[maskC] & c & (settled >>> 6 & Cells.COLUMNS) * ALONG_COLUMN;
            position[digit] = a;
            position[digit + 9] = b;
            position[digit + 18] = c;
            position[SETTLED + digit] = settledA;
            position[SETTLED + digit + 9] = settledB;
            position[SETTLED + digit + 18] = settledC;
            freshA |= settledA & position[OPEN];
            freshB |= settledB & position[OPEN + 1];
            freshC |= settledC & position[OPEN + 2];
        } while (left != 0);
        return (freshA | freshB | freshC) == 0 ? changed : changed | settle(position, freshA, freshB, freshC);
    }

    /** Removes cells of the three bands from all digits except the one settled there. Returns the digits that lost candidates. */
    private static int settle(int[] position, int freshA, int freshB, int freshC) {
        int changed = 0;
        for (int digit = DIGITS - 1; digit >= 0; digit--) {
            int a = position[digit] & freshA & ~position[SETTLED + digit];
            int b = position[digit + 9] & freshB & ~position[SETTLED + digit + 9];
            int c = position[digit + 18] & freshC & ~position[SETTLED + digit + 18];
            position[digit] ^= a;
            position[digit + 9] ^= b;
            position[digit + 18] ^= c;
            changed += changed + (-(a | b | c) >>> 31);
        }
        position[OPEN] &= ~freshA;
        position[OPEN + 1] &= ~freshB;
        position[OPEN + 2] &= ~freshC;
        return changed;
    }

    /**
     * Settles the open cells with one candidate.
     *
     * @return the digits that have changed; −1 if a cell has no candidate
     */
    private static int nakedSingles(int[] position) {
        int onceA = 0;
        int onceB = 0;
        int onceC = 0;
        int twiceA = 0;
        int twiceB = 0;
        int twiceC = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            int cells = position[digit];
            twiceA |= onceA & cells;
            onceA |= cells;
            cells = position[digit + 9];
            twiceB |= onceB & cells;
            onceB |= cells;
            cells = position[digit + 18];
            twiceC |= onceC & cells;
            onceC |= cells;
        }
        if ((onceA & onceB & onceC) != ALL) {
            return -1;
        }
        position[CHANGED] = 0;
        putSingles(position, 0, position[OPEN] & ~twiceA);
        putSingles(position, 1, position[OPEN + 1] & ~twiceB);
        putSingles(position, 2, position[OPEN + 2] & ~twiceC);
        return position[CHANGED];
    }

    private static void putSingles(int[] position, int band, int singles) {
        if (singles == 0) {
            return;
        }
        position[OPEN + band] ^= singles;
        for (int digit = 0; digit < DIGITS; digit++) {
            for (int left = position[DIGITS * band + digit] & singles; left != 0; left &= left - 1) {
                StateLayout.put(position, band, digit, left & -left);
            }
        }
    }
}
