package io.github.sudokusat.solve;

import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** The verdict of {@link SudokuSolver#check}: whether a puzzle is proper. */
public sealed interface CheckResult {

    /**
     * Whether the puzzle has exactly one solution.
     *
     * @return true for {@link Proper}; false for {@link Several} and {@link Unsolvable}
     * @throws StoppedException if the check was {@link Stopped} before this was known
     */
    default boolean isProper() {
        if (this instanceof Stopped stopped) {
            throw new StoppedException("it is not known whether the puzzle is proper", stopped.reason());
        }
        return this instanceof Proper;
    }

    /**
     * The only solution, for callers that expect a proper puzzle.
     *
     * @return the solution of a {@link Proper}
     * @throws NoSuchElementException if the puzzle has no solution, or several
     * @throws StoppedException if the check was {@link Stopped} before it was known whether the puzzle is proper
     */
    default Grid orElseThrow() {
        if (isProper()) {
            return ((Proper) this).solution();
        }
        throw new NoSuchElementException(
                "the puzzle has " + (this instanceof Several ? "several solutions" : "no solution"));
    }

    /**
     * The work of the search.
     *
     * @return the figures at its end
     */
    Statistics statistics();

    /**
     * A solution, if there is one.
     *
     * @return the solution of {@link Proper}, the first of {@link Several}, or the one that {@link Stopped} had found; empty for {@link Unsolvable}
     * @throws StoppedException if the check was {@link Stopped} before it found a solution
     */
    default Optional<Grid> findSolution() {
        if (this instanceof Stopped stopped && stopped.found().isEmpty()) {
            throw new StoppedException("no solution was found", stopped.reason());
        }
        return match(
                proper -> Optional.of(proper.solution()),
                several -> Optional.of(several.first()),
                unsolvable -> Optional.empty(),
                Stopped::found);
    }

    /**
     * Applies the function for this verdict, in place of a {@code switch} over the four.
     *
     * @param <T> the type of the value
     * @param proper applied to {@link Proper}
     * @param several applied to {@link Several}
     * @param unsolvable applied to {@link Unsolvable}
     * @param stopped applied to {@link Stopped}
     * @return what the function returned
     */
    default <T> T match(
            Function<? super Proper, ? extends T> proper,
            Function<? super Several, ? extends T> several,
            Function<? super Unsolvable, ? extends T> unsolvable,
            Function<? super Stopped, ? extends T> stopped) {
        if (this instanceof Proper verdict) {
            return proper.apply(verdict);
        }
        if (this instanceof Several verdict) {
            return several.apply(verdict);
        }
        return this instanceof Unsolvable verdict ? unsolvable.apply(verdict) : stopped.apply((Stopped) this);
    }

    /**
     * The puzzle has exactly one solution.
     *
     * @param solution the solution
     * @param statistics the work of the search
     */
    record Proper(Grid solution, Statistics statistics) implements CheckResult {

        public Proper {
            Objects.requireNonNull(solution, "solution");
            Objects.requireNonNull(statistics, "statistics");
        }
    }

    /**
     * The puzzle has two solutions or more.
     *
     * @param first a solution
     * @param second another solution
     * @param statistics the work of the search
     */
    record Several(Grid first, Grid second, Statistics statistics) implements CheckResult {

        public Several {
            Objects.requireNonNull(first, "first");
            Objects.requireNonNull(second, "second");
            Objects.requireNonNull(statistics, "statistics");
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
                    cells.add(Cell.numbered(cell, side));
                }
            }
            return cells;
        }
    }

    /**
     * The puzzle has no solution.
     *
     * @param conflicts the givens that clash directly; empty if none do
     * @param statistics the work of the search
     */
    record Unsolvable(List<Conflict> conflicts, Statistics statistics) implements CheckResult {

        public Unsolvable {
            conflicts = List.copyOf(conflicts);
            Objects.requireNonNull(statistics, "statistics");
        }
    }

    /**
     * The search was stopped before the verdict was known.
     *
     * @param reason why it was stopped
     * @param found a solution that was found before the stop, if any
     * @param statistics the work of the search
     */
    record Stopped(StopReason reason, Optional<Grid> found, Statistics statistics) implements CheckResult {

        public Stopped {
            Objects.requireNonNull(reason, "reason");
            Objects.requireNonNull(found, "found");
            Objects.requireNonNull(statistics, "statistics");
        }
    }
}
