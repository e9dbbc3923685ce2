package io.github.sudokusat.engine.cdcl;

import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.EngineContractTest;
import io.github.sudokusat.grid.candidates.Propagation.Depth;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import org.junit.jupiter.api.Nested;

/** The SAT engine with every handling of the givens and every depth of propagation. */
class CdclEngineContractTest {

    /** Runs the suite with some options. */
    abstract static class Suite extends EngineContractTest {

        private final ClueHandling clues;
        private final Depth depth;

        Suite(ClueHandling clues, Depth depth) {
            this.clues = clues;
            this.depth = depth;
        }

        @Override
        protected Engine engine() {
            CdclOptions options = CdclOptions.defaults()
                    .with(EncodingOptions.defaults().with(clues))
                    .with(depth);
            return CdclEngine.of(Sat4jSolver.create(), options);
        }
    }

    @Nested
    class ReducedAfterLocked extends Suite {

        ReducedAfterLocked() {
            super(ClueHandling.REDUCED, Depth.LOCKED);
        }
    }

    @Nested
    class ReducedAfterSingles extends Suite {

        ReducedAfterSingles() {
            super(ClueHandling.REDUCED, Depth.SINGLES);
        }
    }

    @Nested
    class Reduced extends Suite {

        Reduced() {
            super(ClueHandling.REDUCED, Depth.NONE);
        }
    }

    @Nested
    class UnitsAfterLocked extends Suite {

        UnitsAfterLocked() {
            super(ClueHandling.UNITS, Depth.LOCKED);
        }

        @Override
        protected int cases() {
            return 2;
        }
    }

    @Nested
    class UnitsAfterSingles extends Suite {

        UnitsAfterSingles() {
            super(ClueHandling.UNITS, Depth.SINGLES);
        }

        @Override
        protected int cases() {
            return 2;
        }
    }

    @Nested
    class Units extends Suite {

        Units() {
            super(ClueHandling.UNITS, Depth.NONE);
        }

        @Override
        protected int cases() {
            return 4;
        }
    }

    @Nested
    class AssumedAfterLocked extends Suite {

        AssumedAfterLocked() {
            super(ClueHandling.ASSUMED, Depth.LOCKED);
        }

        @Override
        protected int cases() {
            return 2;
        }
    }

    @Nested
    class AssumedAfterSingles extends Suite {

        AssumedAfterSingles() {
            super(ClueHandling.ASSUMED, Depth.SINGLES);
        }

        @Override
        protected int cases() {
            return 2;
        }
    }

    @Nested
    class Assumed extends Suite {

        Assumed() {
            super(ClueHandling.ASSUMED, Depth.NONE);
        }

        @Override
        protected int cases() {
            return 4;
        }
    }
}
