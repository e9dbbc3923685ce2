package io.github.sudokusat.engine;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.candidates.Puzzle;
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
     * The classes of rules that the engine knows.
     *
     * @return the classes; by default {@link MustDiffer} alone
     */
    default Set<Class<? extends Rule>> knownRules() {
        return Set.of(MustDiffer.class);
    }

    /**
     * Whether the engine can search grids of a layout.
     *
     * @param layout the layout
     * @return false for a layout with a rule that the engine does not {@linkplain #knownRules() know}, or of a size or kind that it cannot handle; by
     *     default true for all others
     */
    default boolean supports(Layout layout) {
        return layout.unknownRule(knownRules()).isEmpty();
    }

    /**
     * Rejects a layout that the engine does not support. Every {@code start} calls this method first.
     *
     * @param layout the layout
     * @throws IllegalArgumentException if the engine does not {@linkplain #supports support} the layout; the message names the engine and either the
     *     rule that it does not know or the layout
     */
    default void requireSupport(Layout layout) {
        if (!supports(layout)) {
            layout.requireKnownRules("engine " + name(), knownRules());
            throw new IllegalArgumentException("engine " + name() + " does not support the layout " + layout);
        }
    }

    /**
     * Starts a search for the puzzle's solutions; nothing is computed before its first {@link Search#advance()}, but a time limit runs from here.
     *
     * @param puzzle the puzzle; it may have conflicts or be contradictory, in which case it has no solution
     * @param limits how far the whole search may go
     * @return the search
     * @throws IllegalArgumentException if the engine does not {@linkplain #supports support} the puzzle's layout, with the message of
     *     {@link #requireSupport}
     */
    Search start(Puzzle puzzle, Limits limits);
}
