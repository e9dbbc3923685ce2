package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.run.StopReason;
import java.util.Objects;

/** The result of {@link DeductionFinder} for a position or a conclusion. */
public sealed interface DeductionResult {

    /**
     * Something follows.
     *
     * @param deduction what follows, and from which constraints
     */
    record Found(Deduction deduction) implements DeductionResult {

        public Found {
            Objects.requireNonNull(deduction, "deduction");
        }
    }

    /**
     * Nothing follows: every candidate that is left occurs in a solution, and the opposite of the conclusion, if one was given, holds in a solution.
     */
    record Nothing() implements DeductionResult {}

    /** The position has no solution, so everything follows. */
    record Unsolvable() implements DeductionResult {}

    /**
     * A limit was reached before anything was known.
     *
     * @param reason the limit that was reached
     */
    record Stopped(StopReason reason) implements DeductionResult {

        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
