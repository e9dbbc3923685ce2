package io.github.sudokusat.grid.candidates.filter;

/**
 * The ways to reach a sum cell by cell, as bits of the sums reached, forward and backward: leaves to each cell the digits on some way, if digits may
 * repeat.
 */
final class SumPaths {

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

    /** The digit, less one, with the least product. */
    private static int base(long mask, int coefficient) {
        return coefficient > 0 ? Long.numberOfTrailingZeros(mask) : Long.SIZE - 1 - Long.numberOfLeadingZeros(mask);
    }
}
