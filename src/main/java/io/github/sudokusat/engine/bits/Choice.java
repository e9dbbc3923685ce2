package io.github.sudokusat.engine.bits;

import static io.github.sudokusat.engine.bits.Cells.ALONG_COLUMN;
import static io.github.sudokusat.engine.bits.Cells.ALONG_MINIROW;
import static io.github.sudokusat.engine.bits.Cells.MINIROWS;
import static io.github.sudokusat.engine.bits.Cells.PERMUTATIONS_WITHIN;
import static io.github.sudokusat.engine.bits.StateLayout.CANDIDATES;
import static io.github.sudokusat.engine.bits.StateLayout.CHANGED;
import static io.github.sudokusat.engine.bits.StateLayout.COLUMNS;
import static io.github.sudokusat.engine.bits.StateLayout.DIGITS;
import static io.github.sudokusat.engine.bits.StateLayout.OPEN;
import static io.github.sudokusat.engine.bits.StateLayout.ROWS;

/**
 * The choice that splits an undecided position in two.
 *
 * <p>The choice is made in the band or stack with the fewest triads left for all digits together: between the two placements of its first digit that
 * has exactly two there, the permutations of {@link Cells}. (The idea is tdoku's, which counts the placements themselves; counting triads is cheaper
 * and leads to as few choices.) If no digit has two placements anywhere, the choice is made in the first cell with the fewest candidates: its first
 * digit, or another one.
 */
final class Choice {

    /** The number of triads left in a band or stack when every digit is settled in it. */
    private static final int FEWEST = 27;

    private static final int NEVER = 1 << 10;
    private static final int CHUTES = 6;
    /** The factor that turns 1, 2 or 4 into the minicolumns of a stack in the whole grid. */
    private static final int STACK = 0x1249249;

    private Choice() {}

    /** Splits a position: keeps one half in it and puts the other into a copy. */
    static void split(int[] position, int[] other) {
        int a = 0;
        int b = 0;
        int c = 0;
        int left = 0;
        int middle = 0;
        int right = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            int rows = position[ROWS + digit];
            a += Integer.bitCount(rows & MINIROWS);
            b += Integer.bitCount(rows & MINIROWS << 9);
            c += Integer.bitCount(rows >>> 18);
            int columns = position[COLUMNS + digit];
            left += Integer.bitCount(columns & STACK);
            middle += Integer.bitCount(columns & STACK << 1);
            right += Integer.bitCount(columns & STACK << 2);
        }
        a = key(a, 0);
        b = key(b, 1);
        c = key(c, 2);
        left = key(left, 3);
        middle = key(middle, 4);
        right = key(right, 5);
        int tightest = Math.min(Math.min(Math.min(a, b), c), Math.min(Math.min(left, middle), right));
        while (tightest < NEVER && !splitChute(position, other, tightest % CHUTES)) {
            a = a == tightest ? NEVER : a;
            b = b == tightest ? NEVER : b;
            c = c == tightest ? NEVER : c;
            left = left == tightest ? NEVER : left;
            middle = middle == tightest ? NEVER : middle;
            right = right == tightest ? NEVER : right;
            tightest = Math.min(Math.min(Math.min(a, b), c), Math.min(Math.min(left, middle), right));
        }
        if (tightest == NEVER) {
            splitCell(position, other);
        }
    }

    /** Sorts bands and stacks by their triads, with their number as the last digit; {@link #NEVER} for those that are settled. */
    private static int key(int triads, int chute) {
        return triads == FEWEST ? NEVER : triads * CHUTES + chute;
    }

    /** Splits by a digit that can be placed in a band (0 to 2) or stack (3 to 5) in exactly two ways; returns false if there is none. */
    private static boolean splitChute(int[] position, int[] other, int chute) {
        for (int digit = 0; digit < DIGITS; digit++) {
            int ways = PERMUTATIONS_WITHIN[triads(position, chute, digit)];
            int more = ways & (ways - 1);
            if (more != 0 && (more & (more - 1)) == 0) {
                lay(position, chute, digit, Integer.numberOfTrailingZeros(ways));
                lay(other, chute, digit, Integer.numberOfTrailingZeros(more));
                return true;
            }
        }
        return false;
    }

    /** The triads of a digit in a band or stack, as an index into the tables in {@link Cells}. */
    private static int triads(int[] position, int chute, int digit) {
        if (chute < Cells.BANDS) {
            return position[ROWS + digit] >>> (9 * chute) & MINIROWS;
        }
        int columns = position[COLUMNS + digit] >>> (chute - Cells.BANDS) & STACK;
        int groups = columns | columns >>> 2 | columns >>> 4;
        return (groups & 7) | (groups >>> 6 & 7 << 3) | (groups >>> 12 & 7 << 6);
    }

    private static void lay(int[] position, int chute, int digit, int way) {
        int permutation = Cells.PERMUTATIONS[way];
        if (chute < Cells.BANDS) {
            position[CANDIDATES + DIGITS * chute + digit] &= permutation * ALONG_MINIROW;
        } else {
            int stack = chute - Cells.BANDS;
            for (int band = 0; band < Cells.BANDS; band++) {
                int others = ~(permutation >>> band);
                int columns = (others & 1) | (others >>> 3 & 1) << 9 | (others >>> 6 & 1) << 18;
                position[CANDIDATES + DIGITS * band + digit] &= ~((columns << stack) * ALONG_COLUMN);
            }
        }
        position[CHANGED] = 1 << digit;
    }

    private static void splitCell(int[] position, int[] other) {
        int fewest = DIGITS + 1;
        int bestBand = 0;
        int bestCell = 0;
        for (int band = 0; band < Cells.BANDS; band++) {
            for (int left = position[OPEN + band]; left != 0; left &= left - 1) {
                int cell = left & -left;
                int candidates = 0;
                for (int digit = 0; digit < DIGITS; digit++) {
                    candidates += (position[DIGITS * band + digit] & cell) != 0 ? 1 : 0;
                }
                if (candidates < fewest) {
                    fewest = candidates;
                    bestBand = band;
                    bestCell = cell;
                }
            }
        }
        int digit = 0;
        while ((position[DIGITS * bestBand + digit] & bestCell) == 0) {
            digit++;
        }
        other[DIGITS * bestBand + digit] &= ~bestCell;
        other[CHANGED] = 1 << digit;
        StateLayout.put(position, bestBand, digit, bestCell);
    }
}
