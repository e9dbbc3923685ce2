package io.github.sudokusat.solve;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;

/** The engine for those who ask for none: bit boards where they apply, SAT by SAT4J everywhere else. As safe for several threads as these two. */
final class DefaultEngine implements Engine {

    private final Engine bits = new BitsEngine();
    private final Engine sat = CdclEngine.of(Sat4jSolver.instance());

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
        return choose(puzzle.layout()).start(puzzle, limits);
    }

    private Engine choose(Layout layout) {
        requireSupport(layout);
        return bits.supports(layout) ? bits : sat;
    }
}
