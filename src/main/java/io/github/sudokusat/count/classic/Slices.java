package io.github.sudokusat.count.classic;

/**
 * Stored slices of a {@link BandTable}, up to 46 MB. A slice belongs to a class of the first stack; it has a row for each class of the second stack,
 * which the lanes of a class in band B read from end to end. Different threads may compute different slices.
 */
final class Slices {

    /** Stands for a row of zeros; recognized without a look at the row, which is far away in memory. */
    static final short[] NO_WAYS = {};

    private final BandTable table;
    private final boolean[] isWanted;
    /** By class of the first stack, then of the second. */
    private final short[][][] slices;
    /** The greatest entry of each column. */
    private final int[][] greatest;

    /**
     * Starts without slices.
     *
     * @param table the table, for classes of the first, the second and the third stack
     * @param firsts the number of classes of the first stack
     * @param isWanted for each class of the second stack, whether it is needed
     */
    Slices(BandTable table, int firsts, boolean... isWanted) {
        this.table = table;
        this.isWanted = isWanted;
        slices = new short[firsts][0][];
        greatest = new int[firsts][0];
    }

    /** Computes and stores the slice of a class of the first stack. */
    void make(int first) {
        short[][] slice = table.rows(first, isWanted);
        int[] most = new int[table.width()];
        for (int second = 0; second < slice.length; second++) {
            if (raise(most, slice[second]) == 0) {
                slice[second] = NO_WAYS;
            }
        }
        slices[first] = slice;
        greatest[first] = most;
    }

    /** Raises bounds to some entries, and returns the bits that occur in these. */
    private static int raise(int[] most, short[] entries) {
        int bits = 0;
        for (int i = 0; i < entries.length; i++) {
            most[i] = Math.max(most[i], entries[i]);
            bits |= entries[i];
        }
        return bits;
    }

    /**
     * The slice of a class of the first stack.
     *
     * @return for each class of the second stack, the entries for the classes of the third, or {@link #NO_WAYS}; not to be changed
     */
    short[][] slice(int first) {
        return slices[first];
    }

    /**
     * The greatest entry for each class of the third stack in a slice.
     *
     * @param first the class of the first stack
     */
    int[] greatest(int first) {
        return greatest[first];
    }
}
