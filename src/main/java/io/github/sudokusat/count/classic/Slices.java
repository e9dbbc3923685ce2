package io.github.sudokusat.count.classic;

/** Stored slices of a {@link BandTable}, up to 44 MB. Different threads may compute different slices. */
final class Slices {

    private final BandTable table;
    private final int[] seconds;
    private final short[][] slices;

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
    }

    /** Computes and stores the slice of a class of the first box. */
    void make(int first) {
        slices[first] = table.slice(first, seconds);
    }

    /**
     * Selects columns of all stored slices.
     *
     * @param columns classes of the third box
     * @return for each class of the first box, its entries; none if there is no slice
     */
    PairedRows[] columns(int[] columns) {
        PairedRows[] selected = new PairedRows[slices.length];
        for (int first = 0; first < slices.length; first++) {
            selected[first] = new PairedRows(slices[first], table.width(), columns);
        }
        return selected;
    }
}
