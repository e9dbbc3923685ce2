package io.github.sudokusat.solve;

import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** The result of {@link SudokuSolver#solve}. */
public sealed interface SolveResult {

    /**
     * The solution, if there is one.
     *
     * @return the solution of a {@link Solved}; empty if the puzzle is {@link Unsolvable}
     * @throws StoppedException if the search was {@link Stopped} before it was known whether there is a solution
     */
    default Optional<Grid> findSolution() {
        if (this instanceof Stopped stopped) {
            throw new StoppedException("no solution was found", stopped.reason());
        }
        return this instanceof Solved solved ? Optional.of(solved.solution()) : Optional.empty();
    }

    /**
     * The solution, for callers that expect one.
     *
     * @return the solution of a {@link Solved}
     * @throws NoSuchElementException if the puzzle has no solution
     * @throws StoppedException if the search was stopped before it was known whether there is a solution
     */
    default Grid orElseThrow() {
        return findSolution().orElseThrow(() -> new NoSuchElementException("the puzzle has no solution"));
    }

    /**
     * Applies the function for this result, in place of a {@code switch} over the three.
     *
     * @param <T> the type of the value
     * @param solved applied to {@link Solved}
     * @param unsolvable applied to {@link Unsolvable}
     * @param stopped applied to {@link Stopped}
     * @return what the function returned
     */
    default <T> T match(
            Function<? super Solved, ? extends T> solved,
            Function<? super Unsolvable, ? extends T> unsolvable,
            Function<? super Stopped, ? extends T> stopped) {
        if (this instanceof Solved result) {
            return solved.apply(result);
        }
        return this instanceof Unsolvable result ? unsolvable.apply(result) : stopped.apply((Stopped) this);
    }

    /**
     * The work of the search.
     *
     * @return the figures at its end
     */
    Statistics statistics();

    /**
     * There is a solution; whether it is the only one was not checked.
     *
     * @param solution a complete grid without conflicts that keeps the givens
     * @param statistics the work of the search
     */
    record Solved(Grid solution, Statistics statistics) implements SolveResult {

        public Solved {
            Objects.requireNonNull(solution, "solution");
            Objects.requireNonNull(statistics, "statistics");
        }
    }

    /**
     * There is no solution.
     *
     * @param conflicts the givens that clash directly, as {@link Grid#conflicts()} lists them; empty if none do
     * @param statistics the work of the search
     */
    record Unsolvable(List<Conflict> conflicts, Statistics statistics) implements SolveResult {

        public Unsolvable {
            conflicts = List.copyOf(conflicts);
            Objects.requireNonNull(statistics, "statistics");
        }
    }

    /**
     * The search was stopped before a solution was found.
     *
     * @param reason why it was stopped
     * @param statistics the work of the search
     */
    record Stopped(StopReason reason, Statistics statistics) implements SolveResult {

        public Stopped {
            Objects.requireNonNull(reason, "reason");
            Objects.requireNonNull(statistics, "statistics");
        }
    }
}
