package io.github.sudokusat.engine.cdcl;

import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.EngineContractTest;
import io.github.sudokusat.grid.candidates.Propagation.Depth;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/** The contract for the SAT engine with every handling of the givens and every depth of propagation; the slow suite has all combinations. */
@Tag("long")
class CdclEngineContractTest {

    /** Runs the suite with given options. */
    abstract static class Suite extends EngineContractTest {

        private final CdclOptions options;

        Suite(ClueHandling clues, Depth depth) {
            this.options = CdclOptions.defaults()
                    .withEncoding(EncodingOptions.defaults().withClues(clues))
                    .withPropagation(depth);
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
            super(ClueHandling.REDUCED, Depth.LOCKED);
        }

        @Override
        protected int many() {
            return 5_000;
        }
    }

    @Nested
    class ReducedAfterSingles extends Suite {

        ReducedAfterSingles() {
            super(ClueHandling.REDUCED, Depth.SINGLES);
        }

        @Override
        protected int cases() {
            return 4;
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
    @Tag("slow")
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
    @Tag("slow")
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

    /** Divides the search into parts after every second solution. */
    abstract static class InParts extends Suite {

        InParts(ClueHandling clues, Depth depth) {
            super(clues, depth);
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
            super(ClueHandling.REDUCED, Depth.LOCKED);
        }
    }

    @Nested
    @Tag("slow")
    class UnitsInParts extends InParts {

        UnitsInParts() {
            super(ClueHandling.UNITS, Depth.NONE);
        }
    }

    @Nested
    class AssumedInParts extends InParts {

        AssumedInParts() {
            super(ClueHandling.ASSUMED, Depth.NONE);
        }
    }
}
