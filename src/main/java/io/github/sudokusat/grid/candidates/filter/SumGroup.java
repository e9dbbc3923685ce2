package io.github.sudokusat.grid.candidates.filter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Cells of a sum that have one coefficient and must all differ. */
final class SumGroup {

    /** No cell. */
    static final int NONE = -1;

    final int coefficient;
    private final int[] cells;

    private SumGroup(int coefficient, int[] cells) {
        this.coefficient = coefficient;
        this.cells = cells;
    }

    /** Groups cells: each joins the first group that it fits. */
    static SumGroup[] of(int[] cells, int[] coefficients, Peers peers) {
        List<SumGroup> groups = new ArrayList<>();
        for (int i = 0; i < cells.length; i++) {
            int found = 0;
            while (found < groups.size() && !groups.get(found).fits(cells[i], coefficients[i], peers)) {
                found++;
            }
            if (found == groups.size()) {
                groups.add(new SumGroup(coefficients[i], new int[] {cells[i]}));
            } else {
                int[] more = Arrays.copyOf(groups.get(found).cells, groups.get(found).cells.length + 1);
                more[more.length - 1] = cells[i];
                groups.set(found, new SumGroup(coefficients[i], more));
            }
        }
        return groups.toArray(SumGroup[]::new);
    }

    private boolean fits(int cell, int factor, Peers peers) {
        boolean fits = factor == coefficient;
        for (int other : cells) {
            fits &= peers.see(cell, other);
        }
        return fits;
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
