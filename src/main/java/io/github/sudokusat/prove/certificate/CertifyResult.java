package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.StopReason;
import java.util.Objects;

/** What {@link Certifier} has found out and written. */
public sealed interface CertifyResult {

    /**
     * The puzzle has exactly one solution: the formula excludes it, and the proof says that there is no other.
     *
     * @param solution the solution
     */
    record Unique(Grid solution) implements CertifyResult {

        /**
         * Checks the component.
         *
         * @param solution the solution
         */
        public Unique {
            Objects.requireNonNull(solution, "solution");
        }
    }

    /** The puzzle has no solution: the formula is the puzzle's own, and the proof refutes it. */
    record Unsolvable() implements CertifyResult {}

    /**
     * The puzzle has several solutions, so there is nothing to certify; what was written is of no use.
     *
     * @param first a solution
     * @param second another one
     */
    record Several(Grid first, Grid second) implements CertifyResult {

        /**
         * Checks the components.
         *
         * @param first a solution
         * @param second another one
         */
        public Several {
            Objects.requireNonNull(first, "first");
            Objects.requireNonNull(second, "second");
        }
    }

    /**
     * A limit struck; what was written is of no use.
     *
     * @param reason which limit
     */
    record Stopped(StopReason reason) implements CertifyResult {

        /**
         * Checks the component.
         *
         * @param reason which limit
         */
        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
