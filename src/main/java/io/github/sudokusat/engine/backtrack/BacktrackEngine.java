package io.github.sudokusat.engine.backtrack;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;

/**
 * Backtracking as every textbook has it: the first empty cell, the digits in order, a check for conflicts, the next empty cell; back when no
 * digit fits.
 *
 * <p>Solutions come in ascending order of their digits read row by row. A node is a digit tried. The time can be exponential in the number of
 * empty cells: hard 9 × 9 puzzles take minutes. Memory is O(side · houses). Immutable and safe for use by several threads.
 */
public final class BacktrackEngine implements Engine {

    /** Creates the engine. */
    public BacktrackEngine() {}

    @Override
    public String name() {
        return "backtrack";
    }

    @Override
    public Search start(Puzzle puzzle, Limits limits) {
        return start(puzzle, limits, Trials.NONE);
    }

    /** Starts a search that reports each digit it tries. */
    Search start(Puzzle puzzle, Limits limits, Trials trials) {
        requireSupport(puzzle.layout());
        return new BacktrackSearch(puzzle, limits, trials);
    }

    /** A listener for each digit tried in a cell, in order. */
    interface Trials {

        /** Takes no notice. */
        Trials NONE = (cell, digit) -> {};

        /** A digit is about to be checked in a cell. */
        void tried(int cell, int digit);
    }
}
