package io.github.sudokusat.engine.bits;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.StatefulSearch;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import java.util.Optional;

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

    /** A {@link BitSolver} as an engine search: it gives the solver its choices in portions and checks the limits between them. */
    private static final class BitsSearch extends StatefulSearch {

        /** The number of choices between two checks of the limits: up to a few hundred microseconds. */
        private static final long PORTION = 256;

        private final Layout layout;
        private final BitSolver solver = new BitSolver();

        BitsSearch(Puzzle puzzle, Limits limits) {
            super(limits);
            layout = puzzle.layout();
            if (puzzle.hasCandidates()) {
                solver.startWithin(masks(puzzle.toCandidates()));
            } else {
                solver.start(puzzle.grid().digits());
            }
        }

        private static int[] masks(CandidateGrid candidates) {
            int[] masks = new int[BitSolver.CELLS];
            if (!candidates.isContradictory()) {
                for (int cell = 0; cell < masks.length; cell++) {
                    masks[cell] = mask(candidates, cell);
                }
            }
            return masks;
        }

        private static int mask(CandidateGrid candidates, int cell) {
            int mask = 0;
            for (int digit = candidates.nextCandidate(cell, 1);
                    digit != 0;
                    digit = candidates.nextCandidate(cell, digit + 1)) {
                mask |= 1 << (digit - 1);
            }
            return mask;
        }

        @Override
        protected Status step() {
            return skip(1) == 1 ? Status.FOUND : solver.isExhausted() ? Status.EXHAUSTED : Status.STOPPED;
        }

        @Override
        protected long skip(long max) {
            long found = 0;
            while (found < max && !solver.isExhausted() && !watch().isStopped()) {
                long left = watch().limits().maxWork() - solver.choices();
                found += solver.advance(max - found, Math.min(left, PORTION));
                if (left <= 0 && found < max && !solver.isExhausted()) {
                    watch().stop(StopReason.WORK_LIMIT);
                }
            }
            return found;
        }

        @Override
        protected Grid build() {
            byte[] text = new byte[BitSolver.CELLS];
            solver.writeSolution(text, 0);
            int[] digits = new int[BitSolver.CELLS];
            for (int cell = 0; cell < digits.length; cell++) {
                digits[cell] = text[cell] - '0';
            }
            return Grid.of(layout, digits);
        }

        @Override
        protected Statistics describe(long found, Optional<StopReason> stop) {
            return new Statistics(found, solver.choices(), solver.deadEnds(), 0, stop);
        }
    }
}
