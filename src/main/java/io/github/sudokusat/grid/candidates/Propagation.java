package io.github.sudokusat.grid.candidates;

import java.util.function.BooleanSupplier;

/**
 * Draws the simple conclusions on a {@link CandidateGrid} until none is left: naked and hidden singles, locked candidates.
 *
 * <p>Each conclusion holds in every solution, and each stays possible, or turns into a contradiction, when other candidates go; so the
 * candidates that are left, and whether there is a contradiction, do not depend on the order of the steps. Which contradiction is named
 * does.
 */
public final class Propagation {

    /** Which conclusions are drawn. */
    public enum Depth {
        /** None: placed digits leave the cells that must differ, which the grid sees to by itself. */
        NONE,
        /** Naked singles (a cell with one candidate) and hidden singles (a digit with one place in a house). */
        SINGLES,
        /**
         * Singles and locked candidates: where two houses share two cells or more and all places of a digit in one are among them, the
         * digit leaves the rest of the other. With a box and a line that is <i>pointing</i> and <i>claiming</i>.
         */
        LOCKED
    }

    /** How many steps are taken between two looks at the caller's wish to stop; a step takes up to 50 µs (at side 256). */
    static final int STRIDE = 64;

    private final CandidateGrid grid;
    private final CandidateLayout tables;
    private final BooleanSupplier stop;
    private int steps;

    private Propagation(CandidateGrid grid, BooleanSupplier stop) {
        this.grid = grid;
        this.tables = grid.tables;
        this.stop = stop;
    }

    /**
     * Draws conclusions until none is left.
     *
     * @param grid the grid, which is changed
     * @param depth which conclusions
     * @return {@link Outcome#DONE} or {@link Outcome#CONTRADICTION}
     */
    public static Outcome run(CandidateGrid grid, Depth depth) {
        return run(grid, depth, () -> false);
    }

    /**
     * Draws conclusions until none is left, or until it is stopped. Work grows with what changed since the last run to the same depth, not
     * with the size of the grid.
     *
     * @param grid the grid, which is changed
     * @param depth which conclusions
     * @param stop asked now and then, at the least every few milliseconds, on this thread; true ends the work
     * @return how far it came; at once {@link Outcome#CONTRADICTION} if the grid had one before
     */
    public static Outcome run(CandidateGrid grid, Depth depth, BooleanSupplier stop) {
        if (grid.isContradictory()) {
            return Outcome.CONTRADICTION;
        }
        if (depth == Depth.NONE) {
            return Outcome.DONE;
        }
        Propagation propagation = new Propagation(grid, stop);
        Outcome outcome = propagation.singles();
        return outcome == Outcome.DONE && depth == Depth.LOCKED ? propagation.locked() : outcome;
    }

    private Outcome singles() {
        for (int single = grid.popSingle(); single >= 0; single = grid.popSingle()) {
            int cell = single / tables.side;
            if (!grid.put(cell, single - cell * tables.side)) {
                return Outcome.CONTRADICTION;
            }
            if (isStopped()) {
                return Outcome.STOPPED;
            }
        }
        return Outcome.DONE;
    }

    /** Goes round the houses until a whole round has found none with a change. */
    private Outcome locked() {
        int quiet = 0;
        for (int house = 0; quiet < tables.houseCount; house = house + 1 == tables.houseCount ? 0 : house + 1) {
            quiet++;
            for (int w = 0; w < tables.words; w++) {
                int index = house * tables.words + w;
                while (grid.changed[index] != 0) {
                    quiet = 0;
                    int bit = w * Long.SIZE + Long.numberOfTrailingZeros(grid.changed[index]);
                    grid.changed[index] &= grid.changed[index] - 1;
                    if (!lockedIn(house, bit)) {
                        return Outcome.CONTRADICTION;
                    }
                    Outcome outcome = singles();
                    if (outcome != Outcome.DONE) {
                        return outcome;
                    }
                }
            }
            if (isStopped()) {
                return Outcome.STOPPED;
            }
        }
        return Outcome.DONE;
    }

    /** Looks in which other houses the places of a digit in this one all lie, and clears it from the rest of those. */
    private boolean lockedIn(int house, int bit) {
        int words = tables.words;
        int base = (house * tables.side + bit) * words;
        int count = 0;
        for (int w = 0; w < words; w++) {
            count += Long.bitCount(grid.places[base + w]);
        }
        if (count == 1 || count > tables.largestOverlap[house]) {
            return true;
        }
        for (int o = tables.overlapStart[house]; o < tables.overlapStart[house + 1]; o++) {
            if (isWithin(base, o * words) && !clearRest(tables.overlapHouse[o], bit, o * words)) {
                return false;
            }
        }
        return true;
    }

    private boolean isWithin(int places, int mask) {
        for (int w = 0; w < tables.words; w++) {
            if ((grid.places[places + w] & ~tables.overlapMask[mask + w]) != 0) {
                return false;
            }
        }
        return true;
    }

    private boolean clearRest(int house, int bit, int mask) {
        int base = (house * tables.side + bit) * tables.words;
        for (int w = 0; w < tables.words; w++) {
            long rest = grid.places[base + w] & ~tables.overlapOther[mask + w];
            if (rest != 0 && !grid.clearPlaces(house, w, rest, bit)) {
                return false;
            }
        }
        return true;
    }

    private boolean isStopped() {
        return (++steps & STRIDE - 1) == 0 && stop.getAsBoolean();
    }
}
