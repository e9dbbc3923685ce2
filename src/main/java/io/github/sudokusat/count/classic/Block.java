package io.github.sudokusat.count.classic;

/**
 * Lanes that the {@link Kernel} works on together, two in each int, in runs; the lanes of a run share a triple of the first stack. A run of an odd
 * number of lanes has an empty half at its end. Not thread-safe.
 */
final class Block {

    /** Pairs of lanes: enough for long loops, but few enough for all rows to fit a processor's second-level cache. */
    static final int WIDTH = 768;

    private final Opening[] openings = new Opening[WIDTH];
    private final int[] numbers = new int[WIDTH];
    /** The start of each run, in pairs; one more entry than there are runs. */
    private final int[] starts = new int[WIDTH + 1];
    /** The first lane of each run, by its number in the list of the opening. */
    private final int[] lanes = new int[WIDTH];

    private int runs;

    /** Empties the block. */
    void clear() {
        runs = 0;
    }

    /** The number of pairs of lanes. */
    int width() {
        return starts[runs];
    }

    /**
     * Adds the lanes of an opening for which there is room.
     *
     * @param opening the opening
     * @param number the number of the opening
     * @param lane the first lane to add, by its number in the opening's list, at an even distance from the first lane of the class in band B
     * @param end the end of the lanes of that class
     * @return the first lane that was not added
     */
    int add(Opening opening, int number, int lane, int end) {
        int begin = starts[runs];
        int pairs = Math.min(LaneEntries.pairs(end - lane), WIDTH - begin);
        if (pairs > 0) {
            openings[runs] = opening;
            numbers[runs] = number;
            lanes[runs] = lane;
            starts[++runs] = begin + pairs;
        }
        return Math.min(end, lane + 2 * pairs);
    }

    /** The number of runs. */
    int runs() {
        return runs;
    }

    /** The opening whose lanes a run contains. */
    Opening opening(int run) {
        return openings[run];
    }

    /** The number of that opening. */
    int number(int run) {
        return numbers[run];
    }

    /** The start of a run, in pairs. */
    int start(int run) {
        return starts[run];
    }

    /** The first lane of a run, by its number in the list of the opening. */
    int lane(int run) {
        return lanes[run];
    }
}
