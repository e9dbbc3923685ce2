package io.github.sudokusat.count;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Progress;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.TaskRunner;
import io.github.sudokusat.run.Watch;
import java.math.BigInteger;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Counts the solutions of a puzzle.
 *
 * <p>An engine finds the first few thousand of them one by one. If there are more, the solutions of classic 9 × 9 grids, and of grids with boxes of
 * 2 × 2, 2 × 3, 2 × 4, 3 × 2 and 4 × 2, are counted by contraction, whose time does not grow with their number: the empty grid takes a fraction of a
 * second. On other layouts the engine continues.
 *
 * <p>Limits apply to each call separately. A count ends once {@link Limits#maxSolutions()} solutions are found.
 *
 * <p>Immutable; thread-safe if its engine is.
 */
public final class SolutionCounter {

    /** Solutions counted between two reports of progress, and between two checks of what the search has cost. */
    private static final long PORTION = 1000;

    /** Nodes after which a search gives way to a contraction: a few milliseconds of a fast engine. */
    private static final long SEARCHED_NODES = 20_000;

    /** The factor by which a search gives way earlier to a quick contraction, because the engine may be slow. */
    private static final long EARLIER = 10;

    private final Engine engine;
    private final TaskRunner tasks;
    private final Limits limits;

    private SolutionCounter(Engine engine, TaskRunner tasks, Limits limits) {
        this.engine = engine;
        this.tasks = tasks;
        this.limits = limits;
    }

    /**
     * A counter that works on the calling thread.
     *
     * @param engine finds the solutions
     * @return the counter
     */
    public static SolutionCounter of(Engine engine) {
        return new SolutionCounter(Objects.requireNonNull(engine, "engine"), TaskRunner.IN_SEQUENCE, Limits.none());
    }

    /**
     * This counter with another runner for the tasks of a contraction, for instance on several threads.
     *
     * @param value runs the tasks
     * @return the new counter, with the same engine
     */
    public SolutionCounter withTaskRunner(TaskRunner value) {
        return new SolutionCounter(engine, Objects.requireNonNull(value, "value"), limits);
    }

    /**
     * This counter with limits, which apply to each call separately.
     *
     * @param value the limits
     * @return the new counter
     */
    public SolutionCounter withLimits(Limits value) {
        return new SolutionCounter(engine, tasks, Objects.requireNonNull(value, "value"));
    }

    /**
     * Counts the solutions of a puzzle. If the puzzle has its own candidates, its solutions are found one by one.
     *
     * @param puzzle the puzzle
     * @return the number; a lower bound if a limit was reached
     * @throws IllegalArgumentException if the engine does not support the puzzle's layout
     */
    public CountResult count(Puzzle puzzle) {
        Limits started = limits.started();
        long found = 0;
        Statistics searched;
        try (Search search = engine.start(puzzle, started)) {
            if (puzzle.hasCandidates() || !PlannedCount.supports(puzzle.layout())) {
                return count(search, started.progress());
            }
            long share = PlannedCount.isQuick(puzzle.layout()) ? EARLIER : 1;
            long most = PORTION / share;
            do {
                long portion = search.count(most);
                found += portion;
                started.progress().report("solutions", found, -1);
                searched = search.statistics();
                if (portion < most) {
                    return count(found, searched);
                }
            } while (searched.nodes() < SEARCHED_NODES / share);
        }
        CountResult count = withLimits(started).contract(puzzle.grid());
        BigInteger most = BigInteger.valueOf(started.maxSolutions());
        if (started.maxSolutions() < Long.MAX_VALUE && count.value().compareTo(most) >= 0) {
            return new CountResult.AtLeast(most, StopReason.SOLUTION_LIMIT, searched);
        }
        return count instanceof CountResult.AtLeast bound
                ? new CountResult.AtLeast(bound.value().max(BigInteger.valueOf(found)), bound.reason(), searched)
                : new CountResult.Exact(count.value(), searched);
    }

    /**
     * Counts by contraction alone.
     *
     * @param puzzle a puzzle of a layout that has a contraction
     * @return the number; a lower bound if a limit other than that on solutions was reached
     */
    CountResult contract(Grid puzzle) {
        Watch watch = limits.watch();
        return DividedCount.plan(Puzzle.of(puzzle), watch)
                .map(count -> count.count(tasks, watch.limits()))
                .orElseGet(() ->
                        new CountResult.AtLeast(BigInteger.ZERO, watch.reason().orElseThrow()));
    }

    /**
     * The cost of a contraction of a puzzle. Planning it takes up to a second itself.
     *
     * @param puzzle the puzzle
     * @param limits stop the planning
     * @return the number of products to add up, at about 5·10⁹ per second and core, in addition to at most a second for tables; 0 if the puzzle has a
     *     contradiction that propagation finds; empty if puzzles of this layout are counted by searching or if a limit was reached
     */
    public static OptionalLong plannedWork(Grid puzzle, Limits limits) {
        if (!PlannedCount.supports(puzzle.layout())) {
            return OptionalLong.empty();
        }
        Optional<DividedCount> count = DividedCount.plan(Puzzle.of(puzzle), limits.watch());
        return count.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(count.get().work());
    }

    /**
     * Counts all further solutions of a search.
     *
     * @param search the search; not closed
     * @param progress receives the number of solutions found
     * @return the number; a lower bound if a limit of the search was reached
     */
    public static CountResult count(Search search, Progress progress) {
        long found = 0;
        long portion;
        do {
            portion = search.count(PORTION);
            found += portion;
            progress.report("solutions", found, -1);
        } while (portion == PORTION);
        return count(found, search.statistics());
    }

    private static CountResult count(long found, Statistics searched) {
        BigInteger value = BigInteger.valueOf(found);
        return searched.stop() == null
                ? new CountResult.Exact(value, searched)
                : new CountResult.AtLeast(value, searched.stop(), searched);
    }
}
