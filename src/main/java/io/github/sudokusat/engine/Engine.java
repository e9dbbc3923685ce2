package io.github.sudokusat.engine;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;

/** Finds the solutions of a grid, each once. Safe for use by several threads. */
public interface Engine {

    /**
     * The engine's name.
     *
     * @return a short word, as on the command line
     */
    String name();

    /**
     * Whether the engine can search grids of a layout.
     *
     * @param layout the layout
     * @return false for a layout with a rule that the engine does not know, or of a size or kind that it is not made for
     */
    boolean supports(Layout layout);

    /**
     * Starts a search for the puzzle's solutions; nothing is computed before its first {@link Search#advance()}, but a time limit runs from here.
     *
     * @param puzzle the puzzle, which may have conflicts or be contradictory, and then has no solution
     * @param limits how far the whole search may go
     * @return the search
     * @throws IllegalArgumentException if the engine does not {@linkplain #supports support} the puzzle's layout; the message contains the engine's
     *     {@linkplain #name() name} and, if a rule is the cause, the rule's name
     */
    Search start(Puzzle puzzle, Limits limits);
}
