package io.github.sudokusat.engine.cdcl;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.EngineContractTest;
import io.github.sudokusat.sat.process.ExternalSolver;
import io.github.sudokusat.testing.Tools;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/** The SAT engine with minisat, which is started again for each solution. */
@Tag("long")
class ExternalSolverEngineTest {

    /** The contract with minisat. */
    abstract static class Suite extends EngineContractTest {

        @BeforeEach
        void requireMinisat() {
            Tools.require("minisat");
        }

        @Override
        protected Engine engine() {
            return CdclEngine.of(ExternalSolver.of("minisat -verb=0 {cnf} {out}"));
        }

        @Override
        protected int cases() {
            return 1;
        }

        @Override
        protected boolean limitsConflicts() {
            return false;
        }
    }

    @Nested
    class SomeSolutions extends Suite {

        @Override
        protected int grids() {
            return 4;
        }

        @Override
        protected int many() {
            return 30;
        }
    }

    @Nested
    @Tag("slow")
    class ManySolutions extends Suite {

        @Override
        protected int many() {
            return 120;
        }
    }
}
