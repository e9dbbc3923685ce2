package io.github.sudokusat.engine.ilp;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.EngineContractTest;
import org.junit.jupiter.api.Tag;

@Tag("long")
class IlpEngineSat4jContractTest extends EngineContractTest {

    @Override
    protected Engine engine() {
        return IlpEngine.ofSat4j();
    }

    /** Fewer solutions, because each one adds a row. */
    @Override
    protected int many() {
        return 500;
    }
}
