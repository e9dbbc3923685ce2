package io.github.sudokusat.solve;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.EngineContractTest;

/** The contract for the default engine: bits on classic layouts; on the others SAT first, then propagation. */
class DefaultEngineContractTest extends EngineContractTest {

    @Override
    protected Engine engine() {
        return new DefaultEngine();
    }
}
