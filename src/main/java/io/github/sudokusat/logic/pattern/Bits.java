package io.github.sudokusat.logic.pattern;

/** Sets of numbers as bits in runs of longs within arrays. */
public final class Bits {

    private Bits() {}

    /** Whether a set has a member. */
    public static boolean has(long[] set, int offset, int member) {
        return (set[offset + (member >>> 6)] >>> member & 1) != 0;
    }

    /** Adds a member to a set. */
    public static void add(long[] set, int offset, int member) {
        set[offset + (member >>> 6)] |= 1L << member;
    }

    /** Removes a member from a set. */
    public static void remove(long[] set, int offset, int member) {
        set[offset + (member >>> 6)] &= ~(1L << member);
    }

    /** Whether a whole array is an empty set. */
    public static boolean isEmpty(long[] set) {
        for (long word : set) {
            if (word != 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether two sets share a member. */
    public static boolean intersect(long[] a, int aOffset, long[] b, int bOffset, int words) {
        for (int w = 0; w < words; w++) {
            if ((a[aOffset + w] & b[bOffset + w]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether the first set lies within the second. */
    public static boolean isSubset(long[] a, int aOffset, long[] b, int bOffset, int words) {
        for (int w = 0; w < words; w++) {
            if ((a[aOffset + w] & ~b[bOffset + w]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Adds a set to another. */
    public static void or(long[] target, int targetOffset, long[] source, int sourceOffset, int words) {
        for (int w = 0; w < words; w++) {
            target[targetOffset + w] |= source[sourceOffset + w];
        }
    }

    /** Keeps the members of a set that another set has too. */
    public static void and(long[] target, int targetOffset, long[] source, int sourceOffset, int words) {
        for (int w = 0; w < words; w++) {
            target[targetOffset + w] &= source[sourceOffset + w];
        }
    }

    /** Removes the members of a set from another. */
    public static void andNot(long[] target, int targetOffset, long[] source, int sourceOffset, int words) {
        for (int w = 0; w < words; w++) {
            target[targetOffset + w] &= ~source[sourceOffset + w];
        }
    }

    /** The number of members of a set. */
    static int count(long[] set, int offset, int words) {
        int count = 0;
        for (int w = 0; w < words; w++) {
            count += Long.bitCount(set[offset + w]);
        }
        return count;
    }

    /** The least member from a number on, or −1. */
    public static int next(long[] set, int offset, int words, int from) {
        int w = from >>> 6;
        if (w >= words) {
            return -1;
        }
        long word = set[offset + w] & -1L << from;
        while (word == 0) {
            if (++w == words) {
                return -1;
            }
            word = set[offset + w];
        }
        return w * Long.SIZE + Long.numberOfTrailingZeros(word);
    }

    /** The least member that two sets share, or −1. */
    static int firstCommon(long[] a, int aOffset, long[] b, int bOffset, int words) {
        for (int w = 0; w < words; w++) {
            long common = a[aOffset + w] & b[bOffset + w];
            if (common != 0) {
                return w * Long.SIZE + Long.numberOfTrailingZeros(common);
            }
        }
        return -1;
    }
}
