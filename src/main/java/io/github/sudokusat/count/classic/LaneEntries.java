package io.github.sudokusat.count.classic;

/**
 * Entries of bands for the lanes of the {@link Kernel}, two neighbours in each int: 16 bits are more than enough for an entry.
 *
 * <p>Each lane's entries are a row of a table, while the kernel needs them as a column. Eight lanes are turned at once: their rows are read from end to
 * end, and what is written stays in the first-level cache until its lines are full.
 */
final class LaneEntries {

    /** The number of bits of an entry. */
    static final int HALF = 16;

    static final int LOWER = (1 << HALF) - 1;

    /** The number of pairs that are turned together. */
    private static final int STEP = 4;

    private LaneEntries() {}

    /**
     * Turns rows into columns of pairs.
     *
     * @param rows the entries of each lane
     * @param width the number of pairs of lanes
     * @param to receives the pairs, one array for each entry of a row
     */
    static void load(short[][] rows, int width, int[][] to) {
        int pair = 0;
        for (; pair + STEP <= width; pair += STEP) {
            int lane = 2 * pair;
            turn(
                    to,
                    pair,
                    rows[lane],
                    rows[lane + 1],
                    rows[lane + 2],
                    rows[lane + 3],
                    rows[lane + 4],
                    rows[lane + 5],
                    rows[lane + 6],
                    rows[lane + 7]);
        }
        for (; pair < width; pair++) {
            turn(to, pair, rows[2 * pair], rows[2 * pair + 1]);
        }
    }

    private static void turn(
            int[][] to,
            int at,
            short[] lower0,
            short[] upper0,
            short[] lower1,
            short[] upper1,
            short[] lower2,
            short[] upper2,
            short[] lower3,
            short[] upper3) {
        for (int i = 0; i < to.length; i++) {
            int[] pairs = to[i];
            pairs[at] = lower0[i] | upper0[i] << HALF;
            pairs[at + 1] = lower1[i] | upper1[i] << HALF;
            pairs[at + 2] = lower2[i] | upper2[i] << HALF;
            pairs[at + 3] = lower3[i] | upper3[i] << HALF;
        }
    }

    private static void turn(int[][] to, int at, short[] lower, short[] upper) {
        for (int i = 0; i < to.length; i++) {
            to[i][at] = lower[i] | upper[i] << HALF;
        }
    }
}
