package io.github.sudokusat.prove.givens;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.StopReason;
import java.util.List;
import java.util.Objects;

/** The result of {@link MissingGivenFinder}: what a puzzle lacks to be proper. */
public sealed interface MissingGivensResult {

    /**
     * The puzzle becomes proper when some digits are added, none of which can be left out.
     *
     * @param givens the digits to add, in the order of their cells; none for a puzzle that is already proper
     * @param isSmallest whether no set of fewer digits suffices; false if the limits did not suffice to know
     * @param solution the solution that is left
     */
    record Found(List<Candidate> givens, boolean isSmallest, Grid solution) implements MissingGivensResult {

        public Found {
            givens = List.copyOf(givens);
            Objects.requireNonNull(solution, "solution");
        }
    }

    /** The puzzle has no solution. */
    record Unsolvable() implements MissingGivensResult {}

    /**
     * A limit was reached before any such digits were known.
     *
     * @param reason the limit that was reached
     */
    record Stopped(StopReason reason) implements MissingGivensResult {

        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
