package io.github.sudokusat.prove.mus;

import java.util.Arrays;

/** A list of sets, as bits, which can be sorted by the number of those elements that count. */
final class SetList {

    private long[][] sets = new long[16][];
    private int[] sizes = new int[16];
    /** The indices of the sets, the smallest first. */
    private int[] order = new int[16];

    private int[] countOfSize = new int[16];

    /** The number of sets. */
    int count;

    /** Adds a set at the end. */
    void add(long[] set) {
        if (count == sets.length) {
            sets = Arrays.copyOf(sets, 2 * count);
            sizes = new int[2 * count];
            order = new int[2 * count];
        }
        sets[count++] = set;
    }

    /** Becomes the list of another list's sets that lack an element. */
    void takeUnhit(SetList other, int element) {
        count = 0;
        for (int i = 0; i < other.count; i++) {
            if (!BitSets.has(other.sets[i], element)) {
                add(other.sets[i]);
            }
        }
    }

    /** Sorts the sets by their size without some elements; of equal ones the last added comes first. */
    void sort(long[] without) {
        Arrays.fill(countOfSize, 0);
        for (int i = 0; i < count; i++) {
            int size = 0;
            for (int w = 0; w < without.length; w++) {
                size += Long.bitCount(sets[i][w] & ~without[w]);
            }
            if (size >= countOfSize.length) {
                countOfSize = Arrays.copyOf(countOfSize, 2 * size);
            }
            sizes[i] = size;
            countOfSize[size]++;
        }
        for (int size = 1; size < countOfSize.length; size++) {
            countOfSize[size] += countOfSize[size - 1];
        }
        for (int i = 0; i < count; i++) {
            order[--countOfSize[sizes[i]]] = i;
        }
    }

    /** A set by its place in the order. */
    long[] get(int place) {
        return sets[order[place]];
    }

    /** The number of elements that count in the set at a place in the order. */
    int size(int place) {
        return sizes[order[place]];
    }

    /** The element of a set, excluding some, that most sets of the list have. */
    int mostFrequent(long[] set, long[] without) {
        int best = -1;
        int most = -1;
        for (int w = 0; w < set.length; w++) {
            for (long bits = set[w] & ~without[w]; bits != 0; bits &= bits - 1) {
                int element = w * Long.SIZE + Long.numberOfTrailingZeros(bits);
                int frequency = 0;
                for (int i = 0; i < count; i++) {
                    frequency += BitSets.has(sets[i], element) ? 1 : 0;
                }
                if (frequency > most) {
                    most = frequency;
                    best = element;
                }
            }
        }
        return best;
    }
}
