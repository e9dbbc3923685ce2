package io.github.sudokusat.prove.givens;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.StopReason;
import java.util.List;
import java.util.Objects;

/** The result of {@link NeededGivenFinder}: whether each given of a puzzle is needed. */
public sealed interface NeededGivensResult {

    /**
     * No given follows from the others: each is needed.
     *
     * @param witnesses for each given, in the order of the cells, a solution of the puzzle without it that has another digit there; unmodifiable
     */
    record Needed(List<Grid> witnesses) implements NeededGivensResult {

        public Needed {
            witnesses = List.copyOf(witnesses);
        }
    }

    /**
     * A given follows from the others, so that it is not needed.
     *
     * @param given the first of them, in the order of the cells
     */
    record Redundant(Candidate given) implements NeededGivensResult {

        public Redundant {
            Objects.requireNonNull(given, "given");
        }
    }

    /**
     * A limit was reached before all givens were decided.
     *
     * @param reason the limit that was reached
     */
    record Stopped(StopReason reason) implements NeededGivensResult {

        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
