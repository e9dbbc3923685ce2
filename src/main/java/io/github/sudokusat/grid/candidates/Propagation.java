package io.github.sudokusat.grid.candidates;

import io.github.sudokusat.run.Watch;
import org.jspecify.annotations.Nullable;

/**
 * Draws the simple conclusions on a {@link CandidateGrid} until none is left: naked and hidden singles, what named rules forbid, locked candidates.
 *
 * <p>Each conclusion holds in every solution, and each remains possible, or turns into a contradiction, when other candidates are removed. The
 * remaining candidates, and whether there is a contradiction, therefore do not depend on the order of the steps, but which contradiction is named
 * does.
 */
public final class Propagation {

    /** The set of conclusions that are drawn. */
    public enum Depth {
        /** No conclusions: only what the grid does by itself, removing placed digits from the cells that must differ. */
        NONE,
        /** Naked and hidden singles alone, without what named rules forbid, as a person draws them who looks at nothing else. */
        PLAIN_SINGLES,
        /**
         * Naked singles (a cell with one candidate), hidden singles (a digit with one place in a house), and what the primitives of named rules
         * forbid, each by itself: all of it for a pair, a clause, a count and a sequence without repeated cells; for the others, what is quickly
         * found.
         */
        SINGLES,
        /**
         * Locked candidates as well: if two houses share two or more cells and all places of a digit in one are among them, the digit is removed
         * from the rest of the other. For a box and a line this is <i>pointing</i> and <i>claiming</i>.
         */
        LOCKED
    }

    private final Board board;
    private final int side;
    private final int words;
    private final int houseCount;
    private final @Nullable Watch watch;

    private Propagation(Board board, @Nullable Watch watch) {
        this.board = board;
        this.side = board.tables.side;
        this.words = board.tables.words;
        this.houseCount = board.tables.houseCount;
        this.watch = watch;
    }

    /**
     * Draws conclusions until none is left. From the givens of a 17-clue puzzle, building the grid included, it takes about 10 µs warm.
     *
     * @param grid the grid, which is modified
     * @param depth the conclusions to draw
     * @return {@link PropagationOutcome#DONE} or {@link PropagationOutcome#CONTRADICTION}
     */
    public static PropagationOutcome run(CandidateGrid grid, Depth depth) {
        return draw(grid, depth, null);
    }

    /**
     * Draws conclusions until none is left or a watch stops it, as one phase of a computation whose phases share the watch. The work grows with the
     * changes since the last run to the same depth, not with the size of the grid.
     *
     * @param grid the grid, which is modified
     * @param depth the conclusions to draw
     * @param watch polled every few milliseconds or more often
     * @return the outcome; immediately {@link PropagationOutcome#CONTRADICTION} if the grid had one before; after {@link PropagationOutcome#STOPPED}
     *     another call with another watch continues
     */
    public static PropagationOutcome run(CandidateGrid grid, Depth depth, Watch watch) {
        return draw(grid, depth, watch);
    }

    private static PropagationOutcome draw(CandidateGrid grid, Depth depth, @Nullable Watch watch) {
        if (grid.isContradictory()) {
            return PropagationOutcome.CONTRADICTION;
        }
        if (depth == Depth.NONE) {
            return PropagationOutcome.DONE;
        }
        Propagation propagation = new Propagation(grid.board(), watch);
        if (depth == Depth.PLAIN_SINGLES) {
            return propagation.singles();
        }
        PropagationOutcome outcome = propagation.simple();
        return outcome == PropagationOutcome.DONE && depth == Depth.LOCKED ? propagation.locked() : outcome;
    }

    /** Draws all conclusions but those of locked candidates. */
    private PropagationOutcome simple() {
        PropagationOutcome outcome = singles();
        FilterQueue filters = board.filters;
        while (filters != null && outcome == PropagationOutcome.DONE && filters.hasNext()) {
            if (!filters.runNext()) {
                return PropagationOutcome.CONTRADICTION;
            }
            boolean isStopped = watch != null && watch.tick(filters.lastCost());
            outcome = isStopped ? PropagationOutcome.STOPPED : singles();
        }
        return outcome;
    }

    private PropagationOutcome singles() {
        for (int single = board.popSingle(); single >= 0; single = board.popSingle()) {
            int cell = single / side;
            if (!board.put(cell, single - cell * side)) {
                return PropagationOutcome.CONTRADICTION;
            }
            if (isStopped()) {
                return PropagationOutcome.STOPPED;
            }
        }
        return PropagationOutcome.DONE;
    }

    /** Visits the houses in turn until a whole round has found no house with a change. */
    private PropagationOutcome locked() {
        int house = 0;
        for (int quiet = 0; quiet < houseCount; quiet++) {
            for (int index = house * words; index < (house + 1) * words; index++) {
                long digits = board.changed[index];
                if (digits == 0) {
                    continue;
                }
                board.changed[index] = 0;
                quiet = -1;
                if (!board.clearLocked(house, index - house * words, digits)) {
                    return PropagationOutcome.CONTRADICTION;
                }
                PropagationOutcome outcome = simple();
                if (outcome != PropagationOutcome.DONE) {
                    return outcome;
                }
                // Only after actual work: houses without changes take almost no time, and a run that is stopped must
                // have made progress.
                if (isStopped()) {
                    return PropagationOutcome.STOPPED;
                }
            }
            house = house + 1 == houseCount ? 0 : house + 1;
        }
        return PropagationOutcome.DONE;
    }

    private boolean isStopped() {
        return board.isStopped(watch);
    }
}
