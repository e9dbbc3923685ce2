package io.github.sudokusat.prove.givens;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.StopReason;
import java.util.List;
import java.util.Objects;

/** What a puzzle lacks to be proper, as {@link MissingGivenFinder} has found. */
public sealed interface MissingGivensResult {

    /**
     * The puzzle has several solutions, and one when it is given some more digits, of which none can be left out.
     *
     * @param givens the digits to add, in the order of their cells; none, for a puzzle that is proper already
     * @param isSmallest whether fewer would not do, whichever they are; false if the limits did not suffice to know
     * @param solution the solution that is left
     */
    record Found(List<Candidate> givens, boolean isSmallest, Grid solution) implements MissingGivensResult {

        /**
         * Checks and copies the components.
         *
         * @param givens the digits to add
         * @param isSmallest whether fewer would not do
         * @param solution the solution that is left
         */
        public Found {
            givens = List.copyOf(givens);
            Objects.requireNonNull(solution, "solution");
        }
    }

    /** The puzzle has no solution. */
    record Unsolvable() implements MissingGivensResult {}

    /**
     * A limit struck before any such digits were known.
     *
     * @param reason which limit
     */
    record Stopped(StopReason reason) implements MissingGivensResult {

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
