package io.github.sudokusat.logic.pattern;

/**
 * The principle that all locked sets share: n X's that can only be filled from n Y's.
 *
 * <p>Given for each X the set of Y's that can fill it, finds all choices of n X's that have exactly n Y's between them. X's with fewer than two
 * or more than n Y's take part in none. Cost: at most the number of choices of n out of 64, cut off as soon as there are too many Y's.
 */
public final class Subsets {

    /** Takes a choice. */
    public interface Taker {

        /**
         * A choice has been found.
         *
         * @param chosen the X's, as bits
         * @param union the Y's, as bits
         */
        void take(long chosen, long union);
    }

    private final long[] sets;
    private final int size;
    private final Taker taker;

    private Subsets(long[] sets, int size, Taker taker) {
        this.sets = sets;
        this.size = size;
        this.taker = taker;
    }

    /** Finds all choices of {@code size} out of up to 64 sets, in ascending order. */
    public static void find(long[] sets, int size, Taker taker) {
        new Subsets(sets, size, taker).extend(0, 0, 0, 0);
    }

    private void extend(int from, int count, long chosen, long union) {
        if (count == size) {
            if (Long.bitCount(union) == size) {
                taker.take(chosen, union);
            }
            return;
        }
        for (int i = from; i < sets.length; i++) {
            long more = union | sets[i];
            if ((sets[i] & sets[i] - 1) != 0 && Long.bitCount(more) <= size) {
                extend(i + 1, count + 1, chosen | 1L << i, more);
            }
        }
    }
}
