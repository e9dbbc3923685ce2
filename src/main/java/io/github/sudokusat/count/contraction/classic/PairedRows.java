package io.github.sudokusat.count.contraction.classic;

/** Some columns of a slice, two neighbours in each int: 16 bits are plenty for an entry. Immutable. */
final class PairedRows {

    /** Bits of an entry. */
    static final int HALF = 16;

    static final int LOWER = (1 << HALF) - 1;

    private final int pairs;
    /** The first column of a pair in the lower half; the last pair of an odd number of columns has 0 in the upper half. */
    private final int[] entries;
    /** The greatest entry of each row. */
    private final int[] greatest;

    /**
     * Selects.
     *
     * @param slice rows of entries
     * @param width the length of a row
     * @param columns the columns to take
     */
    PairedRows(short[] slice, int width, int[] columns) {
        pairs = pairs(columns.length);
        greatest = new int[slice.length / width];
        entries = new int[greatest.length * pairs];
        for (int row = 0; row < greatest.length; row++) {
            int most = 0;
            int pair = row * pairs;
            for (int i = 0; i < columns.length; i += 2) {
                int entry = slice[row * width + columns[i]];
                int other = i + 1 < columns.length ? slice[row * width + columns[i + 1]] : 0;
                most = Math.max(most, Math.max(entry, other));
                entries[pair++] = entry | other << HALF;
            }
            greatest[row] = most;
        }
    }

    /** How many pairs some number of things make. */
    static int pairs(int things) {
        return (things + 1) / 2;
    }

    /** The greatest entry of a row. */
    int greatest(int row) {
        return greatest[row];
    }

    /** Copies some pairs of all rows. */
    void copy(int pair, int length, int[][] to, int at) {
        int from = pair;
        for (int[] row : to) {
            System.arraycopy(entries, from, row, at, length);
            from += pairs;
        }
    }

    /** Puts the entries of all rows in two columns together, named by their places among those taken; 0 for a place of −1. */
    void pair(int place, int other, int[][] to, int at) {
        for (int row = 0; row < to.length; row++) {
            to[row][at] = at(row, place) | (other < 0 ? 0 : at(row, other) << HALF);
        }
    }

    private int at(int row, int place) {
        return entries[row * pairs + (place >> 1)] >>> ((place & 1) * HALF) & LOWER;
    }
}
