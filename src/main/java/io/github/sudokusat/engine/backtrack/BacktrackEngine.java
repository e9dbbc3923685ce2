package io.github.sudokusat.engine.backtrack;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import java.util.Set;

/**
 * Textbook backtracking: take the first empty cell, try its digits in order, check for conflicts, go on to the next empty cell, and go back when no
 * digit fits. Of a named rule it checks after each digit whether the rule can still be obeyed.
 *
 * <p>Solutions come in ascending order of their digits read row by row. A node is a digit tried. The time can be exponential in the number of empty
 * cells: hard 9 × 9 puzzles take minutes. The memory is O(side · houses). Immutable and safe for use by several threads.
 */
public final class BacktrackEngine implements Engine {

    private BacktrackEngine() {}

    /**
     * The engine.
     *
     * @return a new engine
     */
    public static BacktrackEngine create() {
        return new BacktrackEngine();
    }

    @Override
    public String name() {
        return "backtrack";
    }

    @Override
    public Set<Class<? extends Rule>> knownRules() {
        return Set.of(MustDiffer.class, NamedRule.class);
    }

    @Override
    public Search start(Puzzle puzzle, Limits limits) {
        return start(puzzle, limits, Trials.NONE);
    }

    /** Starts a search that reports each digit that it tries. */
    Search start(Puzzle puzzle, Limits limits, Trials trials) {
        requireSupport(puzzle.layout());
        return new BacktrackSearch(puzzle, limits, trials);
    }

    /** A listener for each digit tried in a cell, in order. */
    interface Trials {

        /** Ignores every trial. */
        Trials NONE = (cell, digit) -> {};

        /** Receives a digit that is about to be checked in a cell. */
        void tried(int cell, int digit);
    }
}
