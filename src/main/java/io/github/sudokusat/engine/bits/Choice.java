package io.github.sudokusat.engine.bits;

import static io.github.sudokusat.engine.bits.Cells.ALONG_COLUMN;
import static io.github.sudokusat.engine.bits.Cells.ALONG_MINIROW;
import static io.github.sudokusat.engine.bits.Cells.COLUMNS;

/**
 * The choice between two ways to lay a digit through a band or stack.
 *
 * <p>Taken from the band or stack with the fewest ways for all nine digits together; in it, the first digit that has exactly two.
 */
final class Choice {

    private static final int DIGITS = 9;

    private Choice() {}

    /** Splits a position; returns false, and changes nothing, if no digit has exactly two ways where there are the fewest. */
    static boolean split(int[] now, int[] other) {
        int fewest = Integer.MAX_VALUE;
        int best = -1;
        for (int chute = 0; chute < 6; chute++) {
            int ways = 0;
            int digitWithTwo = -1;
            for (int digit = DIGITS - 1; digit >= 0; digit--) {
                int count = Integer.bitCount(ways(now, chute, digit));
                ways += count;
                digitWithTwo = count == 2 ? digit : digitWithTwo;
            }
            if (digitWithTwo >= 0 && ways < fewest) {
                fewest = ways;
                best = DIGITS * chute + digitWithTwo;
            }
        }
        if (best < 0) {
            return false;
        }
        int chute = best / DIGITS;
        int digit = best % DIGITS;
        int ways = ways(now, chute, digit);
        restrict(now, chute, digit, Cells.PERMUTATIONS[Integer.numberOfTrailingZeros(ways)]);
        restrict(other, chute, digit, Cells.PERMUTATIONS[31 - Integer.numberOfLeadingZeros(ways)]);
        return true;
    }

    private static int ways(int[] now, int chute, int digit) {
        return Cells.PERMUTATIONS_WITHIN[
                chute < 3 ? Board.minirows(now[DIGITS * chute + digit]) : minicolumns(now, chute - 3, digit)];
    }

    /** The minicolumns of a stack where a digit can stand: bit 3·k + j is column k in band j. */
    private static int minicolumns(int[] now, int stack, int digit) {
        int columns = Triads.columns(now[digit], now[digit + 9], now[digit + 18]) >>> stack & 0x1249249;
        int groups = columns | columns >>> 2 | columns >>> 4;
        return (groups & 7) | ((groups >>> 6) & (7 << 3)) | ((groups >>> 12) & (7 << 6));
    }

    private static void restrict(int[] position, int chute, int digit, int permutation) {
        if (chute < 3) {
            position[DIGITS * chute + digit] &= permutation * ALONG_MINIROW;
        } else {
            int stack = chute - 3;
            for (int band = 0; band < 3; band++) {
                int kept = permutation >>> band & 0x49;
                int columns = ((kept & 1) | ((kept >>> 3 & 1) << 9) | ((kept >>> 6 & 1) << 18)) << stack;
                int others = (COLUMNS & 0x40201 << stack) & ~columns;
                position[DIGITS * band + digit] &= ~(others * ALONG_COLUMN);
            }
        }
        position[30] = 1 << digit;
    }
}
