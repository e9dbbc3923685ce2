package io.github.sudokusat.count.classic;

import java.util.Arrays;

/**
 * The matrix W of the {@link Kernel} for one pair of classes in band B, cut into segments.
 *
 * <p>A segment is a part of a row of W such that, with the greatest entry of any lane in each column, the sum of its products is at most
 * {@value LaneEntries#LOWER}, so it can be computed in half an int. A factor that alone is too great for that is split into several. Entries that are
 * 0, or are multiplied only with 0, are left out; segments are padded with zeros to a multiple of {@value #STEP} entries. Not thread-safe.
 */
final class Factors {

    /** The number of entries that the kernel processes together. */
    static final int STEP = 5;

    private final InnerSum inner;
    private int[] columns;
    private int[] factors;
    private int[] starts = new int[256];
    private int[] rows = new int[256];
    /** For each column, the greatest factor whose product fits half an int. */
    private final int[] most;

    private final int longestRow;
    private final int[] foundColumns;
    private final int[] foundFactors;
    private int size;
    private int segments;
    /** An upper bound of the sum of the row found last. */
    private int total;
    /** An upper bound of the sum of the last segment. */
    private int bound;

    Factors(InnerSum inner) {
        this.inner = inner;
        most = new int[inner.columns()];
        int longest = 0;
        for (int row = 0; row < inner.rows(); row++) {
            longest = Math.max(longest, inner.starts[row + 1] - inner.starts[row]);
        }
        longestRow = longest;
        foundColumns = new int[longestRow];
        foundFactors = new int[longestRow];
        columns = new int[2 * (longestRow + STEP)];
        factors = new int[columns.length];
    }

    /**
     * Computes the matrix.
     *
     * @param slice contains a row of N_B
     * @param base the start of that row: entries for the classes of the third stack in band B
     * @param greatest for each column, an upper bound of the numbers that it is multiplied with, at most {@link BandTable#MOST}
     */
    void load(short[] slice, int base, int[] greatest) {
        size = 0;
        segments = 0;
        for (int column = 0; column < most.length; column++) {
            most[column] = greatest[column] == 0 ? 0 : LaneEntries.LOWER / greatest[column];
        }
        for (int row = 0; row < inner.rows(); row++) {
            makeRoom();
            int found = find(row, slice, base, greatest);
            if (total <= LaneEntries.LOWER) {
                addWhole(row, found);
            } else {
                addParts(row, found, greatest);
            }
        }
        starts[segments] = size;
    }

    /** Makes room for a segment, which has no more entries than its row. */
    private void makeRoom() {
        if (segments + 1 == starts.length) {
            starts = Arrays.copyOf(starts, 2 * starts.length);
            rows = Arrays.copyOf(rows, 2 * rows.length);
        }
        if (size + longestRow + STEP > columns.length) {
            columns = Arrays.copyOf(columns, 2 * columns.length);
            factors = Arrays.copyOf(factors, 2 * factors.length);
        }
    }

    /**
     * Lists, after the last segment, the entries of a row that are not 0 and are multiplied with something other than 0, and adds up their bounds;
     * without branches, which a processor could not predict.
     *
     * @return the number of entries
     */
    private int find(int row, short[] slice, int base, int[] greatest) {
        int[] ofColumns = columns;
        int[] ofFactors = factors;
        int sum = 0;
        int end = size;
        for (int entry = inner.starts[row]; entry < inner.starts[row + 1]; entry++) {
            int factor = slice[base + inner.b[entry]] * inner.weight[entry];
            int column = inner.column[entry];
            int most = factor * greatest[column];
            ofColumns[end] = column;
            ofFactors[end] = factor;
            sum += most;
            end += Math.min(most, 1);
        }
        total = sum;
        return end - size;
    }

    /** Makes one segment of the entries found. */
    private void addWhole(int row, int found) {
        if (found > 0) {
            open(row);
            size += found;
            close();
        }
    }

    /** Makes several segments of the entries found. */
    private void addParts(int row, int found, int[] greatest) {
        System.arraycopy(columns, size, foundColumns, 0, found);
        System.arraycopy(factors, size, foundFactors, 0, found);
        open(row);
        for (int i = 0; i < found; i++) {
            add(row, foundColumns[i], foundFactors[i], greatest[foundColumns[i]]);
        }
        close();
    }

    private void add(int row, int column, int factor, int greatest) {
        int rest = factor;
        while (bound + rest * greatest > LaneEntries.LOWER) {
            if (bound > 0) {
                close();
                makeRoom();
                open(row);
            }
            if (rest * greatest > LaneEntries.LOWER) {
                append(column, most[column], greatest);
                rest -= most[column];
            }
        }
        append(column, rest, greatest);
    }

    private void open(int row) {
        starts[segments] = size;
        rows[segments++] = row;
        bound = 0;
    }

    /** Pads the last segment. */
    private void close() {
        for (int rest = (STEP - (size - starts[segments - 1]) % STEP) % STEP; rest > 0; rest--) {
            columns[size] = 0;
            factors[size++] = 0;
        }
    }

    private void append(int column, int factor, int greatest) {
        columns[size] = column;
        factors[size++] = factor;
        bound += factor * greatest;
    }

    /** The number of segments, which are in the order of their rows. */
    int segments() {
        return segments;
    }

    /** The row of a segment. */
    int row(int segment) {
        return rows[segment];
    }

    /** The start of the entries of a segment; for the number after the last segment, their end. */
    int start(int segment) {
        return starts[segment];
    }

    /** The column of an entry. */
    int column(int entry) {
        return columns[entry];
    }

    /** The factor of an entry. */
    int factor(int entry) {
        return factors[entry];
    }
}
