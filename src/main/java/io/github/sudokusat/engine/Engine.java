package io.github.sudokusat.engine;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.run.Limits;
import java.util.Set;

/** Finds the solutions of a grid, each once. Safe for use by several threads. */
public interface Engine {

    /**
     * The engine's name.
     *
     * @return a short word, as on the command line
     */
    String name();

    /**
     * The rules that the engine knows.
     *
     * @return their classes; by default {@link MustDiffer} alone
     */
    default Set<Class<? extends Rule>> knownRules() {
        return Set.of(MustDiffer.class);
    }

    /**
     * Whether the engine can search grids of a layout.
     *
     * @param layout the layout
     * @return false for a layout with a rule that the engine does not {@linkplain #knownRules() know}, or of a size or kind that it is
     *     not made for; by default true for all others
     */
    default boolean supports(Layout layout) {
        return layout.unknownRule(knownRules()).isEmpty();
    }

    /**
     * Refuses a layout that the engine does not support. Every {@code start} calls it first.
     *
     * @param layout the layout
     * @throws IllegalArgumentException if the engine does not {@linkplain #supports support} the layout; the message names the engine,
     *     and the rule that the engine does not know or else the layout
     */
    default void requireSupport(Layout layout) {
        if (!supports(layout)) {
            layout.requireKnownRules("engine " + name(), knownRules());
            throw new IllegalArgumentException("engine " + name() + " does not support layout " + layout);
        }
    }

    /**
     * Starts a search; nothing is computed before its first {@link Search#advance()}, but time limits run from here.
     *
     * @param puzzle the grid, whose digits every solution keeps; it may have conflicts, and then there is no solution
     * @param limits how far the whole search may go
     * @return the search
     * @throws IllegalArgumentException if the engine does not {@linkplain #supports support} the layout
     */
    Search start(Grid puzzle, Limits limits);

    /**
     * Starts a search for the solutions that take every digit from given candidates: pencil marks, or a position in which something has been
     * ruled out.
     *
     * @param candidates the candidates of each cell; copied, and may be contradictory, and then there is no solution
     * @param limits how far the whole search may go
     * @return the search
     * @throws IllegalArgumentException if the engine does not {@linkplain #supports support} the layout
     */
    Search start(CandidateGrid candidates, Limits limits);
}
