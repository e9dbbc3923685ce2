package io.github.sudokusat.count.classic;

/** Lanes that the {@link Kernel} works on together, two neighbours in each int. Not thread-safe. */
final class Block {

    /** Pairs of lanes: enough for long loops, but few enough for all rows to fit a processor's second-level cache. */
    static final int WIDTH = 768;

    private static final int MOST_LANES = 2 * WIDTH;

    /** For each lane, its rows of the tables of bands A and C. */
    private final short[][] rowsA = new short[MOST_LANES][0];

    private final short[][] rowsC = new short[MOST_LANES][0];
    /** The number of each lane's opening. */
    private final int[] openings = new int[MOST_LANES];
    /** The weight of each lane. */
    private final int[] weights = new int[MOST_LANES];

    private int lanes;

    /** Empties the block. */
    void clear() {
        lanes = 0;
    }

    /** Whether there is no room for another lane. */
    boolean isFull() {
        return lanes == MOST_LANES;
    }

    /** The number of lanes. */
    int lanes() {
        return lanes;
    }

    /** The number of pairs of lanes. */
    int width() {
        return (lanes + 1) / 2;
    }

    /**
     * Adds a lane.
     *
     * @param rowA its row of the table of band A
     * @param rowC its row of the table of band C
     * @param opening the number of its opening
     * @param weight its weight
     */
    void add(short[] rowA, short[] rowC, int opening, int weight) {
        rowsA[lanes] = rowA;
        rowsC[lanes] = rowC;
        openings[lanes] = opening;
        weights[lanes++] = weight;
    }

    /**
     * Loads the entries of all lanes. If their number is odd, the upper half of the last pair repeats the lower half.
     *
     * @param x receives the pairs of band A, one array for each entry of a row
     * @param z receives the pairs of band C
     */
    void load(int[][] x, int[][] z) {
        if (lanes % 2 == 1) {
            rowsA[lanes] = rowsA[lanes - 1];
            rowsC[lanes] = rowsC[lanes - 1];
        }
        LaneEntries.load(rowsA, width(), x);
        LaneEntries.load(rowsC, width(), z);
    }

    /**
     * Adds up values by opening.
     *
     * @param values the value of each lane
     * @param sums to the sum of each opening, the values of its lanes are added, each multiplied by its weight
     */
    void addTo(long[] sums, long[] values) {
        for (int lane = 0; lane < lanes; lane++) {
            sums[openings[lane]] += weights[lane] * values[lane];
        }
    }
}
