package io.github.sudokusat.count.tworow;

import io.github.sudokusat.run.Watch;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * Several choices of the lower half, processed side by side in the lanes of simple loops, and the sums with all choices of the upper half.
 *
 * <p>For a choice of row sets in both halves, a stack is filled in T = Σ U(P) · V(P) ways, over the column sets P of the upper half, where U is the
 * number of ways to fill the upper half and V that of the lower half with what P leaves. The number of solutions with these row sets is the product
 * of T for both stacks.
 *
 * <p>Bounds for each lane: U is at most 2⁸, {@link Terms#MOST_FACTOR}; the sum of V over all P is at most (4!)⁴, because a half has four rows of
 * four; so T ≤ 2⁸ · 331,776 = {@value #MOST_WAYS} fits an int. Exchanges of columns are applied at the end, which makes T smaller here. Not
 * thread-safe.
 */
final class Lanes {

    /** The number of lanes processed at a time. */
    static final int WIDTH = 128;

    /** The greatest T. Its square, {@value #WIDTH} times, is less than 2⁶³. */
    static final long MOST_WAYS = Terms.MOST_FACTOR * 331_776L;

    private final Plan plan;
    private final int begin;
    private final int width;
    /** V for each stack, by class of column sets and lane. */
    private final int[][] ways = new int[Clues.STACKS][];

    private final int[] left = new int[WIDTH];
    private final int[] right = new int[WIDTH];

    /**
     * Creates the lanes for consecutive choices.
     *
     * @param plan the plan
     * @param begin the first of these choices of the lower half
     */
    Lanes(Plan plan, int begin) {
        this.plan = plan;
        this.begin = begin;
        width = Math.min(WIDTH, plan.lower().choices().size() - begin);
    }

    /** The number of lanes, at most {@value #WIDTH}. */
    int width() {
        return width;
    }

    /** Fills the lower half in all ways, unless the watch has stopped. */
    void fill(Watch watch) {
        int[] room = new int[plan.lower().mostWays()];
        for (int stack = 0; stack < Clues.STACKS; stack++) {
            ColumnSets sets = stack == 0 ? plan.left() : plan.right();
            ways[stack] = new int[sets.size() * WIDTH];
            for (int lane = 0; lane < width; lane++) {
                if (watch.isStopped()) {
                    return;
                }
                int count = plan.lower().columnSets(stack, begin + lane, room);
                for (int i = 0; i < count; i++) {
                    int number = sets.find(plan.complete() ^ room[i]);
                    if (number >= 0) {
                        ways[stack][number * WIDTH + lane]++;
                    }
                }
            }
        }
    }

    /** The number of solutions with a choice of the upper half, or one that it represents, and a choice of the lanes, which must have been filled. */
    BigInteger solutions(UpperChoice upper) {
        multiply(upper.left(), ways[0], left);
        multiply(upper.right(), ways[1], right);
        long sum = 0;
        for (int lane = 0; lane < width; lane++) {
            sum += (long) left[lane] * right[lane];
        }
        return BigInteger.valueOf(sum).multiply(BigInteger.valueOf(upper.weight()));
    }

    /** Adds, for each lane, the number of solutions with a choice of the upper half, or one that it represents. */
    void addSolutions(UpperChoice upper, LaneSums sums) {
        multiply(upper.left(), ways[0], left);
        multiply(upper.right(), ways[1], right);
        for (int lane = 0; lane < width; lane++) {
            sums.add(lane, (long) left[lane] * right[lane], upper.weight());
        }
    }

    private static void multiply(Terms terms, int[] ways, int[] sum) {
        Arrays.fill(sum, 0);
        for (int i = 0; i < terms.size(); i += Terms.STEP) {
            add(
                    sum,
                    ways,
                    terms.column(i) * WIDTH,
                    terms.column(i + 1) * WIDTH,
                    terms.column(i + 2) * WIDTH,
                    terms.column(i + 3) * WIDTH,
                    terms.factor(i),
                    terms.factor(i + 1),
                    terms.factor(i + 2),
                    terms.factor(i + 3));
        }
    }

    private static void add(
            int[] sum,
            int[] ways,
            int at0,
            int at1,
            int at2,
            int at3,
            int factor0,
            int factor1,
            int factor2,
            int factor3) {
        for (int lane = 0; lane < WIDTH; lane++) {
            sum[lane] += factor0 * ways[at0 + lane]
                    + factor1 * ways[at1 + lane]
                    + factor2 * ways[at2 + lane]
                    + factor3 * ways[at3 + lane];
        }
    }
}
