package io.github.sudokusat.count.contraction.tworow;

import java.math.BigInteger;
import java.util.List;

/**
 * A way to contract a clue set.
 *
 * @param uppers choices of the upper half that stand for all others
 * @param lower the lower half, all of whose choices go with all of the upper half
 * @param left numbers the column sets of the left stack
 * @param right numbers the column sets of the right stack
 * @param complete what the column sets of an upper and a lower half make together
 * @param divisor sums come out so many times too small, because of exchanges of columns and of the rows of bands: at most (4!)² · 2²
 */
record Plan(List<UpperChoice> uppers, Half lower, ColumnSets left, ColumnSets right, int complete, BigInteger divisor) {

    /** How many products there are to add up. */
    long work() {
        long terms = 0;
        for (UpperChoice upper : uppers) {
            terms += upper.size();
        }
        return terms * lower.choices().size();
    }
}
