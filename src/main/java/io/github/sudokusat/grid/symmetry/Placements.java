package io.github.sudokusat.grid.symmetry;

import java.util.Arrays;

/** A growing list of {@link Placement}s, packed. Not thread-safe. */
final class Placements {

    private static final int FIRST_ROOM = 16;
    /** A bit of {@link #rows} above the numbers of the rows. */
    private static final long TRANSPOSED = 1L << 63;

    private long[] rows = new long[FIRST_ROOM];
    private long[] columns = new long[FIRST_ROOM];
    private long[] labels = new long[FIRST_ROOM];
    private int size;

    int size() {
        return size;
    }

    void clear() {
        size = 0;
    }

    void add(boolean transposed, long rowsOfImage, long columnsOfImage, long labelsOfDigits) {
        if (size == rows.length) {
            rows = Arrays.copyOf(rows, 2 * size);
            columns = Arrays.copyOf(columns, 2 * size);
            labels = Arrays.copyOf(labels, 2 * size);
        }
        rows[size] = transposed ? rowsOfImage | TRANSPOSED : rowsOfImage;
        columns[size] = columnsOfImage;
        labels[size++] = labelsOfDigits;
    }

    boolean isTransposed(int index) {
        return rows[index] < 0;
    }

    long rows(int index) {
        return rows[index] & ~TRANSPOSED;
    }

    long columns(int index) {
        return columns[index];
    }

    long labels(int index) {
        return labels[index];
    }

    /** One of the placements as an object. */
    Placement get(int index) {
        return new Placement(isTransposed(index), rows(index), columns[index], labels[index]);
    }
}
