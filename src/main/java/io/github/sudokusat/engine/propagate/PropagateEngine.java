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
 * tried digit by digit, each followed by propagation again.
 *
 * <p>On layouts with named rules, propagation also filters their primitives, and cells that took part in many contradictions come first. A choice is
 * between a candidate and what is left without it, where another cell may come next (2-way branching). On 64 published variants that took a third of
 * the nodes of trying the cell to its end, and little more than half of the time.
 *
 * <p>Without any rules, solutions come in the order of these choices: the first of the cells with the fewest candidates, its digits ascending. Where pairs of cells must
 * differ, as anti-knight ones, the one of these cells that took part in most contradictions comes first. A node is a digit tried;
 * a conflict is a position without a solution. The time can be exponential in the number of open cells; hard 9 × 9 puzzles take tens of nodes. Each
 * open choice takes the memory of one candidate grid: 4 KB for 9 × 9, 9 MB for 256 × 256. Immutable and safe for use by several threads.
 *
 * @see <a href="https://doi.org/10.1007/11564751_27">J. Hwang, D. G. Mitchell, 2-Way vs. d-Way Branching for CSP, CP 2005, 343–357</a>
 */
public final class PropagateEngine implements Engine {

    private static final long PATIENCE = 8_000_000;

    /** A second or two for SAT4J. */
    private static final long TURN = 3000;

    private final @Nullable Engine fallback;
    /** The product of nodes and cells without a solution after which the fallback takes over. */
    private final long patience;
    /** The conflicts of the fallback's first turn with named rules. */
    private final long turn;

    /**
     * The engine, which searches to the end by itself.
     *
     * @return a new engine
     */
    public static PropagateEngine create() {
        return new PropagateEngine(null, 0, 0);
    }

    private PropagateEngine(@Nullable Engine fallback, long patience, long turn) {
        this.fallback = fallback;
        this.patience = patience;
        this.turn = turn;
    }

    /**
     * This engine with another that takes over when propagation no longer makes progress: when the nodes since the last solution reach 8,000,000
     * divided by the number of cells (98,000 nodes for 9 × 9). The other engine then searches the open choices one after another. With named rules,
     * under which either can be the faster by far, it does so for a limited work of 3,000 only; then it is this engine's turn again, and both have
     * twice as long in each further turn. No solution is found twice.
     *
     * @param other an engine that supports the same layouts; it is not used for a layout that it does not support
     * @return the new engine
     */
    public PropagateEngine withFallback(Engine other) {
        return withFallback(other, PATIENCE, TURN);
    }

    PropagateEngine withFallback(Engine other, long nodesTimesCells, long conflicts) {
        return new PropagateEngine(Objects.requireNonNull(other, "other"), nodesTimesCells, conflicts);
    }

    private @Nullable Fallback fallback(Layout layout) {
        return fallback != null && fallback.supports(layout)
                ? new Fallback(fallback, layout.statedRules().isEmpty() ? Long.MAX_VALUE : turn)
                : null;
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
        return new PropagateSearch(puzzle, fallback(layout), patience, limits);
    }
}
