package io.github.sudokusat.logic.pattern;

/** Open cells that see each other without a house that has them all: by a rule, such as anti-knight or a cage, or by several houses. */
public final class SeenSets {

    /** Receives a set. */
    @FunctionalInterface
    public interface Taker {

        /**
         * A set has been found.
         *
         * @param cells the cells; not to be changed or kept
         * @param digits the digits that they have between them
         */
        void take(long[] cells, long digits);
    }

    private final Position position;
    private final StepCollector collector;
    private final int size;
    private final int most;
    private final Taker taker;

    private SeenSets(Position position, StepCollector collector, int size, int most, Taker taker) {
        this.position = position;
        this.collector = collector;
        this.size = size;
        this.most = most;
        this.taker = taker;
    }

    /**
     * Finds the sets of a number of cells that have no more than some digits between them. There are none unless cells of
     * different houses see each other by a rule.
     */
    public static void find(Position position, StepCollector collector, int size, int most, Taker taker) {
        if (position.geometry.hasRulePeers) {
            long[] all = new long[position.words];
            for (int cell = 0; cell < position.digits.length; cell++) {
                if (position.digits[cell] != 0 && position.count(cell) <= most) {
                    Bits.add(all, 0, cell);
                }
            }
            new SeenSets(position, collector, size, most, taker).extend(0, 0, all, 0, new long[position.words]);
        }
    }

    /** Adds the cells that are still missing, of those that see all cells so far. */
    private void extend(int from, int count, long[] open, long digits, long[] cells) {
        if (count == size) {
            if (!isInHouse(cells)) {
                taker.take(cells, digits);
            }
            return;
        }
        for (int cell = Bits.next(open, 0, position.words, from);
                cell >= 0 && !collector.isStopped();
                cell = Bits.next(open, 0, position.words, cell + 1)) {
            long more = digits | position.digits[cell];
            if (Long.bitCount(more) <= most) {
                long[] left = open.clone();
                Bits.and(left, 0, position.geometry.peers, cell * position.words, position.words);
                Bits.add(cells, 0, cell);
                extend(cell + 1, count + 1, left, more, cells);
                Bits.remove(cells, 0, cell);
            }
        }
    }

    private boolean isInHouse(long[] cells) {
        int cell = Bits.next(cells, 0, position.words, 0);
        for (int h = 0; h < position.geometry.layout.houseCount(cell); h++) {
            int house = position.geometry.layout.houseOf(cell, h);
            if (Bits.isSubset(cells, 0, position.geometry.houseSets, house * position.words, position.words)) {
                return true;
            }
        }
        return false;
    }
}
