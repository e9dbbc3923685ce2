package io.github.sudokusat.count.classic;

/** Selected columns of a slice, two neighbours in each int: 16 bits are more than enough for an entry. Immutable. */
final class PairedRows {

    /** The number of bits of an entry. */
    static final int HALF = 16;

    static final int LOWER = (1 << HALF) - 1;

    private final int pairs;
    /** The first column of a pair in the lower half; if the number of columns is odd, the last pair has 0 in the upper half. */
    private final int[] entries;
    /** The greatest entry of each row. */
    private final int[] greatest;

    /**
     * Selects columns.
     *
     * @param slice rows of entries
     * @param width the length of a row
     * @param columns the columns to select
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

    /** The number of pairs needed for a number of objects. */
    static int pairs(int things) {
        return (things + 1) / 2;
    }

    /** The greatest entry of a row. */
    int greatest(int row) {
        return greatest[row];
    }

    /** Copies consecutive pairs of all rows. */
    void copy(int pair, int length, int[][] to, int at) {
        int from = pair;
        for (int[] row : to) {
            System.arraycopy(entries, from, row, at, length);
            from += pairs;
        }
    }

    /**
     * Combines the entries of two columns in all rows; the columns are identified by their places among the selected ones, a place of −1 gives
     * entries 0.
     */
    void pair(int place, int other, int[][] to, int at) {
        for (int row = 0; row < to.length; row++) {
            to[row][at] = at(row, place) | (other < 0 ? 0 : at(row, other) << HALF);
        }
    }

    private int at(int row, int place) {
        return entries[row * pairs + (place >> 1)] >>> ((place & 1) * HALF) & LOWER;
    }
}
