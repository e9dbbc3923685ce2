package io.github.sudokusat.logic.chain;

import io.github.sudokusat.logic.pattern.Position;
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

    private final Position position;
    /** By cell. */
    private final long[] digits;

    Survivors(Position position) {
        this.position = position;
        digits = new long[position.digits.length];
    }

    /** Forgets all, for nets that refute more. */
    void clear() {
        Arrays.fill(digits, 0);
    }

    /** Whether a candidate, numbered {@code cell · side + digit}, is known to survive, be it because it is true. */
    boolean has(int candidate) {
        return position.isTrue(candidate) || (digits[candidate / position.side] >>> candidate % position.side & 1) != 0;
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
