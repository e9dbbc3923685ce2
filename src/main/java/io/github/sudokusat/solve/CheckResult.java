package io.github.sudokusat.solve;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.StopReason;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Whether a puzzle is proper, as {@link SudokuSolver#check} has found. */
public sealed interface CheckResult {

    /**
     * The puzzle has exactly one solution.
     *
     * @param solution the solution
     */
    record Proper(Grid solution) implements CheckResult {

        /**
         * Checks the component.
         *
         * @param solution the solution
         */
        public Proper {
            Objects.requireNonNull(solution, "solution");
        }
    }

    /**
     * The puzzle has two solutions or more.
     *
     * @param first a solution
     * @param second another one
     */
    record Several(Grid first, Grid second) implements CheckResult {

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

        /**
         * The cells in which the two solutions differ.
         *
         * @return at least four cells, ascending
         */
        public List<Cell> differingCells() {
            List<Cell> cells = new ArrayList<>();
            int side = first.layout().side();
            for (int cell = 0; cell < side * side; cell++) {
                if (first.digit(cell) != second.digit(cell)) {
                    cells.add(Cell.of(cell, side));
                }
            }
            return cells;
        }
    }

    /**
     * The puzzle has no solution.
     *
     * @param conflicts the givens that clash directly; empty if none do
     */
    record Unsolvable(List<Conflict> conflicts) implements CheckResult {

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
     * A limit struck before it was known.
     *
     * @param reason which limit
     * @param found a solution that was found before, or null
     */
    record Stopped(StopReason reason, @Nullable Grid found) implements CheckResult {

        /**
         * Checks the components.
         *
         * @param reason which limit struck
         * @param found a solution, or null
         */
        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }

        /**
         * The solution that was found before the limit struck.
         *
         * @return the solution; empty if there was none yet
         */
        public Optional<Grid> findSolution() {
            return Optional.ofNullable(found);
        }
    }
}
