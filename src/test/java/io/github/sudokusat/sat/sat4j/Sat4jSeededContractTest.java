package io.github.sudokusat.sat.sat4j;

import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SatSolverContractTest;
import io.github.sudokusat.sat.SessionOptions;
import org.junit.jupiter.api.Tag;

@Tag("long")
class Sat4jSeededContractTest extends SatSolverContractTest {

    @Override
    protected SatSolver solver() {
        return Sat4jSolver.instance();
    }

    @Override
    protected SessionOptions options() {
        return SessionOptions.defaults().withSeed(42);
    }

    @Override
    protected int stops() {
        return 3;
    }
}
