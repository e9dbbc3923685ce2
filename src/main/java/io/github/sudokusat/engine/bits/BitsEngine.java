package io.github.sudokusat.engine.bits;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;

/**
 * The engine for classic 9 × 9: a complete search on bit boards, see {@link BitSolver} for how it works and the order of its solutions.
 *
 * <p>A node is a choice between two halves of what is left; a conflict is a half without a solution. Immutable and safe for use by several threads.
 */
public final class BitsEngine implements Engine {

    private BitsEngine() {}

    /**
     * The engine.
     *
     * @return a new engine
     */
    public static BitsEngine create() {
        return new BitsEngine();
    }

    @Override
    public String name() {
        return "bits";
    }

    /** {@inheritDoc} Only {@linkplain Layout#isClassic() classic 9 × 9} is supported. */
    @Override
    public boolean supports(Layout layout) {
        return layout.isClassic();
    }

    @Override
    public Search start(Puzzle puzzle, Limits limits) {
        requireSupport(puzzle.layout());
        return new BitsSearch(puzzle, limits);
    }
}
