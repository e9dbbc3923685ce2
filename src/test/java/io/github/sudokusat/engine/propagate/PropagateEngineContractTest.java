package io.github.sudokusat.engine.propagate;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.EngineContractTest;
import org.junit.jupiter.api.Tag;

@Tag("long")
class PropagateEngineContractTest extends EngineContractTest {

    @Override
    protected Engine engine() {
        return PropagateEngine.create();
    }
}
