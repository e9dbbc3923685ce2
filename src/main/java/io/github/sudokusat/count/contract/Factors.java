package io.github.sudokusat.count.contract;

import java.util.Arrays;

/**
 * The matrix W of the {@link Kernel} for one pair of classes in band B, cut into segments.
 *
 * <p>A segment is a part of a row of W such that, with the greatest entry that any lane has in each column, the sum of its products is at most
 * {@value PairedRows#LOWER}: it can be computed in half an int. A factor that is too great for that by itself is split into several. Entries
 * that are 0, or meet nothing but 0, are left out; segments are filled up with zeros to a multiple of {@value #STEP} entries. Not thread-safe.
 */
final class Factors {

    /** Entries that the kernel takes together. */
    static final int STEP = 5;

    private final InnerSum inner;
    private int[] columns = new int[1024];
    private int[] factors = new int[1024];
    private int[] starts = new int[256];
    private int[] rows = new int[256];
    private int size;
    private int segments;
    private int bound;

    Factors(InnerSum inner) {
        this.inner = inner;
    }

    /**
     * Computes the matrix.
     *
     * @param slice holds a row of N_B
     * @param base where it begins: entries for the classes of the third stack in band B
     * @param greatest for each column an upper bound of what it is multiplied with, at most {@link BandTable#MOST}
     */
    void load(short[] slice, int base, int[] greatest) {
        size = 0;
        segments = 0;
        for (int row = 0; row < inner.rows(); row++) {
            bound = PairedRows.LOWER + 1;
            for (int entry = inner.starts[row]; entry < inner.starts[row + 1]; entry++) {
                int factor = slice[base + inner.b[entry]] * inner.weight[entry];
                int column = inner.column[entry];
                if (factor > 0 && greatest[column] > 0) {
                    add(row, column, factor, greatest[column]);
                }
            }
        }
        close();
    }

    private void add(int row, int column, int factor, int most) {
        int rest = factor;
        while (rest > 0) {
            int part = Math.min(rest, PairedRows.LOWER / most);
            if (bound + part * most > PairedRows.LOWER) {
                close();
                open(row);
            }
            bound += part * most;
            append(column, part);
            rest -= part;
        }
    }

    private void open(int row) {
        if (segments + 1 == starts.length) {
            starts = Arrays.copyOf(starts, 2 * starts.length);
            rows = Arrays.copyOf(rows, 2 * rows.length);
        }
        starts[segments] = size;
        rows[segments++] = row;
        bound = 0;
    }

    private void close() {
        while (size % STEP != 0) {
            append(0, 0);
        }
        starts[segments] = size;
    }

    private void append(int column, int factor) {
        if (size == columns.length) {
            columns = Arrays.copyOf(columns, 2 * size);
            factors = Arrays.copyOf(factors, 2 * size);
        }
        columns[size] = column;
        factors[size++] = factor;
    }

    /** How many segments there are, in the order of their rows. */
    int segments() {
        return segments;
    }

    /** The row of a segment. */
    int row(int segment) {
        return rows[segment];
    }

    /** Where the entries of a segment begin; those of the last one end where the one after it would begin. */
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
