package io.github.sudokusat.answer.request;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.backtrack.BacktrackEngine;
import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.cdcl.CdclOptions;
import io.github.sudokusat.engine.ilp.IlpEngine;
import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.solve.SudokuSolver;

/** The engines by name. */
public enum EngineChoice {
    /** A SAT solver. */
    SAT,
    /** A bit-parallel search for classic grids. */
    BITS,
    /** A search that draws conclusions before it chooses. */
    PROPAGATE,
    /** The textbook search. */
    BACKTRACK,
    /** An integer program. */
    ILP;

    /** The engine as it is without further options. */
    public Engine engine() {
        return switch (this) {
            case SAT -> CdclEngine.of(SudokuSolver.defaultSatSolver(), CdclOptions.defaults());
            case BITS -> BitsEngine.create();
            case PROPAGATE -> PropagateEngine.create();
            case BACKTRACK -> BacktrackEngine.create();
            case ILP -> IlpEngine.ofSat4j();
        };
    }

    /** The name of the engine in requests and answers. */
    public String text() {
        return RequestValues.nameOf(this);
    }
}
