package io.github.sudokusat.count.classic;

/** Stored slices of a {@link BandTable}, up to 44 MB. Different threads may compute different slices. */
final class Slices {

    private final BandTable table;
    private final int[] seconds;
    private final short[][] slices;
    /** The greatest entry of each row. */
    private final short[][] greatest;

    /**
     * Starts without slices.
     *
     * @param table the table
     * @param firsts the number of classes of the first box
     * @param seconds the required classes of the second box, one per row
     */
    Slices(BandTable table, int firsts, int[] seconds) {
        this.table = table;
        this.seconds = seconds;
        slices = new short[firsts][0];
        greatest = new short[firsts][0];
    }

    /** Computes and stores the slice of a class of the first box. */
    void make(int first) {
        short[] slice = table.slice(first, seconds);
        short[] most = new short[seconds.length];
        for (int row = 0; row < most.length; row++) {
            for (int i = row * width(); i < (row + 1) * width(); i++) {
                most[row] = (short) Math.max(most[row], slice[i]);
            }
        }
        slices[first] = slice;
        greatest[first] = most;
    }

    /** The slice of a class of the first box; without entries if there is none. */
    short[] slice(int first) {
        return slices[first];
    }

    /**
     * The greatest entry of each row of a slice, whatever the column.
     *
     * @param first the class of the first box
     */
    short[] greatest(int first) {
        return greatest[first];
    }

    /** The number of classes of the first box. */
    int firsts() {
        return slices.length;
    }

    /** The number of columns of a slice. */
    int width() {
        return table.width();
    }
}
