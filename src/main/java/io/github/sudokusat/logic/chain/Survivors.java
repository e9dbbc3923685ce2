package io.github.sudokusat.logic.chain;

import java.util.Arrays;
import java.util.function.IntToLongFunction;

/**
 * Candidates that no nested net refutes, known without making one.
 *
 * <p>Where a candidate has been assumed, and refuting others in its turn has ended without a contradiction, other candidates are decided, too. What is
 * left there would also be left if one of these had been assumed, because no conclusion is lost where there are fewer candidates. So that one is not
 * refuted either, and a net for each saves those of many others.
 */
final class Survivors {

    /** By cell. */
    private final long[] digits;

    Survivors(int cells) {
        digits = new long[cells];
    }

    /** Forgets all, for nets that refute more. */
    void clear() {
        Arrays.fill(digits, 0);
    }

    boolean has(int cell, int digit) {
        return (digits[cell] >>> digit & 1) != 0;
    }

    /** Adds the candidates that are decided where refuting has ended. */
    void add(IntToLongFunction left) {
        for (int cell = 0; cell < digits.length; cell++) {
            long candidates = left.applyAsLong(cell);
            if ((candidates & candidates - 1) == 0) {
                digits[cell] |= candidates;
            }
        }
    }
}
