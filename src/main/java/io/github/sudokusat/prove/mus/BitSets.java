package io.github.sudokusat.prove.mus;

/** Sets of numbers from 0 up to a bound, as bits of an array of longs. */
public final class BitSets {

    private BitSets() {}

    /** The length of the array for sets of numbers below a bound. */
    public static int words(int bound) {
        return (bound + Long.SIZE - 1) / Long.SIZE;
    }

    /** Whether a set contains a number. */
    public static boolean has(long[] set, int number) {
        return (set[number >> 6] >>> number & 1) != 0;
    }

    /** Adds a number to a set. */
    public static void put(long[] set, int number) {
        set[number >> 6] |= 1L << number;
    }

    /** Whether the second set contains every number of the first, which has the same length. */
    static boolean isSubset(long[] some, long[] all) {
        for (int w = 0; w < all.length; w++) {
            if ((some[w] & ~all[w]) != 0) {
                return false;
            }
        }
        return true;
    }
}
