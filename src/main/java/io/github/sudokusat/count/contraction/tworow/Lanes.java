package io.github.sudokusat.count.contraction.tworow;

import io.github.sudokusat.run.Watch;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * Some choices of the lower half side by side, in the lanes of straight loops, and the sums with all choices of the upper half.
 *
 * <p>For a choice of row sets in both halves, a stack is filled in T = Σ U(P) · V(P) ways, over the column sets P of the upper half, with U the ways
 * to fill the upper half and V those to fill the lower one with what P leaves. The solutions with these row sets are the product of both stacks' T.
 *
 * <p>Bounds, which hold for each lane alone: U is at most 2⁸, {@link Terms#MOST_FACTOR}; the sum of V over all P is at most (4!)⁴, for a half has four
 * rows of four; so T ≤ 2⁸ · 331,776 = {@value #MOST_WAYS} fits an int. Exchanges of columns are applied at the end and make T smaller here. Not thread-safe.
 */
final class Lanes {

    /** Lanes at a time. */
    static final int WIDTH = 128;

    /** The greatest T. Its square, {@value #WIDTH} times, is less than 2⁶³. */
    static final long MOST_WAYS = Terms.MOST_FACTOR * 331_776L;

    private final Plan plan;
    private final int begin;
    private final int width;
    /** For each stack V, by class of column sets and lane. */
    private final int[][] ways = new int[Clues.STACKS][];

    private final int[] left = new int[WIDTH];
    private final int[] right = new int[WIDTH];

    /**
     * Lanes for some choices.
     *
     * @param plan the plan
     * @param begin the first choice of its lower half
     */
    Lanes(Plan plan, int begin) {
        this.plan = plan;
        this.begin = begin;
        width = Math.min(WIDTH, plan.lower().choices().size() - begin);
    }

    /** How many lanes there are, at most {@value #WIDTH}. */
    int width() {
        return width;
    }

    /** Fills the lower half in all ways, unless the watch says stop. */
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

    /** How many solutions have a choice of the upper half, or what it stands for, and the choices of the lanes, which are filled. */
    BigInteger solutions(UpperChoice upper) {
        multiply(upper.left(), ways[0], left);
        multiply(upper.right(), ways[1], right);
        long sum = 0;
        for (int lane = 0; lane < width; lane++) {
            sum += (long) left[lane] * right[lane];
        }
        return BigInteger.valueOf(sum).multiply(BigInteger.valueOf(upper.weight()));
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
