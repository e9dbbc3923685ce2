package io.github.sudokusat.solve;

import io.github.sudokusat.count.CandidateCounter;
import io.github.sudokusat.count.CandidateCounts;
import io.github.sudokusat.count.CountResult;
import io.github.sudokusat.count.Estimate;
import io.github.sudokusat.count.SolutionCounter;
import io.github.sudokusat.count.SolutionEstimator;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.givens.ConflictFinder;
import io.github.sudokusat.prove.givens.ConflictResult;
import io.github.sudokusat.prove.givens.GivenMinimizer;
import io.github.sudokusat.prove.givens.MinimizeResult;
import io.github.sudokusat.prove.givens.MissingGivenFinder;
import io.github.sudokusat.prove.givens.MissingGivensResult;
import io.github.sudokusat.prove.givens.MistakeFinder;
import io.github.sudokusat.prove.givens.MistakesResult;
import io.github.sudokusat.prove.givens.TrueCandidateFinder;
import io.github.sudokusat.prove.givens.TrueCandidatesResult;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import io.github.sudokusat.run.TaskRunner;
import io.github.sudokusat.sat.SatSolver;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Solves puzzles, checks whether they are proper, enumerates and counts their solutions, and answers questions about their givens and candidates.
 *
 * <p>Every question about solutions takes a {@link Puzzle}: a grid, perhaps with candidates to which its solutions are restricted. The most frequent ones
 * also take a {@link Grid}, which is the puzzle {@code Puzzle.of(grid)}. {@link #conflict} and {@link #minimize} ask about givens, so they take a grid alone.
 *
 * <p>Limits apply to each call separately. For limits on one call use {@link #withLimits}, which costs nothing:
 * {@code solver.withLimits(limits).solve(puzzle)}.
 *
 * <p>Immutable and safe for use by several threads. Create one and reuse it, because it keeps what a layout needs from one puzzle to the next.
 *
 * <pre>{@code
 * SudokuSolver solver = SudokuSolver.create();
 * Grid solution = solver.solve(puzzle).orElseThrow();
 * boolean proper = solver.isProper(puzzle);
 * }</pre>
 */
public final class SudokuSolver {

    private final Engine engine;
    private final SatSolver satSolver;
    private final Limits limits;
    private final TaskRunner tasks;

    private SudokuSolver(Engine engine, SatSolver satSolver, Limits limits, TaskRunner tasks) {
        this.engine = engine;
        this.satSolver = satSolver;
        this.limits = limits;
        this.tasks = tasks;
    }

    /**
     * A solver with the default engine and without limits. Classic 9 × 9 is searched on bit boards. On layouts with named rules, propagation and search
     * take turns with SAT4J. On every other layout, SAT4J finds the first two solutions, and with them decides whether a puzzle is proper; further
     * solutions are enumerated by propagation and search up to side 25, and by SAT4J above that.
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
        return new SudokuSolver(
                Objects.requireNonNull(engine, "engine"), defaultSatSolver(), Limits.none(), TaskRunner.IN_SEQUENCE);
    }

    /**
     * The SAT solver that is used where the caller has not chosen one.
     *
     * @return SAT4J
     */
    public static SatSolver defaultSatSolver() {
        return DefaultEngine.satSolver();
    }

    /**
     * This solver with another SAT solver for the questions that need one whatever the engine: {@link #trueCandidates(Puzzle)}, {@link #conflict},
     * {@link #minimize} and {@link #mistakes}.
     *
     * @param value the SAT solver; SAT4J unless the caller has chosen otherwise
     * @return the new solver, with the same engine and limits
     */
    public SudokuSolver withSatSolver(SatSolver value) {
        return new SudokuSolver(engine, Objects.requireNonNull(value, "value"), limits, tasks);
    }

    /**
     * This solver with limits, which apply to each call separately.
     *
     * @param value the limits
     * @return the new solver, with the same engine
     */
    public SudokuSolver withLimits(Limits value) {
        return new SudokuSolver(engine, satSolver, Objects.requireNonNull(value, "value"), tasks);
    }

    /**
     * This solver with another way to run the tasks of a count, for instance on several threads: {@code Batch.onAllProcessors().taskRunner()}.
     *
     * @param value runs the tasks
     * @return the new solver, with the same engine and limits
     */
    public SudokuSolver withTaskRunner(TaskRunner value) {
        return new SudokuSolver(engine, satSolver, limits, Objects.requireNonNull(value, "value"));
    }

    /**
     * The way in which the tasks of a count are run.
     *
     * @return the runner; one task after another on the calling thread, unless the caller has chosen otherwise
     */
    public TaskRunner taskRunner() {
        return tasks;
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
     * Searches for a solution, which need not be the only one.
     *
     * @param puzzle the puzzle
     * @return a solution, or that there is none, or which limit was reached
     * @throws IllegalArgumentException if the engine does not support the puzzle's layout
     */
    public SolveResult solve(Puzzle puzzle) {
        try (Search search = search(puzzle)) {
            return switch (search.advance()) {
                case FOUND -> new SolveResult.Solved(search.solution(), search.statistics());
                case EXHAUSTED -> new SolveResult.Unsolvable(puzzle.grid().conflicts(), search.statistics());
                case STOPPED -> new SolveResult.Stopped(stopReason(search), search.statistics());
            };
        }
    }

    /**
     * Searches for a solution, as {@link #solve(Puzzle)} does.
     *
     * @param grid the puzzle
     * @return a solution, or that there is none, or which limit was reached
     * @throws IllegalArgumentException if the engine does not support the grid's layout
     */
    public SolveResult solve(Grid grid) {
        return solve(Puzzle.of(grid));
    }

    /**
     * Finds out whether a puzzle has no, one, or several solutions, by finding a second solution or proving that there is none.
     *
     * @param puzzle the puzzle
     * @return the verdict; a limit on solutions has no influence on it
     * @throws IllegalArgumentException if the engine does not support the puzzle's layout
     */
    public CheckResult check(Puzzle puzzle) {
        try (Search search = engine.start(puzzle, limits.withMaxSolutions(Long.MAX_VALUE))) {
            return switch (search.advance()) {
                case FOUND -> checkFurther(search, search.solution());
                case EXHAUSTED -> new CheckResult.Unsolvable(puzzle.grid().conflicts(), search.statistics());
                case STOPPED -> new CheckResult.Stopped(stopReason(search), Optional.empty(), search.statistics());
            };
        }
    }

    private static CheckResult checkFurther(Search search, Grid first) {
        return switch (search.advance()) {
            case FOUND -> new CheckResult.Several(first, search.solution(), search.statistics());
            case EXHAUSTED -> new CheckResult.Proper(first, search.statistics());
            case STOPPED -> new CheckResult.Stopped(stopReason(search), Optional.of(first), search.statistics());
        };
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
     * Whether a puzzle has exactly one solution.
     *
     * @param puzzle the puzzle
     * @return true if it has exactly one; false if it has none or several
     * @throws StoppedException if a limit was reached, or the call was cancelled or interrupted, before this was known; {@link #check} returns a
     *     result instead
     * @throws IllegalArgumentException if the engine does not support the puzzle's layout
     */
    public boolean isProper(Puzzle puzzle) {
        return check(puzzle).isProper();
    }

    /**
     * Whether a puzzle has exactly one solution, as {@link #isProper(Puzzle)} finds out.
     *
     * @param grid the puzzle
     * @return true if it has exactly one; false if it has none or several
     * @throws StoppedException if this was not known when a limit was reached, or the call was cancelled or interrupted
     * @throws IllegalArgumentException if the engine does not support the grid's layout
     */
    public boolean isProper(Grid grid) {
        return isProper(Puzzle.of(grid));
    }

    /**
     * All solutions, each once, found one by one on demand.
     *
     * <p>A stream that ends normally has produced all solutions, or the number that the {@linkplain Limits#withMaxSolutions limit on solutions}
     * allows. If another limit is reached, or the search is cancelled or interrupted, the stream's terminal operation throws a
     * {@link StoppedException} after the solutions found so far. Callers that want those solutions nevertheless use {@link #search}, which reports
     * the end as a status. The time of a time limit begins with this call and runs while the caller works on a solution, too.
     *
     * @param puzzle the puzzle
     * @return a sequential stream in the engine's order, which the caller must close (with try)
     * @throws IllegalArgumentException if the engine does not support the puzzle's layout
     */
    public Stream<Grid> solutions(Puzzle puzzle) {
        Search search = search(puzzle);
        return StreamSupport.stream(new Solutions(search), false).onClose(search::close);
    }

    /**
     * All solutions, as {@link #solutions(Puzzle)} returns them.
     *
     * @param grid the puzzle
     * @return a sequential stream, which the caller must close (with try)
     * @throws IllegalArgumentException if the engine does not support the grid's layout
     */
    public Stream<Grid> solutions(Grid grid) {
        return solutions(Puzzle.of(grid));
    }

    /**
     * A search for the solutions of a puzzle under this solver's limits.
     *
     * @param puzzle the puzzle
     * @return the search, which the caller must close
     * @throws IllegalArgumentException if the engine does not support the puzzle's layout
     */
    public Search search(Puzzle puzzle) {
        return engine.start(puzzle, limits);
    }

    /**
     * A search for the solutions of a grid, as {@link #search(Puzzle)} returns it.
     *
     * @param grid the puzzle
     * @return the search, which the caller must close
     * @throws IllegalArgumentException if the engine does not support the grid's layout
     */
    public Search search(Grid grid) {
        return search(Puzzle.of(grid));
    }

    /**
     * Counts all solutions: exactly, however many there are, for classic 9 × 9 and for boxes of 2 × 2, 2 × 3, 2 × 4, 3 × 2 and 4 × 2 if the puzzle
     * has no candidates of its own. Rules and added houses of such a layout are filled in all ways first, if they are about 40 cells or fewer and the ways
     * have at most 20,000 classes. Otherwise one by one.
     *
     * <p>An exact count of many solutions, or that of a class, takes a fraction of a second for most clue sets, up to a minute for the most hostile ones, and up to 132 MB
     * of tables, plus up to 4 MB for each thread. Counting one by one takes as long as enumerating.
     *
     * @param puzzle the puzzle
     * @return the number; a lower bound if a limit of this solver was reached, such as {@link Limits#withMaxSolutions}
     * @throws IllegalArgumentException if the engine does not support the puzzle's layout
     */
    public CountResult count(Puzzle puzzle) {
        return SolutionCounter.of(engine)
                .withTaskRunner(tasks)
                .withLimits(limits)
                .count(puzzle);
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
     * Counts, for each candidate, the solutions that contain it.
     *
     * @param puzzle the puzzle
     * @return the counts; lower bounds if a limit of this solver was reached
     * @throws IllegalArgumentException if the engine does not support the puzzle's layout
     */
    public CandidateCounts countPerCandidate(Puzzle puzzle) {
        return CandidateCounter.of(engine)
                .withTaskRunner(tasks)
                .withLimits(limits)
                .count(puzzle);
    }

    /**
     * Counts, for each candidate, the solutions of the puzzle {@code Puzzle.of(grid)} that contain it.
     *
     * @param grid the puzzle
     * @return the counts; lower bounds if a limit of this solver was reached
     * @throws IllegalArgumentException if the engine does not support the grid's layout
     */
    public CandidateCounts countPerCandidate(Grid grid) {
        return countPerCandidate(Puzzle.of(grid));
    }

    /**
     * Estimates the number of solutions by random probes, however many there are, on any layout; the engine is not used. The same puzzle and number of
     * probes give the same estimate; for another one, {@link SolutionEstimator} takes a seed.
     *
     * @param puzzle the puzzle
     * @param probes the number of probes, 2 or more; about 0.1 ms each on 9 × 9
     * @return the estimate from the probes that were completed before a limit of this solver was reached
     * @throws IllegalArgumentException if there are fewer than 2 probes, or the layout has a rule that candidate grids do not know
     */
    public Estimate estimate(Puzzle puzzle, long probes) {
        return SolutionEstimator.create().withLimits(limits).estimate(puzzle, probes);
    }

    /**
     * Estimates the number of solutions of the puzzle {@code Puzzle.of(grid)} by random probes.
     *
     * @param grid the puzzle
     * @param probes the number of probes, 2 or more
     * @return the estimate from the probes that were completed before a limit of this solver was reached
     * @throws IllegalArgumentException if there are fewer than 2 probes, or the layout has a rule that candidate grids do not know
     */
    public Estimate estimate(Grid grid, long probes) {
        return estimate(Puzzle.of(grid), probes);
    }

    /**
     * Finds the candidates that occur in at least one solution, and so the cells on which all solutions agree (the backbone).
     *
     * @param puzzle the puzzle
     * @return the candidates; or that there is no solution, or which limit of this solver was reached
     * @throws IllegalArgumentException if the layout has a rule that cannot be encoded
     */
    public TrueCandidatesResult trueCandidates(Puzzle puzzle) {
        return TrueCandidateFinder.of(satSolver).withLimits(limits).find(puzzle);
    }

    /**
     * Finds the candidates that occur in at least one solution of the puzzle {@code Puzzle.of(grid)}.
     *
     * @param grid the puzzle
     * @return the candidates; or that there is no solution, or which limit of this solver was reached
     * @throws IllegalArgumentException if the layout has a rule that cannot be encoded
     */
    public TrueCandidatesResult trueCandidates(Grid grid) {
        return trueCandidates(Puzzle.of(grid));
    }

    /**
     * Finds digits that make an under-clued puzzle proper, as few as the limits allow to find; the result tells whether fewer would suffice.
     *
     * @param puzzle the puzzle
     * @return the digits, none of which can be left out, and none for a proper puzzle; or that there is no solution, or which limit of this solver
     *     was reached
     * @throws IllegalArgumentException if the engine does not support the puzzle's layout, or the layout has a rule that candidate grids do not know
     */
    public MissingGivensResult missingGivens(Puzzle puzzle) {
        return MissingGivenFinder.of(engine).withLimits(limits).find(puzzle);
    }

    /**
     * Finds digits that make the under-clued puzzle {@code Puzzle.of(grid)} proper.
     *
     * @param grid the puzzle
     * @return the digits, as for {@link #missingGivens(Puzzle)}; or that there is no solution, or which limit of this solver was reached
     * @throws IllegalArgumentException if the engine does not support the grid's layout, or the layout has a rule that candidate grids do not know
     */
    public MissingGivensResult missingGivens(Grid grid) {
        return missingGivens(Puzzle.of(grid));
    }

    /**
     * Finds why a puzzle has no solution: a smallest set of givens that cannot all be correct.
     *
     * @param grid the puzzle
     * @return the givens; or that the puzzle has a solution, or which limit of this solver was reached
     * @throws IllegalArgumentException if the layout has a rule that cannot be encoded
     */
    public ConflictResult conflict(Grid grid) {
        return ConflictFinder.of(satSolver).withLimits(limits).find(grid);
    }

    /**
     * Removes givens from a puzzle until none can be removed without adding a solution. The puzzle need not be proper: the result has the same
     * solutions.
     *
     * @param grid the puzzle
     * @param seed determines the order in which givens are tried
     * @return the minimal puzzle; or that the puzzle has no solution, or which limit of this solver was reached
     * @throws IllegalArgumentException if the layout has a rule that cannot be encoded
     */
    public MinimizeResult minimize(Grid grid, long seed) {
        return GivenMinimizer.of(satSolver).withLimits(limits).minimize(grid, seed);
    }

    /**
     * Finds which digits of a player's position are wrong, and which candidates were wrongly removed.
     *
     * @param givens the puzzle
     * @param position the digits that are placed, with or without the givens
     * @param removed the candidates that the player has ruled out, in any order; may be empty
     * @return the mistakes; or that the givens have no solution, or which limit of this solver was reached
     * @throws IllegalArgumentException if the layouts differ or have a rule that cannot be encoded, or a candidate is outside the grid
     */
    public MistakesResult mistakes(Puzzle givens, Grid position, List<Candidate> removed) {
        return MistakeFinder.of(satSolver).withLimits(limits).find(givens, position, removed);
    }

    /**
     * The solver for messages and debugging.
     *
     * @return the name of its engine, and its limits
     */
    @Override
    public String toString() {
        return "SudokuSolver[engine " + engine.name() + ", " + limits + "]";
    }

    private static StopReason stopReason(Search search) {
        return search.statistics().stopReason().orElseThrow();
    }
}
