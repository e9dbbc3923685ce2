package io.github.sudokusat.sat.process;

import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SatSolverContractTest;
import io.github.sudokusat.testing.Tools;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/**
 * The contract of every solver, tested for the adapter with installed programs: those that write their answer into a file and a proof, and the others,
 * which differ in little but their options, in the slow suite.
 */
@Tag("long")
class ExternalSolverContractTest {

    private abstract static class Contract extends SatSolverContractTest {

        private final ExternalSolver solver;

        Contract(String command) {
            solver = ExternalSolver.of(command);
        }

        @BeforeEach
        void requireProgram() {
            Tools.require(solver.name());
        }

        @Override
        protected SatSolver solver() {
            return solver;
        }

        @Override
        protected int solves() {
            return 60;
        }

        @Override
        protected int stops() {
            return 4;
        }
    }

    @Nested
    class Minisat extends Contract {
        Minisat() {
            super("minisat -verb=0 {cnf} {out}");
        }
    }

    @Nested
    @Tag("slow")
    class Cadical extends Contract {
        Cadical() {
            super("cadical -q {cnf}");
        }
    }

    @Nested
    class ProvingCadical extends Contract {
        ProvingCadical() {
            super("cadical -q --no-binary {cnf} {proof}");
        }
    }

    @Nested
    @Tag("slow")
    class Picosat extends Contract {
        Picosat() {
            super("picosat {cnf}");
        }
    }

    @Nested
    @Tag("slow")
    class Cryptominisat extends Contract {
        Cryptominisat() {
            super("cryptominisat5 --verb 0 {cnf}");
        }
    }

    @Nested
    @Tag("slow")
    class Clasp extends Contract {
        Clasp() {
            super("clasp --verbose=0 {cnf}");
        }
    }
}
