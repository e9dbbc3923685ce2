package io.github.sudokusat.sat.sat4j;

import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SatSolverContractTest;
import org.junit.jupiter.api.Tag;

@Tag("long")
class Sat4jSolverContractTest extends SatSolverContractTest {

    @Override
    protected SatSolver solver() {
        return Sat4jSolver.instance();
    }
}
