package io.github.sudokusat.count.classic;

/**
 * The entries of a band for the triples of the second stack with one class in band B, which are the lanes of the {@link Kernel}; two neighbours in
 * each int: 16 bits are more than enough for an entry.
 *
 * <p>Where an opening has all of these lanes, their pairs are gathered once for all openings with the same class, and copied. Where it has some, they
 * are gathered each time. With few openings, gathering takes as long as the products. Not thread-safe.
 */
final class LaneEntries {

    /** The number of bits of an entry. */
    static final int HALF = 16;

    static final int LOWER = (1 << HALF) - 1;

    private final Slices slices;
    /** The class in band B. */
    private final int second;
    /** The class of each lane, by its place among all lanes. */
    private final int[] columns;
    /** For each class of the first stack, the pairs of all lanes, row by row; empty until they are needed. */
    private final int[][] whole;
    /** The columns of the pairs that are being gathered. */
    private final int[] lower;

    private final int[] upper;

    /**
     * Gathers nothing yet.
     *
     * @param slices the slices of the band
     * @param second the class in band B
     * @param columns the class of each lane
     */
    LaneEntries(Slices slices, int second, int[] columns) {
        this.slices = slices;
        this.second = second;
        this.columns = columns;
        whole = new int[slices.firsts()][0];
        lower = new int[pairs(columns.length)];
        upper = new int[pairs(columns.length)];
    }

    /** The number of pairs needed for a number of lanes; if it is odd, the last pair has 0 in the upper half. */
    static int pairs(int lanes) {
        return (lanes + 1) / 2;
    }

    /**
     * Loads the entries of consecutive lanes of an opening in all rows.
     *
     * @param first the opening's class in this band
     * @param list its lanes
     * @param lane the first lane to load, by its number in the list, at an even distance from the first lane of the class in band B
     * @param pairs the number of pairs to load
     * @param to receives the pairs, row by row
     * @param at where they begin in a row
     */
    void load(int first, Lanes list, int lane, int pairs, int[][] to, int at) {
        if (list.isWhole()) {
            int from = (lane - list.starts[second]) / 2;
            int[] entries = whole(first, list);
            for (int[] row : to) {
                System.arraycopy(entries, from, row, at, pairs);
                from += pairs(columns.length);
            }
            return;
        }
        int count = Math.min(2 * pairs, list.starts[second + 1] - lane);
        select(list, lane, count);
        int base = 0;
        for (int[] row : to) {
            gather(slices.slice(first), base, count, row, at);
            base += slices.width();
        }
    }

    private int[] whole(int first, Lanes list) {
        if (whole[first].length == 0) {
            select(list, list.starts[second], columns.length);
            short[] slice = slices.slice(first);
            int[] entries = new int[slice.length / slices.width() * pairs(columns.length)];
            int at = 0;
            for (int base = 0; base < slice.length; base += slices.width()) {
                gather(slice, base, columns.length, entries, at);
                at += pairs(columns.length);
            }
            whole[first] = entries;
        }
        return whole[first];
    }

    private void select(Lanes list, int lane, int count) {
        for (int i = 0; i < count; i++) {
            int column = columns[list.places[lane + i]];
            if (i % 2 == 0) {
                lower[i / 2] = column;
            } else {
                upper[i / 2] = column;
            }
        }
    }

    private void gather(short[] slice, int base, int lanes, int[] to, int at) {
        int full = lanes / 2;
        for (int i = 0; i < full; i++) {
            to[at + i] = slice[base + lower[i]] | slice[base + upper[i]] << HALF;
        }
        if (full < pairs(lanes)) {
            to[at + full] = slice[base + lower[full]];
        }
    }
}
