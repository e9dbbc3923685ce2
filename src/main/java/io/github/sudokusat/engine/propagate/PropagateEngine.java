package io.github.sudokusat.engine.propagate;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Propagation and search: naked and hidden singles and locked candidates until none is left, then a cell with the fewest candidates is tried digit
 * by digit, each with propagation again.
 *
 * <p>Solutions come in the order of these choices: the first of the cells with the fewest candidates, its digits ascending. A node is a digit
 * tried, a conflict a position without solution. The time can be exponential in the number of open cells; hard 9 × 9 puzzles take tens of nodes. The memory
 * is that of one candidate grid for each open choice: 4 KB each for 9 × 9, 9 MB for 256 × 256. Immutable and safe for use by several
 * threads.
 */
public final class PropagateEngine implements Engine {

    private static final long PATIENCE = 8_000_000;

    private final @Nullable Engine fallback;
    /** The nodes times cells without a solution before the fallback takes over. */
    private final long patience;

    /** Creates the engine. */
    public PropagateEngine() {
        this(null, 0);
    }

    private PropagateEngine(@Nullable Engine fallback, long patience) {
        this.fallback = fallback;
        this.patience = patience;
    }

    /**
     * This engine with another one that takes over when propagation no longer gets on: when 8,000,000 divided by
     * the number of cells, in nodes since the last solution, have brought no further one (98,000 nodes for 9 × 9). The other engine then searches
     * each of the choices that are open, one after the other; no solution is found twice.
     *
     * @param other an engine that supports the same layouts; where it does not, it is not used
     * @return the new engine
     */
    public PropagateEngine withFallback(Engine other) {
        return withFallback(other, PATIENCE);
    }

    PropagateEngine withFallback(Engine other, long nodesTimesCells) {
        return new PropagateEngine(Objects.requireNonNull(other, "other"), nodesTimesCells);
    }

    private @Nullable Engine fallback(Layout layout) {
        return fallback != null && fallback.supports(layout) ? fallback : null;
    }

    @Override
    public String name() {
        return "propagate";
    }

    @Override
    public Search start(Puzzle puzzle, Limits limits) {
        requireSupport(puzzle.layout());
        return new PropagateSearch(puzzle, fallback(puzzle.layout()), patience, limits);
    }
}
