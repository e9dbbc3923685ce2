package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.LinearSum;

/**
 * A linear sum: bounds, with cells of one coefficient that must differ taken together, then every way to reach the sum with the open cells, among
 * which few may not repeat and many may.
 */
final class SumFilter extends Filter {

    /** The most open cells of which all ways to fill them are tried. */
    private static final int FEW = 3;

    /** The most sets of digits for which cells that must all differ are treated like a cage. */
    private static final int MOST_SETS = 2_000;

    private final LinearSum sum;
    private final int side;
    private final int total;
    private final int[] coefficients;
    /** By how much one cell can change the sum at most. */
    private final int widest;

    /** Whether a call ends at once while the total is so far from the least and the greatest sum of the cells that no cell has to help. */
    private final boolean isHasty;

    private final SumGroup[] groups;
    /** For each cell the positions of those that must differ from it, as far as they are below 64. */
    private final long[] differ;

    private SumFilter(String rule, LinearSum sum, Peers peers, boolean isHasty) {
        super(rule, false, sum.cells());
        this.sum = sum;
        side = sum.side();
        total = sum.total();
        coefficients = new int[cells.length];
        int factor = 0;
        differ = new long[cells.length];
        for (int i = 0; i < cells.length; i++) {
            coefficients[i] = sum.coefficient(i);
            factor = Math.max(factor, Math.abs(coefficients[i]));
            for (int j = 0; j < cells.length && j < Long.SIZE; j++) {
                differ[i] |= peers.see(cells[i], cells[j]) ? 1L << j : 0;
            }
        }
        widest = factor * (side - 1);
        groups = SumGroup.of(cells, coefficients, peers);
        this.isHasty = isHasty;
    }

    /** The filter of a sum; that of a cage if all cells must differ and count alike, which is stronger. */
    static Filter of(String rule, LinearSum sum, Peers peers) {
        return of(rule, sum, peers, false);
    }

    /**
     * The filter of a sum.
     *
     * @param isHasty whether it says nothing while the total is far from both bounds, for sums of which there are many
     */
    static Filter of(String rule, LinearSum sum, Peers peers, boolean isHasty) {
        int[] cells = sum.cells();
        int factor = sum.coefficient(0);
        boolean isCage = factor != 0 && cells.length <= sum.side() && peers.areDistinct(cells);
        for (int i = 0; i < cells.length; i++) {
            isCage &= sum.coefficient(i) == factor;
        }
        if (!isCage || !hasFewSets(sum.side(), cells.length)) {
            return new SumFilter(rule, sum, peers, isHasty);
        }
        long[] sets = sum.total() % factor == 0
                ? Digits.setsOfSum(Digits.all(sum.side()), cells.length, sum.total() / factor)
                : new long[0];
        return new SetsFilter(rule, cells, sets, peers);
    }

    private static boolean hasFewSets(int side, int size) {
        double sets = 1;
        for (int i = 0; i < size; i++) {
            sets = sets * (side - i) / (i + 1);
        }
        return sets <= MOST_SETS;
    }

    @Override
    public boolean narrow(long[] masks) {
        if (isHasty && isLoose(masks)) {
            return true;
        }
        if (!narrowByBounds(masks)) {
            return false;
        }
        int open = 0;
        for (int cell : cells) {
            open += (masks[cell] & (masks[cell] - 1)) != 0 ? 1 : 0;
        }
        if (open == 0) {
            // What the bounds have left need not add up.
            return sum(masks) == total;
        }
        boolean isFew = open <= FEW && cells.length <= Long.SIZE;
        return isFew ? new FewCells(masks, open).narrow() : SumPaths.narrow(cells, coefficients, total, masks);
    }

    /** Whether the bounds of the cells, each by itself, leave every digit to every cell. */
    private boolean isLoose(long[] masks) {
        int above = total;
        int below = -total;
        for (int i = 0; i < cells.length; i++) {
            int factor = coefficients[i];
            int least = factor * Digits.least(masks[cells[i]]);
            int greatest = factor * Digits.greatest(masks[cells[i]]);
            above -= Math.min(least, greatest);
            below += Math.max(least, greatest);
        }
        return Math.min(above, below) >= widest;
    }

    /** The sum of cells that have one digit each. */
    private int sum(long[] masks) {
        int sum = 0;
        for (int i = 0; i < cells.length; i++) {
            sum += coefficients[i] * Digits.least(masks[cells[i]]);
        }
        return sum;
    }

    private boolean narrowByBounds(long[] masks) {
        int least = 0;
        int greatest = 0;
        int[] lows = new int[groups.length];
        int[] highs = new int[groups.length];
        for (int g = 0; g < groups.length; g++) {
            lows[g] = groups[g].least(masks);
            highs[g] = groups[g].greatest(masks);
            if (lows[g] < 0 || highs[g] < 0) {
                return false;
            }
            int factor = groups[g].coefficient;
            least += factor * (factor > 0 ? lows[g] : highs[g]);
            greatest += factor * (factor > 0 ? highs[g] : lows[g]);
        }
        if (least > total || greatest < total) {
            return false;
        }
        if (Math.min(total - least, greatest - total) >= widest) {
            return true;
        }
        for (int g = 0; g < groups.length; g++) {
            int factor = groups[g].coefficient;
            int size = Math.max(1, Math.abs(factor));
            int above = (factor > 0 ? total - least : greatest - total) / size;
            int below = (factor > 0 ? greatest - total : total - least) / size;
            boolean isHighFree = factor == 0 || above >= side - 1;
            boolean isLowFree = factor == 0 || below >= side - 1;
            if ((!isHighFree && !groups[g].narrowToAtMost(masks, lows[g] + above))
                    || (!isLowFree && !groups[g].narrowToAtLeast(masks, highs[g] - below))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public LinearSum linearSum() {
        return sum;
    }

    @Override
    public long cost() {
        return 20L * side * cells.length;
    }

    /** All ways to fill the open cells of one state. */
    private final class FewCells {

        private final long[] masks;
        private final int[] open;
        private final long[] kept;
        private final long[] chosen;
        private int needed = total;

        FewCells(long[] masks, int count) {
            this.masks = masks;
            open = new int[count];
            kept = new long[count];
            chosen = new long[cells.length];
            int next = 0;
            for (int i = 0; i < cells.length; i++) {
                long mask = masks[cells[i]];
                if ((mask & (mask - 1)) != 0) {
                    open[next++] = i;
                } else {
                    needed -= coefficients[i] * Digits.least(mask);
                    chosen[i] = mask;
                }
            }
        }

        boolean narrow() {
            fill(0, needed);
            for (int i = 0; i < open.length; i++) {
                masks[cells[open[i]]] = kept[i];
            }
            return kept[0] != 0;
        }

        /** Fills the open cells from a position; returns whether there is a way. */
        private boolean fill(int index, int rest) {
            if (index == open.length) {
                return rest == 0;
            }
            int position = open[index];
            long free = masks[cells[position]] & ~usedBeside(position);
            if (index == open.length - 1) {
                free &= only(rest, coefficients[position]);
            }
            boolean found = false;
            for (; free != 0; free &= free - 1) {
                chosen[position] = free & -free;
                if (fill(index + 1, rest - coefficients[position] * Digits.least(free))) {
                    kept[index] |= chosen[position];
                    found = true;
                }
            }
            chosen[position] = 0;
            return found;
        }

        /** The digit that times a coefficient is a number, as a set. */
        private long only(int rest, int coefficient) {
            if (coefficient == 0) {
                return rest == 0 ? -1L : 0;
            }
            int digit = rest / coefficient;
            return digit >= 1 && digit <= side && digit * coefficient == rest ? Digits.of(digit) : 0;
        }

        private long usedBeside(int position) {
            long used = 0;
            for (long rest = differ[position]; rest != 0; rest &= rest - 1) {
                used |= chosen[Long.numberOfTrailingZeros(rest)];
            }
            return used;
        }
    }

    /**
     * The ways to reach a sum cell by cell, as bits of the sums reached, forward and backward: leaves to each cell the digits on some way, if digits may repeat.
     */
    private static final class SumPaths {

        private SumPaths() {}

        /**
         * Removes the digits with which the sum cannot be reached. Removes nothing if the sum exceeds its least value by 64 or more.
         *
         * @return false if the sum cannot be reached
         */
        static boolean narrow(int[] cells, int[] coefficients, int total, long[] masks) {
            int size = cells.length;
            int slack = total;
            for (int i = 0; i < size; i++) {
                slack -= coefficients[i] * (base(masks[cells[i]], coefficients[i]) + 1);
            }
            if (slack < 0 || slack >= Long.SIZE) {
                return slack >= 0;
            }
            if (isReached(cells, coefficients, slack, masks)) {
                return true;
            }
            long within = -1L >>> (Long.SIZE - 1 - slack);
            long[] reached = new long[size + 1];
            reached[0] = 1;
            for (int i = 0; i < size; i++) {
                long next = 0;
                int base = base(masks[cells[i]], coefficients[i]);
                for (long rest = masks[cells[i]]; rest != 0; rest &= rest - 1) {
                    int step = coefficients[i] * (Long.numberOfTrailingZeros(rest) - base);
                    next |= step <= slack ? reached[i] << step : 0;
                }
                reached[i + 1] = next & within;
            }
            long useful = reached[size] & 1L << slack;
            for (int i = size - 1; i >= 0 && useful != 0; i--) {
                long before = 0;
                long kept = 0;
                int base = base(masks[cells[i]], coefficients[i]);
                for (long rest = masks[cells[i]]; rest != 0; rest &= rest - 1) {
                    int step = coefficients[i] * (Long.numberOfTrailingZeros(rest) - base);
                    long from = step <= slack ? (useful >>> step) & reached[i] : 0;
                    if (from != 0) {
                        before |= from;
                        kept |= rest & -rest;
                    }
                }
                masks[cells[i]] = kept;
                useful = before;
            }
            return useful != 0;
        }

        /**
         * Whether each digit is certain to be on some way: the sum is so far from its least and greatest value that no cell has to help, and the sums of all
         * cells but one have no gaps, because cells whose digits have none make up for the gaps of the others.
         */
        private static boolean isReached(int[] cells, int[] coefficients, int slack, long[] masks) {
            int all = 0;
            int widest = 0;
            int dense = 0;
            int widestDense = 0;
            int gap = 1;
            for (int i = 0; i < cells.length; i++) {
                long digits = masks[cells[i]] >>> Long.numberOfTrailingZeros(masks[cells[i]]);
                int factor = Math.abs(coefficients[i]);
                int span = factor * (Digits.greatest(digits) - 1);
                all += span;
                widest = Math.max(widest, span);
                if (factor == 1 && (digits & digits + 1) == 0) {
                    dense += span;
                    widestDense = Math.max(widestDense, span);
                } else if (span > 0) {
                    gap = Math.max(gap, factor * widestGap(digits));
                }
            }
            return widest <= Math.min(slack, all - slack) && gap <= dense - widestDense + 1;
        }

        /** The greatest difference between neighbours of a set with digit 1. */
        private static int widestGap(long digits) {
            int gap = 1;
            for (long filled = digits; (filled & filled + 1) != 0; filled |= filled >>> 1) {
                gap++;
            }
            return gap;
        }

        /** The digit, less one, with the least product. */
        private static int base(long mask, int coefficient) {
            return coefficient > 0 ? Long.numberOfTrailingZeros(mask) : Long.SIZE - 1 - Long.numberOfLeadingZeros(mask);
        }
    }
}
