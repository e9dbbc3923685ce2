package io.github.sudokusat.engine.ilp;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.EngineContractTest;
import org.junit.jupiter.api.Tag;

@Tag("long")
class IlpEngineOjAlgoContractTest extends EngineContractTest {

    @Override
    protected Engine engine() {
        return IlpEngine.ofOjAlgo();
    }

    /** Fewer puzzles, because a relaxation takes milliseconds. */
    @Override
    protected int cases() {
        return 1;
    }

    /** Fewer solutions, because each one adds a row and takes at least one relaxation. */
    @Override
    protected int many() {
        return 30;
    }
}
