package io.github.sudokusat.prove.mus;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Searches for a set of few elements that an oracle accepts; for each set that it rejects, the oracle names other elements of which every acceptable
 * set has one.
 *
 * <p>The search is depth-first: an element of the smallest set that is not hit yet is included, and later excluded. A branch ends if the remaining
 * sets need more elements than may be added: because too many of them are disjoint, or because weights on them have too great a sum although no
 * element bears more than one. When all sets are hit, the oracle is asked, and its answer is one more set to hit, here and in all branches that are
 * still open: no search starts from scratch.
 */
public final class HittingSearch {

    /** Decides which sets are acceptable. */
    public interface Oracle {

        /**
         * Judges a set.
         *
         * @param chosen the elements of the set, from 0
         * @param asBits the same elements as bits
         * @param ruledOut elements that the search does not currently try; the fewer others the answer has, the better
         * @return elements, as bits, none of them chosen, of which every acceptable set has one; null if the set is acceptable or the work is stopped
         */
        long @Nullable [] missing(int[] chosen, long[] asBits, long[] ruledOut);
    }

    /** The total weight that an element may bear. */
    private static final int WHOLE = 12;

    private final Oracle oracle;
    private final List<long[]> family;
    private final int most;
    private final Budget budget;
    private final int[] chosen;
    private final long[] asBits;
    /** The sets that the chosen elements do not hit, by the number of chosen elements. */
    private final SetList[] unhit;

    private final long[] used;
    private final int[] borne;

    /**
     * Creates a search.
     *
     * @param elements the number of elements
     * @param family sets that every acceptable set hits; those that the oracle names are added
     * @param most the maximum number of elements of the set
     */
    public HittingSearch(int elements, List<long[]> family, int most, Oracle oracle, Budget budget) {
        this.oracle = oracle;
        this.family = family;
        this.most = most;
        this.budget = budget;
        chosen = new int[most];
        asBits = new long[BitSets.words(elements)];
        used = new long[BitSets.words(elements)];
        borne = new int[elements];
        unhit = new SetList[most + 1];
        for (int i = 0; i <= most; i++) {
            unhit[i] = new SetList();
        }
    }

    /** Adds a set to a family in place of its supersets, unless it is itself a superset of another one. */
    public static void addTo(List<long[]> family, long[] set) {
        int n = 0;
        for (int i = 0; i < family.size(); i++) {
            long[] other = family.get(i);
            if (BitSets.isSubset(other, set)) {
                return;
            }
            if (!BitSets.isSubset(set, other)) {
                family.set(n++, other);
            }
        }
        family.subList(n, family.size()).clear();
        family.add(set);
    }

    /** Searches for an acceptable set; returns null if there is none this small, or the work is stopped. */
    public int @Nullable [] find() {
        for (long[] set : family) {
            unhit[0].add(set);
        }
        return find(0, new long[asBits.length]);
    }

    /** Continues the search with the elements chosen so far. The recursion depth is at most the maximum number of elements. */
    private int @Nullable [] find(int count, long[] ruledOut) {
        SetList left = unhit[count];
        while (!budget.isSpent(1 + left.count)) {
            if (left.count == 0) {
                int[] set = Arrays.copyOf(chosen, count);
                long[] missing = oracle.missing(set, asBits, ruledOut);
                if (missing == null) {
                    return budget.isSpent(0) ? null : set;
                }
                addTo(family, missing);
                for (int i = 0; i <= count; i++) {
                    unhit[i].add(missing);
                }
            } else {
                left.sort(ruledOut);
                int room = most - count;
                if (left.size(0) == 0
                        || room == 0
                        || isDisjointBeyond(room, left, ruledOut)
                        || isWeightBeyond(room, left, ruledOut)) {
                    return null;
                }
                int element = left.mostFrequent(left.get(0), ruledOut);
                int[] found = with(element, count, ruledOut);
                if (found != null) {
                    return found;
                }
                BitSets.put(ruledOut, element);
            }
        }
        return null;
    }

    private int @Nullable [] with(int element, int count, long[] ruledOut) {
        unhit[count + 1].takeUnhit(unhit[count], element);
        chosen[count] = element;
        BitSets.put(asBits, element);
        int[] found = find(count + 1, ruledOut.clone());
        asBits[element >> 6] &= ~(1L << element);
        return found;
    }

    /** Whether more than {@code room} sets are pairwise disjoint; small ones are examined first. */
    private boolean isDisjointBeyond(int room, SetList left, long[] ruledOut) {
        System.arraycopy(ruledOut, 0, used, 0, used.length);
        int count = 0;
        for (int i = 0; i < left.count; i++) {
            long[] set = left.get(i);
            long shared = 0;
            for (int w = 0; w < used.length; w++) {
                shared |= set[w] & used[w] & ~ruledOut[w];
            }
            if (shared == 0) {
                if (++count > room) {
                    return true;
                }
                for (int w = 0; w < used.length; w++) {
                    used[w] |= set[w];
                }
            }
        }
        return false;
    }

    /**
     * Whether the sets can together have more weight than {@code room} while no element bears more than a whole: then more elements are needed. Each
     * set first gets a third, small ones before large ones, then what is left.
     */
    private boolean isWeightBeyond(int room, SetList left, long[] ruledOut) {
        Arrays.fill(borne, 0);
        int weight = 0;
        for (int share = WHOLE / 3; share <= WHOLE; share += WHOLE / 3) {
            for (int i = 0; i < left.count; i++) {
                int more = Math.min(share, free(left.get(i), ruledOut));
                if (more > 0) {
                    bear(left.get(i), ruledOut, more);
                    weight += more;
                    if (weight > room * WHOLE) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** The weight that all elements of a set can bear in addition to what they already bear. */
    private int free(long[] set, long[] ruledOut) {
        int free = WHOLE;
        for (int w = 0; w < set.length && free > 0; w++) {
            for (long bits = set[w] & ~ruledOut[w]; bits != 0; bits &= bits - 1) {
                free = Math.min(free, WHOLE - borne[w * Long.SIZE + Long.numberOfTrailingZeros(bits)]);
            }
        }
        return free;
    }

    private void bear(long[] set, long[] ruledOut, int more) {
        for (int w = 0; w < set.length; w++) {
            for (long bits = set[w] & ~ruledOut[w]; bits != 0; bits &= bits - 1) {
                borne[w * Long.SIZE + Long.numberOfTrailingZeros(bits)] += more;
            }
        }
    }
}
