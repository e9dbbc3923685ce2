package io.github.sudokusat.engine.bits;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.EngineContractTest;

class BitsEngineContractTest extends EngineContractTest {

    @Override
    protected Engine engine() {
        return BitsEngine.create();
    }
}
