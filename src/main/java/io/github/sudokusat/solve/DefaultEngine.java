package io.github.sudokusat.solve;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;

/**
 * The engine for callers that do not choose one. Safe for use by several threads.
 *
 * <p>Bit boards are used where they apply. Layouts with named rules are left to propagation, which takes turns with SAT where it makes no progress.
 * Everywhere else SAT by SAT4J finds the first two solutions, and if more are requested, propagation enumerates them all, which is 5 to 10 times
 * faster than blocking clauses; where propagation no longer makes progress, SAT takes over again. Grids with a side above
 * {@value #WIDEST_ENUMERATED} are enumerated by SAT alone, because the memory for the open choices grows with the fourth power of the side; their first
 * two solutions are found by patterns or by annealing, which takes turns with SAT.
 */
final class DefaultEngine implements Engine {

    private static final int WIDEST_ENUMERATED = 25;

    private final Engine bits = BitsEngine.create();
    private final Engine sat = CdclEngine.of(satSolver());
    private final Engine propagation = PropagateEngine.create().withFallback(sat);

    /** The SAT solver where the caller has not chosen one; nothing else in the library names one. */
    static SatSolver satSolver() {
        return Sat4jSolver.instance();
    }

    @Override
    public String name() {
        return "default";
    }

    @Override
    public boolean supports(Layout layout) {
        return bits.supports(layout) || sat.supports(layout);
    }

    @Override
    public Search start(Puzzle puzzle, Limits limits) {
        Layout layout = puzzle.layout();
        if (hasNamedRules(layout) && propagation.supports(layout)) {
            return propagation.start(puzzle, limits);
        }
        if (isEnumerated(layout)) {
            return new TurnSearch(new SatFirst(puzzle), limits);
        }
        Engine engine = choose(layout);
        return layout.side() > WIDEST_ENUMERATED
                ? new TurnSearch(new GiantTurns(puzzle, engine), limits)
                : engine.start(puzzle, limits);
    }

    /** SAT has the only turn; propagation finds all solutions. */
    private final class SatFirst implements TurnSearch.Turns {

        private final Puzzle puzzle;

        SatFirst(Puzzle puzzle) {
            this.puzzle = puzzle;
        }

        @Override
        public Search begin(int number, Limits limits) {
            return sat.start(puzzle, limits);
        }

        @Override
        public Search beginLast(Limits limits) {
            return propagation.start(puzzle, limits);
        }
    }

    private static boolean hasNamedRules(Layout layout) {
        return !layout.statedRules().isEmpty();
    }

    private boolean isEnumerated(Layout layout) {
        return !bits.supports(layout)
                && layout.side() <= WIDEST_ENUMERATED
                && sat.supports(layout)
                && propagation.supports(layout);
    }

    private Engine choose(Layout layout) {
        requireSupport(layout);
        return bits.supports(layout) ? bits : sat;
    }
}
