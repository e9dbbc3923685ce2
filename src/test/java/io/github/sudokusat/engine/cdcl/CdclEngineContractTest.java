package io.github.sudokusat.engine.cdcl;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.EngineContractTest;
import io.github.sudokusat.grid.candidates.Propagation.Depth;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.Givens;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/** The contract for the SAT engine with every handling of the givens and every depth of propagation; the slow suite has all combinations. */
@Tag("long")
class CdclEngineContractTest {

    /** Runs the suite with given options. */
    abstract static class Suite extends EngineContractTest {

        private final CdclOptions options;

        Suite(Givens givens, Depth depth) {
            this.options = givens.options().withPropagation(depth);
        }

        final CdclOptions options() {
            return options;
        }

        @Override
        protected Engine engine() {
            return CdclEngine.of(Sat4jSolver.instance(), options);
        }

        /** Enough solutions for parts to be divided again; the defaults would need more. */
        @Override
        protected int many() {
            return 600;
        }
    }

    @Nested
    class ReducedAfterLocked extends Suite {

        ReducedAfterLocked() {
            super(Givens.REDUCED, Depth.LOCKED);
        }

        @Override
        protected int many() {
            return 5_000;
        }
    }

    @Nested
    class ReducedAfterSingles extends Suite {

        ReducedAfterSingles() {
            super(Givens.REDUCED, Depth.SINGLES);
        }

        @Override
        protected int cases() {
            return 4;
        }
    }

    @Nested
    class Reduced extends Suite {

        Reduced() {
            super(Givens.REDUCED, Depth.NONE);
        }
    }

    @Nested
    class UnitsAfterLocked extends Suite {

        UnitsAfterLocked() {
            super(Givens.UNITS, Depth.LOCKED);
        }

        @Override
        protected int cases() {
            return 2;
        }
    }

    @Nested
    @Tag("slow")
    class UnitsAfterSingles extends Suite {

        UnitsAfterSingles() {
            super(Givens.UNITS, Depth.SINGLES);
        }

        @Override
        protected int cases() {
            return 2;
        }
    }

    @Nested
    class Units extends Suite {

        Units() {
            super(Givens.UNITS, Depth.NONE);
        }

        @Override
        protected int cases() {
            return 4;
        }
    }

    @Nested
    class Assumed extends Suite {

        Assumed() {
            super(Givens.ASSUMED, Depth.NONE);
        }

        @Override
        protected int cases() {
            return 4;
        }
    }

    /** Divides the search into parts after every second solution. */
    abstract static class InParts extends Suite {

        InParts(Givens givens, Depth depth) {
            super(givens, depth);
        }

        @Override
        protected Engine engine() {
            return CdclEngine.of(Sat4jSolver.instance(), options(), 2);
        }

        @Override
        protected int cases() {
            return 2;
        }
    }

    @Nested
    class ReducedInParts extends InParts {

        ReducedInParts() {
            super(Givens.REDUCED, Depth.LOCKED);
        }
    }

    @Nested
    @Tag("slow")
    class UnitsInParts extends InParts {

        UnitsInParts() {
            super(Givens.UNITS, Depth.NONE);
        }
    }

    @Nested
    class AssumedInParts extends InParts {

        AssumedInParts() {
            super(Givens.ASSUMED, Depth.NONE);
        }
    }
}
