package io.github.sudokusat.count.classic;

/**
 * The numbers of ways to fill the rows of a band for three given classes of column words, one per box.
 *
 * <p>Entries are divided by the {@linkplain ChuteTriples#divisor() divisor} of the band's row triples. Bounds: without givens there are at most 1,728
 * ways for any three words, reached when all three are equal (by enumeration of the empty band). Exchanges of the rows divide them into orbits of
 * six, and at most {@code divisor} members of an orbit agree with the givens. So an entry is <b>at most {@value #MOST}</b> and fits a {@code short}.
 *
 * <p>The table is computed slice by slice, one for each class of the first box. Immutable.
 */
final class BandTable {

    static final int MOST = 288;

    private final ChuteTriples rows;
    private final Crossings[] crossings;
    private final int rowsOfSecond;
    private final int width;

    /**
     * The table of a band.
     *
     * @param rows the row triples, by row classes of the three boxes
     * @param crossings the crossings of the three boxes
     */
    BandTable(ChuteTriples rows, Crossings... crossings) {
        this.rows = rows;
        this.crossings = crossings;
        rowsOfSecond = crossings[1].rows();
        width = crossings[2].columns();
    }

    /**
     * This table with some of the classes of the third box.
     *
     * @param thirds the classes; the new table numbers them in this order
     */
    BandTable withThirds(int... thirds) {
        return new BandTable(rows, crossings[0], crossings[1], crossings[2].withColumns(thirds));
    }

    /** The number of classes of column words of the third box. */
    int width() {
        return width;
    }

    /**
     * Computes a slice, in up to a millisecond.
     *
     * @param first the class of the first box
     * @param seconds some classes of the second box
     * @return the entry for {@code seconds[i]} and class z of the third box at {@code i · width() + z}
     */
    short[] slice(int first, int[] seconds) {
        short[][] ways = scattered(first);
        short[] slice = new short[seconds.length * width];
        for (int i = 0; i < seconds.length; i++) {
            addRow(ways, seconds[i], slice, i * width);
        }
        return slice;
    }

    /**
     * Computes a slice as rows, in up to a millisecond.
     *
     * @param first the class of the first box
     * @param isWanted for each class of the second box, whether its row is needed
     * @return for each class of the second box, the entries for the classes of the third; none if its row is not needed
     */
    short[][] rows(int first, boolean[] isWanted) {
        short[][] ways = scattered(first);
        short[][] slice = new short[isWanted.length][0];
        for (int second = 0; second < slice.length; second++) {
            if (isWanted[second]) {
                slice[second] = new short[width];
                addRow(ways, second, slice[second], 0);
            }
        }
        return slice;
    }

    /** Adds the entries for a class of the second box to those from a place on. */
    private void addRow(short[][] ways, int second, short[] entries, int start) {
        for (int row : crossings[1].rowsOfColumn(second)) {
            short[] weights = ways[row];
            if (weights != null) {
                for (int i = 0; i < width; i++) {
                    entries[start + i] += weights[i];
                }
            }
        }
    }

    /** The number of row triples that fit the slice, for each row class of the second box and each column class of the third. */
    private short[][] scattered(int first) {
        short[][] ways = new short[rowsOfSecond][];
        for (int row : crossings[0].rowsOfColumn(first)) {
            for (int triple = rows.start(row); triple < rows.start(row + 1); triple++) {
                int second = rows.at(triple, 1);
                if (ways[second] == null) {
                    ways[second] = new short[width];
                }
                short weight = (short) rows.weight(triple);
                for (int column : crossings[2].columnsOfRow(rows.at(triple, 2))) {
                    ways[second][column] += weight;
                }
            }
        }
        return ways;
    }
}
