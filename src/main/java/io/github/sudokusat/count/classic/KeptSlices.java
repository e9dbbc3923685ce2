package io.github.sudokusat.count.classic;

/**
 * Slices of a {@link BandTable} that are computed when they are first needed, and kept if all together take at most {@value #MOST} entries of two
 * bytes. Safe for use by several threads.
 */
final class KeptSlices {

    private static final int MOST = 1 << 22;

    private final BandTable table;
    private final int[] seconds;
    /** By class of the first box; empty if slices are not kept. */
    private final short[][] slices;

    /**
     * Starts without slices.
     *
     * @param table the table
     * @param firsts the number of classes of the first box
     * @param seconds the required classes of the second box
     */
    KeptSlices(BandTable table, int firsts, int... seconds) {
        this.table = table;
        this.seconds = seconds;
        long entries = (long) firsts * seconds.length * table.width();
        slices = new short[entries <= MOST ? firsts : 0][0];
    }

    /** The slice of a class of the first box; not to be changed. */
    short[] get(int first) {
        if (slices.length == 0) {
            return table.slice(first, seconds);
        }
        synchronized (this) {
            if (slices[first].length == 0) {
                slices[first] = table.slice(first, seconds);
            }
            return slices[first];
        }
    }
}
