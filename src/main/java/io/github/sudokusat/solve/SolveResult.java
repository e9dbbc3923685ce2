package io.github.sudokusat.solve;

import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.StopReason;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** What {@link SudokuSolver#solve} has found. */
public sealed interface SolveResult {

    /**
     * The solution, if one was found.
     *
     * @return the solution of a {@link Solved}, else empty
     */
    default Optional<Grid> findSolution() {
        return this instanceof Solved solved ? Optional.of(solved.solution()) : Optional.empty();
    }

    /**
     * There is a solution; whether it is the only one has not been looked at.
     *
     * @param solution a complete grid without conflicts that keeps the givens
     */
    record Solved(Grid solution) implements SolveResult {

        /**
         * Checks the component.
         *
         * @param solution the solution
         */
        public Solved {
            Objects.requireNonNull(solution, "solution");
        }
    }

    /**
     * There is no solution.
     *
     * @param conflicts the givens that clash directly, as {@link Grid#conflicts()} lists them; empty if none do
     */
    record Unsolvable(List<Conflict> conflicts) implements SolveResult {

        /**
         * Copies the list.
         *
         * @param conflicts the givens that clash directly
         */
        public Unsolvable {
            conflicts = List.copyOf(conflicts);
        }
    }

    /**
     * A limit struck before a solution was found.
     *
     * @param reason which limit
     */
    record Stopped(StopReason reason) implements SolveResult {

        /**
         * Checks the component.
         *
         * @param reason which limit struck
         */
        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
