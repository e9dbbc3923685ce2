package io.github.sudokusat.engine.propagate;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;

/**
 * Propagation and search: naked and hidden singles and locked candidates until none is left, then a cell with the fewest candidates is tried digit
 * by digit, each with propagation again.
 *
 * <p>Solutions come in the order of these choices: the first of the cells with the fewest candidates, its digits ascending. A node is a digit
 * tried, a conflict a position without solution. The time can be exponential in the number of open cells; hard 9 × 9 puzzles take tens of nodes. Memory
 * is one candidate grid for each choice that is open at a time: 4 KB each for 9 × 9, 9 MB for 256 × 256. Immutable and safe for use by several
 * threads.
 */
public final class PropagateEngine implements Engine {

    /** Creates the engine. */
    public PropagateEngine() {}

    @Override
    public String name() {
        return "propagate";
    }

    @Override
    public Search start(Puzzle puzzle, Limits limits) {
        requireSupport(puzzle.layout());
        return new PropagateSearch(puzzle, limits);
    }
}
