package io.github.sudokusat.primitive;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** Sets of digits as bits: digit <i>d</i> is bit <i>d</i> − 1. */
public final class Digits {

    /** The largest side whose digits fit into a set. */
    public static final int MAX_SIDE = Long.SIZE;

    private Digits() {}

    static void requireSide(int side) {
        if (side < 1 || side > MAX_SIDE) {
            throw new IllegalArgumentException("side must be from 1 to " + MAX_SIDE + ", but is " + side);
        }
    }

    /**
     * The set of all digits.
     *
     * @param side the side, from 1 to {@link #MAX_SIDE}
     * @return the digits 1 to {@code side}
     */
    public static long all(int side) {
        return -1L >>> (Long.SIZE - side);
    }

    /**
     * The set of one digit.
     *
     * @param digit the digit, from 1 to {@link #MAX_SIDE}
     * @return the set
     */
    public static long of(int digit) {
        return 1L << (digit - 1);
    }

    /**
     * The set of some digits.
     *
     * @param digits the digits, each from 1 to {@link #MAX_SIDE}; repeats count once
     * @return the set
     */
    public static long of(int... digits) {
        long set = 0;
        for (int digit : digits) {
            set |= of(digit);
        }
        return set;
    }

    /**
     * The set of the digits that fulfil a condition.
     *
     * @param side the side, from 1 to {@link #MAX_SIDE}
     * @param condition the condition
     * @return the digits from 1 to {@code side} for which it is true
     */
    public static long where(int side, IntPredicate condition) {
        long set = 0;
        for (int digit = 1; digit <= side; digit++) {
            if (condition.test(digit)) {
                set |= of(digit);
            }
        }
        return set;
    }

    /**
     * Whether a set has a digit.
     *
     * @param set the set
     * @param digit the digit, from 1 to {@link #MAX_SIDE}
     * @return true if it has
     */
    public static boolean contains(long set, int digit) {
        return (set >>> (digit - 1) & 1) != 0;
    }

    /**
     * The number of digits in a set.
     *
     * @param set the set
     * @return from 0 to {@link #MAX_SIDE}
     */
    public static int count(long set) {
        return Long.bitCount(set);
    }

    /**
     * The smallest digit of a set.
     *
     * @param set the set, not empty
     * @return the digit
     */
    public static int least(long set) {
        return Long.numberOfTrailingZeros(set) + 1;
    }

    /**
     * The largest digit of a set.
     *
     * @param set the set, not empty
     * @return the digit
     */
    public static int greatest(long set) {
        return Long.SIZE - Long.numberOfLeadingZeros(set);
    }

    /**
     * The sum of a set's digits.
     *
     * @param set the set
     * @return the sum; 0 for the empty set
     */
    public static int sum(long set) {
        int sum = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            sum += least(rest);
        }
        return sum;
    }

    /**
     * All sets of a number of digits with a sum, ascending as unsigned numbers. Takes time proportional to the number of sets of this size.
     *
     * @param among the digits to take from
     * @param size the number of digits, 0 or more
     * @param sum the sum of the digits
     * @return the sets; a new array, empty if there is none
     */
    public static long[] setsOfSum(long among, int size, int sum) {
        Collector found = new Collector();
        found.collect(among, size, sum, 0);
        Arrays.sort(found.sets, 0, found.count);
        return Arrays.copyOf(found.sets, found.count);
    }

    /** Collects sets, the smallest digit chosen first. */
    private static final class Collector {

        private long[] sets = new long[16];
        private int count;

        void collect(long among, int size, int sum, long chosen) {
            if (size == 0) {
                if (sum == 0) {
                    add(chosen);
                }
                return;
            }
            // Each further digit is at least as large as the smallest that is left.
            for (long rest = among; count(rest) >= size && size * least(rest) <= sum; rest &= rest - 1) {
                collect(rest & (rest - 1), size - 1, sum - least(rest), chosen | (rest & -rest));
            }
        }

        private void add(long set) {
            if (count == sets.length) {
                sets = Arrays.copyOf(sets, 2 * count);
            }
            sets[count++] = set;
        }
    }
}
