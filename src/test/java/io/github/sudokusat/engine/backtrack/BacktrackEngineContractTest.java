package io.github.sudokusat.engine.backtrack;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.EngineContractTest;
import org.junit.jupiter.api.Tag;

@Tag("long")
class BacktrackEngineContractTest extends EngineContractTest {

    @Override
    protected Engine engine() {
        return BacktrackEngine.create();
    }
}
