package io.github.sudokusat.grid.candidates.filter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Cells of a sum that have one coefficient and must all differ. */
final class SumGroup {

    /** No cell. */
    static final int NONE = -1;

    final int coefficient;
    final int[] cells;

    private SumGroup(int coefficient, int[] cells) {
        this.coefficient = coefficient;
        this.cells = cells;
    }

    /** Groups cells, one largest clique after another as far as a greedy search finds it, because large groups give the best bounds. */
    static SumGroup[] of(int[] cells, int[] coefficients, Peers peers) {
        List<SumGroup> groups = new ArrayList<>();
        boolean[] grouped = new boolean[cells.length];
        for (int left = cells.length; left > 0; ) {
            int[] best = new int[0];
            for (int first = 0; first < cells.length; first++) {
                int[] clique = grouped[first] ? best : clique(first, cells, coefficients, grouped, peers);
                best = clique.length > best.length ? clique : best;
            }
            int[] members = new int[best.length];
            for (int i = 0; i < best.length; i++) {
                grouped[best[i]] = true;
                members[i] = cells[best[i]];
            }
            groups.add(new SumGroup(coefficients[best[0]], members));
            left -= best.length;
        }
        return groups.toArray(SumGroup[]::new);
    }

    /** The positions of a cell and others that can join it: next is always the one that leaves the most others. */
    private static int[] clique(int first, int[] cells, int[] coefficients, boolean[] grouped, Peers peers) {
        int[] clique = {first};
        int[] open = IntStream.range(0, cells.length)
                .filter(i -> !grouped[i] && coefficients[i] == coefficients[first] && peers.see(cells[first], cells[i]))
                .toArray();
        while (open.length > 0) {
            int[] best = new int[0];
            int chosen = -1;
            for (int candidate : open) {
                int[] left = Arrays.stream(open)
                        .filter(i -> peers.see(cells[candidate], cells[i]))
                        .toArray();
                if (chosen < 0 || left.length > best.length) {
                    chosen = candidate;
                    best = left;
                }
            }
            clique = Arrays.copyOf(clique, clique.length + 1);
            clique[clique.length - 1] = chosen;
            open = best;
        }
        return clique;
    }

    /** The number of cells that may hold one of some digits. */
    int places(long[] masks, long digits) {
        int places = 0;
        for (int cell : cells) {
            places += (masks[cell] & digits) != 0 ? 1 : 0;
        }
        return places;
    }

    /** A lower bound for the sum of the digits, with one cell left out or {@link #NONE}; negative if there is no sum. */
    int least(long[] masks, int skipped) {
        int[] firsts = new int[cells.length];
        long union = 0;
        int size = 0;
        for (int cell : cells) {
            if (cell != skipped) {
                union |= masks[cell];
                insert(firsts, size++, Long.numberOfTrailingZeros(masks[cell]));
            }
        }
        // The n-th smallest digit is not below the n-th smallest of the cells' least digits.
        int sum = 0;
        int last = -1;
        for (int i = 0; i < size; i++) {
            int from = Math.max(last + 1, firsts[i]);
            long left = from >= Long.SIZE ? 0 : union & -1L << from;
            if (left == 0) {
                return -1;
            }
            last = Long.numberOfTrailingZeros(left);
            sum += last + 1;
        }
        return sum;
    }

    /** An upper bound for the sum of the digits, with one cell left out or {@link #NONE}; negative if there is no sum. */
    int greatest(long[] masks, int skipped) {
        int[] lasts = new int[cells.length];
        long union = 0;
        int size = 0;
        for (int cell : cells) {
            if (cell != skipped) {
                union |= masks[cell];
                insert(lasts, size++, Long.numberOfLeadingZeros(masks[cell]));
            }
        }
        int sum = 0;
        int last = -1;
        for (int i = 0; i < size; i++) {
            int from = Math.max(last + 1, lasts[i]);
            long left = from >= Long.SIZE ? 0 : union & -1L >>> from;
            if (left == 0) {
                return -1;
            }
            last = Long.numberOfLeadingZeros(left);
            sum += Long.SIZE - last;
        }
        return sum;
    }

    private static void insert(int[] sorted, int size, int value) {
        int at = size;
        while (at > 0 && sorted[at - 1] > value) {
            sorted[at] = sorted[at - 1];
            at--;
        }
        sorted[at] = value;
    }

    /** Removes the digits with which the group's sum would not be within limits, as far as bounds tell; returns false if a cell has none left. */
    boolean narrow(long[] masks, int lowest, int highest) {
        for (int cell : cells) {
            long mask = masks[cell];
            int above = highest - least(masks, cell);
            int below = lowest - greatest(masks, cell);
            if (above < 1 || below > Long.SIZE) {
                return false;
            }
            mask &= above >= Long.SIZE ? -1L : (1L << above) - 1;
            mask &= below <= 1 ? -1L : -1L << (below - 1);
            if (mask == 0) {
                return false;
            }
            masks[cell] = mask;
        }
        return true;
    }
}
