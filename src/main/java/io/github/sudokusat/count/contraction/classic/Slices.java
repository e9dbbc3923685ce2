package io.github.sudokusat.count.contraction.classic;

/** Slices of a {@link BandTable} that are kept, up to 44 MB. Different slices may be made by different threads. */
final class Slices {

    private final BandTable table;
    private final int[] seconds;
    private final short[][] slices;

    /**
     * No slices yet.
     *
     * @param table the table
     * @param firsts how many classes the first box has
     * @param seconds the classes of the second box that are wanted, one a row
     */
    Slices(BandTable table, int firsts, int[] seconds) {
        this.table = table;
        this.seconds = seconds;
        slices = new short[firsts][0];
    }

    /** Makes the slice of a class of the first box. */
    void make(int first) {
        slices[first] = table.slice(first, seconds);
    }

    /**
     * Some columns of all slices that have been made.
     *
     * @param columns classes of the third box
     * @return for each class of the first box its entries, none if there is no slice
     */
    PairedRows[] columns(int[] columns) {
        PairedRows[] selected = new PairedRows[slices.length];
        for (int first = 0; first < slices.length; first++) {
            selected[first] = new PairedRows(slices[first], table.width(), columns);
        }
        return selected;
    }
}
