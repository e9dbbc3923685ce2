package toy;

import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SatSolverContractTest;

/** The published suite accepts a solver that keeps the contract. */
class ToySolverTest extends SatSolverContractTest {

    @Override
    protected SatSolver solver() {
        return new ToySolver();
    }

    @Override
    protected int solves() {
        return 80;
    }

    @Override
    protected int stops() {
        return 2;
    }
}
