package io.github.sudokusat.engine;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
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
     * Starts a search; nothing is computed before its first {@link Search#advance()}, but time limits run from here.
     *
     * @param puzzle the grid, whose digits every solution keeps; it may have conflicts, and then there is no solution
     * @param limits how far the whole search may go
     * @return the search
     * @throws IllegalArgumentException if the engine does not {@linkplain #supports support} the layout; the message contains the engine's
     *     {@linkplain #name name} and the name of a rule that it does not know
     */
    Search start(Grid puzzle, Limits limits);

    /**
     * Starts a search for the solutions that take every digit from given candidates: pencil marks, or a position in which something has been
     * ruled out.
     *
     * @param candidates the candidates of each cell; copied, and may be contradictory, and then there is no solution
     * @param limits how far the whole search may go
     * @return the search
     * @throws IllegalArgumentException if the engine does not {@linkplain #supports support} the layout; the message contains the engine's
     *     {@linkplain #name name} and the name of a rule that it does not know
     */
    Search start(CandidateGrid candidates, Limits limits);
}
