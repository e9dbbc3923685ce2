package io.github.sudokusat.count.contraction.classic;

/**
 * Lanes that the {@link Kernel} works on together, two in each int, in runs: lanes of one triple of the first stack. A run of an odd number
 * of lanes has an empty half at its end. Not thread-safe.
 */
final class Block {

    /** Pairs of lanes: enough for long loops, and few enough for all rows to fit a processor's second-level cache. */
    static final int WIDTH = 384;

    private final Opening[] openings = new Opening[WIDTH];
    /** Where each run begins, in pairs; one more than there are runs. */
    private final int[] starts = new int[WIDTH + 1];
    /** The first lane of each run, by its number in the list of the opening. */
    private final int[] lanes = new int[WIDTH];

    private int runs;

    /** Empties the block. */
    void clear() {
        runs = 0;
    }

    /** How many pairs of lanes it has. */
    int width() {
        return starts[runs];
    }

    /**
     * Takes as many lanes of an opening as there is room for.
     *
     * @param opening the opening
     * @param lane the first lane to take, by its number in the opening's list, an even number from the first of the class in band B on
     * @param end where the lanes of that class end
     * @return the first lane that has not been taken
     */
    int add(Opening opening, int lane, int end) {
        int begin = starts[runs];
        int pairs = Math.min(PairedRows.pairs(end - lane), WIDTH - begin);
        if (pairs > 0) {
            openings[runs] = opening;
            lanes[runs] = lane;
            starts[++runs] = begin + pairs;
        }
        return Math.min(end, lane + 2 * pairs);
    }

    /** How many runs there are. */
    int runs() {
        return runs;
    }

    /** Whose lanes a run has. */
    Opening opening(int run) {
        return openings[run];
    }

    /** Where a run begins, in pairs. */
    int start(int run) {
        return starts[run];
    }

    /** The first lane of a run, by its number in the list of the opening. */
    int lane(int run) {
        return lanes[run];
    }

    /**
     * Reads all entries of a run's lanes.
     *
     * @param run the run
     * @param entries those of all triples of the second stack with the class at hand in band B
     * @param second the class at hand
     * @param to where to put the pairs of entries, row by row
     */
    void load(int run, PairedRows entries, int second, int[][] to) {
        Lanes list = openings[run].lanes();
        int length = starts[run + 1] - starts[run];
        if (list.isWhole()) {
            entries.copy((lanes[run] - list.starts[second]) / 2, length, to, starts[run]);
            return;
        }
        int end = list.starts[second + 1];
        for (int i = 0; i < length; i++) {
            int lane = lanes[run] + 2 * i;
            int place = list.places[lane];
            int other = lane + 1 < end ? list.places[lane + 1] : -1;
            entries.pair(place, other, to, starts[run] + i);
        }
    }
}
