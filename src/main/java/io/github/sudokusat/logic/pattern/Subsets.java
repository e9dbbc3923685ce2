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
    /** The sets that can be part of a choice, in ascending order. */
    private final int[] able;

    private int ableCount;
    private final int size;
    private final Taker taker;

    private Subsets(long[] sets, int size, Taker taker) {
        this.sets = sets;
        this.size = size;
        this.taker = taker;
        able = new int[sets.length];
        for (int i = 0; i < sets.length; i++) {
            int count = Long.bitCount(sets[i]);
            if (count > 1 && count <= size) {
                able[ableCount++] = i;
            }
        }
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
        for (int i = from; i <= ableCount - (size - count); i++) {
            long more = union | sets[able[i]];
            if (Long.bitCount(more) <= size) {
                extend(i + 1, count + 1, chosen | 1L << able[i], more);
            }
        }
    }
}
