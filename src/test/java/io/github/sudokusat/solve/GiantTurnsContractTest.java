package io.github.sudokusat.solve;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.EngineContractTest;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;

/** The contract for the search of giant grids, on the small ones of the suite: patterns and annealing in turns with SAT. */
class GiantTurnsContractTest extends EngineContractTest {

    @Override
    protected Engine engine() {
        Engine sat = CdclEngine.of(Sat4jSolver.instance());
        return new Engine() {
            @Override
            public String name() {
                return "giant";
            }

            @Override
            public boolean supports(Layout layout) {
                return layout.statedRules().isEmpty() && sat.supports(layout);
            }

            @Override
            public Search start(Puzzle puzzle, Limits limits) {
                requireSupport(puzzle.layout());
                return new TurnSearch(new GiantTurns(puzzle, sat), limits);
            }
        };
    }
}
