package io.github.sudokusat.answer.request;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.solve.Engines;
import io.github.sudokusat.text.ConstantName;

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
            case SAT -> Engines.sat();
            case BITS -> Engines.bits();
            case PROPAGATE -> Engines.propagate();
            case BACKTRACK -> Engines.backtrack();
            case ILP -> Engines.ilpBySat4j();
        };
    }

    /** The name of the engine in requests and answers. */
    public String text() {
        return ConstantName.of(this);
    }

    @Override
    public String toString() {
        return text();
    }
}
