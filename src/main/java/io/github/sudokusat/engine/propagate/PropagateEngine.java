package io.github.sudokusat.engine.propagate;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Propagation and search: naked and hidden singles and locked candidates are applied until none is left; then a cell with the fewest candidates is
 * tried digit by digit, each followed by propagation again. On layouts with named rules, propagation also filters their primitives, and cells that took part
 * in many contradictions come first.
 *
 * <p>Solutions come in the order of these choices: the first of the cells with the fewest candidates, its digits ascending. A node is a digit tried;
 * a conflict is a position without a solution. The time can be exponential in the number of open cells; hard 9 × 9 puzzles take tens of nodes. Each
 * open choice takes the memory of one candidate grid: 4 KB for 9 × 9, 9 MB for 256 × 256. Immutable and safe for use by several threads.
 */
public final class PropagateEngine implements Engine {

    private static final long PATIENCE = 8_000_000;

    /**
     * How many times as patient it is with named rules: hard killers take 200,000 to 400,000 nodes, and had not been solved by SAT4J after twice their
     * time.
     */
    private static final int MORE_WITH_RULES = 8;

    private final @Nullable Engine fallback;
    /** The product of nodes and cells without a solution after which the fallback takes over. */
    private final long patience;

    /**
     * The engine, which searches to the end by itself.
     *
     * @return a new engine
     */
    public static PropagateEngine create() {
        return new PropagateEngine(null, 0);
    }

    private PropagateEngine(@Nullable Engine fallback, long patience) {
        this.fallback = fallback;
        this.patience = patience;
    }

    /**
     * This engine with another that takes over when propagation no longer makes progress: when the nodes since the last solution reach 8,000,000
     * divided by the number of cells (98,000 nodes for 9 × 9), or eight times as many with named rules. The other engine then searches the open choices one after another; no solution is
     * found twice.
     *
     * @param other an engine that supports the same layouts; it is not used for a layout that it does not support
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
    public Set<Class<? extends Rule>> knownRules() {
        return Set.of(MustDiffer.class, NamedRule.class);
    }

    @Override
    public Search start(Puzzle puzzle, Limits limits) {
        Layout layout = puzzle.layout();
        requireSupport(layout);
        long most = layout.statedRules().isEmpty() ? patience : MORE_WITH_RULES * patience;
        return new PropagateSearch(puzzle, fallback(layout), most, limits);
    }
}
