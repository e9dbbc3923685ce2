package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.run.StopReason;
import java.util.Objects;

/** What {@link DeductionFinder} says of a position or a conclusion. */
public sealed interface DeductionResult {

    /**
     * Something follows.
     *
     * @param deduction what, and from which constraints
     */
    record Found(Deduction deduction) implements DeductionResult {

        /**
         * Checks the component.
         *
         * @param deduction a deduction
         */
        public Found {
            Objects.requireNonNull(deduction, "deduction");
        }
    }

    /** Nothing follows: all candidates that are left occur in a solution, and so does what is the opposite of the conclusion. */
    record Nothing() implements DeductionResult {}

    /** The position has no solution, so that everything follows. */
    record Unsolvable() implements DeductionResult {}

    /**
     * A limit struck before anything was known.
     *
     * @param reason which limit
     */
    record Stopped(StopReason reason) implements DeductionResult {

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
