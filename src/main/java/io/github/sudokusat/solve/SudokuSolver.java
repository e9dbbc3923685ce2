package io.github.sudokusat.solve;

import io.github.sudokusat.count.CountResult;
import io.github.sudokusat.count.SolutionCounter;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.TaskRunner;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Solves puzzles, says whether they are proper, enumerates and counts their solutions.
 *
 * <p>Immutable and safe for use by several threads; make one and keep it, since it keeps what a layout needs from one puzzle to the next.
 *
 * <pre>{@code
 * SudokuSolver solver = SudokuSolver.create();
 * Grid solution = solver.solve(puzzle).findSolution().orElseThrow();
 * boolean proper = solver.isProper(puzzle);
 * }</pre>
 */
public final class SudokuSolver {

    private final Engine engine;
    private final Limits limits;
    private final TaskRunner pieces;

    private SudokuSolver(Engine engine, Limits limits, TaskRunner pieces) {
        this.engine = engine;
        this.limits = limits;
        this.pieces = pieces;
    }

    /**
     * A solver with the default engine and without limits: bit boards for classic 9 × 9, SAT by SAT4J for every other layout.
     *
     * @return the solver
     */
    public static SudokuSolver create() {
        return of(new DefaultEngine());
    }

    /**
     * A solver with an engine of the caller's choice and without limits.
     *
     * @param engine finds the solutions
     * @return the solver
     */
    public static SudokuSolver of(Engine engine) {
        return new SudokuSolver(Objects.requireNonNull(engine, "engine"), Limits.none(), TaskRunner.IN_SEQUENCE);
    }

    /**
     * This solver with limits, which hold for each call anew.
     *
     * @param value the limits
     * @return the new solver, with the same engine
     */
    public SudokuSolver withLimits(Limits value) {
        return new SudokuSolver(engine, Objects.requireNonNull(value, "value"), pieces);
    }

    /**
     * This solver with another way to do the pieces of a count, for instance on several threads: {@code Batch.onAllProcessors().pieces()}.
     *
     * @param value does the pieces
     * @return the new solver, with the same engine and limits
     */
    public SudokuSolver withPieces(TaskRunner value) {
        return new SudokuSolver(engine, limits, Objects.requireNonNull(value, "value"));
    }

    /**
     * How the pieces of a count are done.
     *
     * @return one after the other on the calling thread, unless the caller has chosen otherwise
     */
    public TaskRunner pieces() {
        return pieces;
    }

    /**
     * The engine that finds the solutions.
     *
     * @return the engine
     */
    public Engine engine() {
        return engine;
    }

    /**
     * The limits of each call.
     *
     * @return the limits
     */
    public Limits limits() {
        return limits;
    }

    /**
     * Looks for a solution, which need not be the only one.
     *
     * @param puzzle the puzzle
     * @return a solution, or that there is none, or which limit was reached
     * @throws IllegalArgumentException if the engine does not support the puzzle's layout
     */
    public SolveResult solve(Puzzle puzzle) {
        try (Search search = search(puzzle)) {
            Search.Status status = search.advance();
            if (status == Search.Status.FOUND) {
                return new SolveResult.Solved(search.solution());
            }
            return status == Search.Status.EXHAUSTED
                    ? new SolveResult.Unsolvable(puzzle.grid().conflicts())
                    : new SolveResult.Stopped(stopReason(search));
        }
    }

    /**
     * Looks for a solution, as {@link #solve(Puzzle)} does.
     *
     * @param grid the puzzle
     * @return a solution, or that there is none, or which limit was reached
     * @throws IllegalArgumentException if the engine does not support the grid's layout
     */
    public SolveResult solve(Grid grid) {
        return solve(Puzzle.of(grid));
    }

    /**
     * Finds out whether a puzzle has no, one, or several solutions: looks for a second one or shows that there is none.
     *
     * @param puzzle the puzzle
     * @return the verdict; a limit on solutions has no influence on it
     * @throws IllegalArgumentException if the engine does not support the puzzle's layout
     */
    public CheckResult check(Puzzle puzzle) {
        try (Search search = engine.start(puzzle, limits.withMaxSolutions(Long.MAX_VALUE))) {
            Search.Status status = search.advance();
            if (status == Search.Status.EXHAUSTED) {
                return new CheckResult.Unsolvable(puzzle.grid().conflicts());
            }
            if (status == Search.Status.STOPPED) {
                return new CheckResult.Stopped(stopReason(search), null);
            }
            Grid first = search.solution();
            status = search.advance();
            if (status == Search.Status.FOUND) {
                return new CheckResult.Several(first, search.solution());
            }
            return status == Search.Status.EXHAUSTED
                    ? new CheckResult.Proper(first)
                    : new CheckResult.Stopped(stopReason(search), first);
        }
    }

    /**
     * Finds out whether a puzzle has no, one, or several solutions, as {@link #check(Puzzle)} does.
     *
     * @param grid the puzzle
     * @return the verdict
     * @throws IllegalArgumentException if the engine does not support the grid's layout
     */
    public CheckResult check(Grid grid) {
        return check(Puzzle.of(grid));
    }

    /**
     * Whether it is certain that a puzzle has exactly one solution.
     *
     * @param puzzle the puzzle
     * @return true if it is; false if there is none, if there are several, or if a limit was reached before it was known, which {@link #check} tells
     *     apart
     * @throws IllegalArgumentException if the engine does not support the puzzle's layout
     */
    public boolean isProper(Puzzle puzzle) {
        return check(puzzle) instanceof CheckResult.Proper;
    }

    /**
     * Whether it is certain that a puzzle has exactly one solution, as {@link #isProper(Puzzle)} does.
     *
     * @param grid the puzzle
     * @return true if it is
     * @throws IllegalArgumentException if the engine does not support the grid's layout
     */
    public boolean isProper(Grid grid) {
        return isProper(Puzzle.of(grid));
    }

    /**
     * All solutions, each once, found one by one as they are asked for.
     *
     * <p>The stream ends without a word when a limit is reached; use {@link #search} to tell that from the last solution.
     *
     * @param puzzle the puzzle
     * @return a sequential stream in the engine's order, which the caller closes (with try)
     * @throws IllegalArgumentException if the engine does not support the puzzle's layout
     */
    public Stream<Grid> solutions(Puzzle puzzle) {
        Search search = search(puzzle);
        return StreamSupport.stream(new Solutions(search), false).onClose(search::close);
    }

    /**
     * All solutions, as {@link #solutions(Puzzle)} gives them.
     *
     * @param grid the puzzle
     * @return a sequential stream, which the caller closes (with try)
     * @throws IllegalArgumentException if the engine does not support the grid's layout
     */
    public Stream<Grid> solutions(Grid grid) {
        return solutions(Puzzle.of(grid));
    }

    /**
     * A search for the solutions of a puzzle under this solver's limits.
     *
     * @param puzzle the puzzle
     * @return the search, which the caller closes
     * @throws IllegalArgumentException if the engine does not support the puzzle's layout
     */
    public Search search(Puzzle puzzle) {
        return engine.start(puzzle, limits);
    }

    /**
     * A search for the solutions of a grid, as {@link #search(Puzzle)} gives it.
     *
     * @param grid the puzzle
     * @return the search, which the caller closes
     * @throws IllegalArgumentException if the engine does not support the grid's layout
     */
    public Search search(Grid grid) {
        return search(Puzzle.of(grid));
    }

    /**
     * Counts all solutions: exactly, however many there are, for classic 9 × 9 and for boxes of 2 × 2, 2 × 3, 2 × 4, 3 × 2 and 4 × 2 if the puzzle has no
     * candidates of its own; else one by one.
     *
     * @param puzzle the puzzle
     * @return the number; a lower bound if a limit of this solver was reached
     * @throws IllegalArgumentException if the engine does not support the puzzle's layout
     */
    public CountResult count(Puzzle puzzle) {
        return count(puzzle, limits.maxSolutions());
    }

    /**
     * Counts all solutions, as {@link #count(Puzzle)} does.
     *
     * @param grid the puzzle
     * @return the number; a lower bound if a limit of this solver was reached
     * @throws IllegalArgumentException if the engine does not support the grid's layout
     */
    public CountResult count(Grid grid) {
        return count(Puzzle.of(grid));
    }

    /**
     * Counts solutions up to a number.
     *
     * @param puzzle the puzzle
     * @param max where to stop, 0 or more; once that many are found, no further one is looked for
     * @return the number; a lower bound if {@code max} or a limit of this solver was reached
     * @throws IllegalArgumentException if {@code max} is negative or the engine does not support the puzzle's layout
     */
    public CountResult count(Puzzle puzzle, long max) {
        return SolutionCounter.of(engine).withTaskRunner(pieces).count(puzzle, limits.withMaxSolutions(max));
    }

    /**
     * Counts solutions up to a number, as {@link #count(Puzzle, long)} does.
     *
     * @param grid the puzzle
     * @param max where to stop, 0 or more
     * @return the number; a lower bound if {@code max} or a limit of this solver was reached
     * @throws IllegalArgumentException if {@code max} is negative or the engine does not support the grid's layout
     */
    public CountResult count(Grid grid, long max) {
        return count(Puzzle.of(grid), max);
    }

    private static StopReason stopReason(Search search) {
        return search.statistics().stopReason().orElseThrow();
    }
}
