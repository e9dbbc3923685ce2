package io.github.sudokusat.count.tworow;

import java.math.BigInteger;
import java.util.List;

/**
 * A way to contract a clue set.
 *
 * @param upper the upper half
 * @param uppers choices of the upper half that represent all others
 * @param lower the lower half, all of whose choices are combined with all choices of the upper half
 * @param left numbers the column sets of the left stack
 * @param right numbers the column sets of the right stack
 * @param complete the union of the column sets of an upper and a lower half
 * @param divisor the factor by which sums are too small, because of exchanges of columns and of the rows of bands: at most (4!)² · 2²
 */
record Plan(
        Half upper,
        List<UpperChoice> uppers,
        Half lower,
        ColumnSets left,
        ColumnSets right,
        int complete,
        BigInteger divisor) {

    /** The number of products to add up. */
    long work() {
        long terms = 0;
        for (UpperChoice upper : uppers) {
            terms += upper.size();
        }
        return terms * lower.choices().size();
    }
}
