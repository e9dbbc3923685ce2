package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.primitive.Digits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/** Cells of a sum that have one coefficient and must all differ. */
final class SumGroup {

    private static final int NONE = -1;

    final int coefficient;
    final int[] cells;

    private SumGroup(int coefficient, int[] cells) {
        this.coefficient = coefficient;
        this.cells = cells;
    }

    /** Groups cells by houses of one kind, or one largest clique after another as far as a greedy search finds it: large groups give the best bounds. */
    static SumGroup[] of(int[] cells, int[] coefficients, Peers peers) {
        List<List<Integer>> cliques = cliques(cells, coefficients, peers);
        return SumPartition.best(cliques, cells, coefficients, peers.houses()).stream()
                .map(group -> new SumGroup(
                        coefficients[group.get(0)],
                        group.stream().mapToInt(i -> cells[i]).toArray()))
                .toArray(SumGroup[]::new);
    }

    /** The cliques, by the positions of their cells. */
    private static List<List<Integer>> cliques(int[] cells, int[] coefficients, Peers peers) {
        BitSet[] alike = alike(cells, coefficients, peers);
        List<List<Integer>> groups = new ArrayList<>();
        BitSet left = new BitSet();
        left.set(0, cells.length);
        while (!left.isEmpty()) {
            int[] best = new int[0];
            for (int first = left.nextSetBit(0); first >= 0; first = left.nextSetBit(first + 1)) {
                int[] clique = clique(first, alike, left, best.length);
                best = clique.length > best.length ? clique : best;
            }
            for (int position : best) {
                left.clear(position);
            }
            groups.add(Arrays.stream(best).boxed().toList());
        }
        return groups;
    }

    /** For each position those whose cells must differ from its cell and have its coefficient. */
    private static BitSet[] alike(int[] cells, int[] coefficients, Peers peers) {
        BitSet[] alike = new BitSet[cells.length];
        for (int i = 0; i < cells.length; i++) {
            alike[i] = new BitSet();
            for (int j = 0; j < cells.length; j++) {
                alike[i].set(j, coefficients[i] == coefficients[j] && peers.see(cells[i], cells[j]));
            }
        }
        return alike;
    }

    /**
     * The positions of a cell and others that can join it: next is always the one that leaves the most others.
     *
     * @param beaten a number of positions that is not worth while
     * @return the positions; none if there are no more than the number
     */
    private static int[] clique(int first, BitSet[] alike, BitSet left, int beaten) {
        int[] clique = {first};
        BitSet open = common(alike[first], left);
        while (!open.isEmpty()) {
            if (clique.length + open.cardinality() <= beaten) {
                return new int[0];
            }
            BitSet best = open;
            int chosen = -1;
            for (int candidate = open.nextSetBit(0); candidate >= 0; candidate = open.nextSetBit(candidate + 1)) {
                BitSet others = common(open, alike[candidate]);
                if (chosen < 0 || others.cardinality() > best.cardinality()) {
                    chosen = candidate;
                    best = others;
                }
            }
            clique = Arrays.copyOf(clique, clique.length + 1);
            clique[clique.length - 1] = chosen;
            open = best;
        }
        return clique;
    }

    private static BitSet common(BitSet one, BitSet other) {
        BitSet common = (BitSet) one.clone();
        common.and(other);
        return common;
    }

    /** The number of cells that may hold one of some digits. */
    int places(long[] masks, long digits) {
        int places = 0;
        for (int cell : cells) {
            places += (masks[cell] & digits) != 0 ? 1 : 0;
        }
        return places;
    }

    /** A lower bound for the sum of the digits; negative if there is no sum. */
    int least(long[] masks) {
        return switch (cells.length) {
            case 1 -> Digits.least(masks[cells[0]]);
            case 2 -> leastOfTwo(masks[cells[0]], masks[cells[1]]);
            default -> leastOfAll(masks);
        };
    }

    /** The least sum of two different digits; negative if there is none. */
    private static int leastOfTwo(long one, long other) {
        long first = one & -one;
        long second = first == (other & -other) ? (one | other) & -(first << 1) : other;
        return second == 0 ? NONE : Digits.least(one) + Digits.least(second);
    }

    /** The n-th smallest digit is not below the n-th smallest of the cells' least digits. */
    private int leastOfAll(long[] masks) {
        int sum = 0;
        int taken = 0;
        for (long left = union(masks); taken < cells.length; left &= left - 1) {
            if (left == 0) {
                return NONE;
            }
            if (places(masks, left ^ left - 1) > taken) {
                taken++;
                sum += Digits.least(left);
            }
        }
        return sum;
    }

    /** An upper bound for the sum of the digits; negative if there is no sum. */
    int greatest(long[] masks) {
        return switch (cells.length) {
            case 1 -> Digits.greatest(masks[cells[0]]);
            case 2 -> greatestOfTwo(masks[cells[0]], masks[cells[1]]);
            default -> greatestOfAll(masks);
        };
    }

    /** The greatest sum of two different digits; negative if there is none. */
    private static int greatestOfTwo(long one, long other) {
        long first = Long.highestOneBit(one);
        long second = first == Long.highestOneBit(other) ? (one | other) & first - 1 : other;
        return second == 0 ? NONE : Digits.greatest(one) + Digits.greatest(second);
    }

    private int greatestOfAll(long[] masks) {
        int sum = 0;
        int taken = 0;
        for (long left = union(masks); taken < cells.length; left -= Long.highestOneBit(left)) {
            if (left == 0) {
                return NONE;
            }
            if (places(masks, -Long.highestOneBit(left)) > taken) {
                taken++;
                sum += Digits.greatest(left);
            }
        }
        return sum;
    }

    private long union(long[] masks) {
        long union = 0;
        for (int cell : cells) {
            union |= masks[cell];
        }
        return union;
    }

    /** Removes the digits with which the group's sum would exceed a limit, as far as bounds tell; returns false if a cell has none left. */
    boolean narrowToAtMost(long[] masks, int highest) {
        if (cells.length > 2) {
            return cut(masks, false, highest - cells.length);
        }
        int beside = cells.length == 1 ? 0 : Digits.least(masks[cells[1]]);
        int first = Digits.least(masks[cells[0]]);
        return retain(masks, 0, upTo(highest - beside))
                && (cells.length == 1 || retain(masks, 1, upTo(highest - first)));
    }

    /** Removes the digits with which the group's sum would be below a limit, as far as bounds tell; returns false if a cell has none left. */
    boolean narrowToAtLeast(long[] masks, int lowest) {
        if (cells.length > 2) {
            return cut(masks, true, Long.SIZE * cells.length - lowest);
        }
        int beside = cells.length == 1 ? 0 : Digits.greatest(masks[cells[1]]);
        int first = Digits.greatest(masks[cells[0]]);
        return retain(masks, 0, ~upTo(lowest - beside - 1))
                && (cells.length == 1 || retain(masks, 1, ~upTo(lowest - first - 1)));
    }

    /** The digits up to a number. */
    private static long upTo(int highest) {
        if (highest <= 0) {
            return 0;
        }
        return highest >= Long.SIZE ? -1L : (1L << highest) - 1;
    }

    /** Leaves to a cell some of its digits; false if it has none left. */
    private boolean retain(long[] masks, int index, long digits) {
        masks[cells[index]] &= digits;
        return masks[cells[index]] != 0;
    }

    /** The sets of the cells, digit d as bit d − 1, or mirrored as bit 64 − d, so that the greatest digits are the least bits. */
    private long[] sets(long[] masks, boolean isMirrored) {
        long[] sets = new long[cells.length];
        for (int i = 0; i < sets.length; i++) {
            sets[i] = isMirrored ? Long.reverse(masks[cells[i]]) : masks[cells[i]];
        }
        return sets;
    }

    /** The positions of sets in the order of their least bits. */
    private static int[] order(long[] sets) {
        int[] order = new int[sets.length];
        for (int i = 0; i < order.length; i++) {
            int first = Long.numberOfTrailingZeros(sets[i]);
            int at = i;
            while (at > 0 && Long.numberOfTrailingZeros(sets[order[at - 1]]) > first) {
                order[at] = order[at - 1];
                at--;
            }
            order[at] = i;
        }
        return order;
    }

    /** A lower bound for the sum of different bits, one of each set but a skipped one, whose union is known; negative if there are none. */
    private static int leastBits(long[] sets, int[] order, int skipped, long union) {
        int sum = 0;
        long left = union;
        for (int index : order) {
            if (index == skipped) {
                continue;
            }
            left &= -1L << Long.numberOfTrailingZeros(sets[index]);
            if (left == 0) {
                return -1;
            }
            sum += Long.numberOfTrailingZeros(left);
            left &= left - 1;
        }
        return sum;
    }

    /** Removes the bits with which the sum of different bits would exceed a limit; returns false if a set has none left. */
    private boolean cut(long[] masks, boolean isMirrored, int limit) {
        long[] sets = sets(masks, isMirrored);
        long once = 0;
        long twice = 0;
        for (long set : sets) {
            twice |= once & set;
            once |= set;
        }
        int[] order = order(sets);
        for (int i = 0; i < sets.length; i++) {
            int above = limit - leastBits(sets, order, i, once & ~(sets[i] & ~twice));
            long kept = sets[i] & (above >= Long.SIZE - 1 ? -1L : (1L << (above + 1)) - 1);
            if (above < 0 || kept == 0) {
                return false;
            }
            masks[cells[i]] = isMirrored ? Long.reverse(kept) : kept;
        }
        return true;
    }
}
