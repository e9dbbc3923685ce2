package io.github.sudokusat.engine.ilp;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.EngineContractTest;

/** Each node takes milliseconds. */
class IlpEngineOjAlgoContractTest extends EngineContractTest {

    @Override
    protected Engine engine() {
        return IlpEngine.withOjAlgo();
    }

    @Override
    protected int cases() {
        return 2;
    }

    @Override
    protected int many() {
        return 10;
    }
}
