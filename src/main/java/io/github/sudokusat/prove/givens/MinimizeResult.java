package io.github.sudokusat.prove.givens;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.StopReason;
import java.util.List;
import java.util.Objects;

/** The result of {@link GivenMinimizer} for a puzzle's givens. */
public sealed interface MinimizeResult {

    /**
     * The puzzle has a solution, and the givens that it needs are known.
     *
     * @param puzzle a puzzle with some of the givens and the same solutions, in which no given follows from the others
     * @param redundant the givens of the original puzzle each of which follows from all others, in the order of the cells
     */
    record Minimal(Grid puzzle, List<Candidate> redundant) implements MinimizeResult {

        public Minimal {
            Objects.requireNonNull(puzzle, "puzzle");
            redundant = List.copyOf(redundant);
        }

        /**
         * Whether the original puzzle is itself minimal.
         *
         * @return true if no given follows from the others
         */
        public boolean wasMinimal() {
            return redundant.isEmpty();
        }
    }

    /** The puzzle has no solution, so anything follows from its givens. */
    record Unsolvable() implements MinimizeResult {}

    /**
     * A limit was reached before the result was known.
     *
     * @param reason the limit that was reached
     */
    record Stopped(StopReason reason) implements MinimizeResult {

        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
