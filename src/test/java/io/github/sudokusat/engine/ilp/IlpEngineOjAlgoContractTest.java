package io.github.sudokusat.engine.ilp;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.EngineContractTest;
import org.junit.jupiter.api.Tag;

@Tag("long")
class IlpEngineOjAlgoContractTest extends EngineContractTest {

    @Override
    protected Engine engine() {
        return IlpEngine.withOjAlgo();
    }

    /** A relaxation takes milliseconds. */
    @Override
    protected int cases() {
        return 1;
    }

    /** Each solution adds a row, and takes a relaxation or more. */
    @Override
    protected int many() {
        return 30;
    }
}
