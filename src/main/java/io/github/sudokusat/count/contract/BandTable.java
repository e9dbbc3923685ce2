package io.github.sudokusat.count.contract;

import java.util.Arrays;

/**
 * In how many ways the rows of a band can be filled for three given classes of column words, one a box.
 *
 * <p>Entries are divided by the {@linkplain ChuteTriples#divisor() divisor} of the band's row triples. Bounds: without givens there are at the most
 * 1,728 ways for any three words, reached when all three are equal (by enumeration of the empty band); exchanges of the rows share them out into
 * orbits of six; and of an orbit at most {@code divisor} fill the band beside its givens. So an entry is <b>at most {@value #MOST}</b>, and a {@code
 * short} holds it.
 *
 * <p>The table consists of slices, one a class of the first box, each made when it is asked for: in 0.1 to 1 ms, k₁ · k₂ shorts. Different slices
 * may be made by different threads.
 */
final class BandTable {

    static final int MOST = 288;

    private final ChuteTriples rows;
    private final Crossings[] crossings;
    private final int[] counts;
    /** Where the row triples of each first row class begin. */
    private final int[] starts;

    private final int rowCountOfSecond;
    private final short[][] slices;

    /**
     * A table without slices.
     *
     * @param rows the row triples, by row classes of the three boxes
     * @param crossings those of the three boxes
     * @param rowCounts how many row classes each box has
     * @param counts how many column classes each box has
     */
    BandTable(ChuteTriples rows, Crossings[] crossings, int[] rowCounts, int[] counts) {
        this.rows = rows;
        this.crossings = crossings;
        this.counts = counts;
        starts = new int[rowCounts[0] + 1];
        for (int triple = 0; triple < rows.size(); triple++) {
            starts[rows.at(triple, 0) + 1]++;
        }
        for (int row = 0; row < rowCounts[0]; row++) {
            starts[row + 1] += starts[row];
        }
        rowCountOfSecond = rowCounts[1];
        slices = new short[counts[0]][];
    }

    /** Makes a slice, unless it is there. */
    void make(int first) {
        if (slices[first] == null) {
            slices[first] = added(scattered(first));
        }
    }

    /**
     * A slice.
     *
     * @param first the class of the first box, whose slice has been made
     * @return the entry for classes y and z of the second and third box at {@code y · width() + z}; not to be changed
     */
    short[] slice(int first) {
        return slices[first];
    }

    /** How many classes the third box has. */
    int width() {
        return counts[2];
    }

    /** For each row class of the second box and each column class of the third: how many row triples fit both and the slice. */
    private short[][] scattered(int first) {
        short[][] ways = new short[rowCountOfSecond][];
        for (int row : crossings[0].rowsOfColumn(first)) {
            for (int triple = starts[row]; triple < starts[row + 1]; triple++) {
                int second = rows.at(triple, 1);
                if (ways[second] == null) {
                    ways[second] = new short[counts[2]];
                }
                short weight = (short) rows.weight(triple);
                for (int column : crossings[2].columnsOfRow(rows.at(triple, 2))) {
                    ways[second][column] += weight;
                }
            }
        }
        return ways;
    }

    /** Adds up, for each column class of the second box, the row classes that cross it. */
    private short[] added(short[][] ways) {
        short[] slice = new short[counts[1] * counts[2]];
        short[] sum = new short[counts[2]];
        for (int second = 0; second < counts[1]; second++) {
            Arrays.fill(sum, (short) 0);
            for (int row : crossings[1].rowsOfColumn(second)) {
                if (ways[row] != null) {
                    add(sum, ways[row]);
                }
            }
            System.arraycopy(sum, 0, slice, second * counts[2], sum.length);
        }
        return slice;
    }

    private static void add(short[] sum, short[] other) {
        for (int i = 0; i < sum.length; i++) {
            sum[i] += other[i];
        }
    }
}
