package io.github.sudokusat.count;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Progress;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.TaskRunner;
import io.github.sudokusat.run.Watch;
import java.math.BigInteger;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Counts the solutions of a puzzle.
 *
 * <p>An engine finds the first few thousand of them one by one. If there are more, the solutions of classic 9 × 9 grids, and of grids with boxes of
 * 2 × 2, 2 × 3, 2 × 4, 3 × 2 and 4 × 2, are counted by contraction, whose time does not grow with their number: the empty grid takes a fraction of a
 * second. Where rules or added houses are about few cells of such a grid, say two diagonals, these are filled in all ways, and each class of isomorphic
 * ones is counted, unless there are more than {@value RuleFillings#MOST}. Otherwise the engine continues.
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

    /** The classes of ways to fill the cells of rules that are looked for first; ten times as many, if the search goes on. */
    private static final int FEW_CLASSES = 2_000;

    /** Nodes that take about as long as finding a class. */
    private static final long NODES_PER_CLASS = 10;

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
        Layout layout = puzzle.layout();
        Statistics searched;
        long found;
        try (Search search = engine.start(puzzle, started)) {
            Found counted = new Found(search, started.progress());
            boolean isContracted = !puzzle.hasCandidates() && PlannedCount.supports(layout);
            if (!puzzle.hasCandidates() && !isContracted && RuleFillings.supports(layout)) {
                return countFillings(puzzle.grid(), counted, started);
            }
            long share = isContracted && PlannedCount.isQuick(layout) ? EARLIER : 1;
            if (!isContracted || counted.upTo(SEARCHED_NODES / share, PORTION / share)) {
                return counted.toEnd();
            }
            searched = search.statistics();
            found = counted.found;
        }
        CountResult count = withLimits(started).contract(puzzle.grid());
        return atMost(started.maxSolutions(), count, found, searched);
    }

    /** Searches in turns with looking for the ways to fill the cells of rules, until one of them ends. */
    private CountResult countFillings(Grid puzzle, Found counted, Limits started) {
        Watch watch = started.watch();
        for (int most = FEW_CLASSES; most <= RuleFillings.MOST; most *= 10) {
            if (counted.upTo(most * NODES_PER_CLASS, PORTION)) {
                return counted.toEnd();
            }
            Map<Grid, BigInteger> classes = RuleFillings.of(puzzle, most, watch).orElse(null);
            if (classes != null) {
                Statistics searched = counted.search.statistics();
                CountResult sum = sum(classes, started.withMaxWork(left(started.maxWork(), searched)));
                return atMost(started.maxSolutions(), sum, counted.found, searched);
            }
        }
        return counted.toEnd();
    }

    /** The solutions of puzzles, each as often as stated. */
    private CountResult sum(Map<Grid, BigInteger> puzzles, Limits started) {
        BigInteger sum = BigInteger.ZERO;
        long left = started.maxWork();
        int done = 0;
        for (Map.Entry<Grid, BigInteger> entry : puzzles.entrySet()) {
            Limits own =
                    started.withMaxSolutions(Long.MAX_VALUE).withMaxWork(left).withProgress(Progress.NONE);
            CountResult count = withLimits(own).count(Puzzle.of(entry.getKey()));
            sum = sum.add(count.value().multiply(entry.getValue()));
            if (count instanceof CountResult.AtLeast bound) {
                return new CountResult.AtLeast(sum, bound.reason());
            }
            left = left(left, count.statistics());
            started.progress().report("classes", ++done, puzzles.size());
        }
        return new CountResult.Exact(sum);
    }

    /** The work that a limit leaves after a search. */
    private static long left(long maxWork, Statistics done) {
        return maxWork == Long.MAX_VALUE ? maxWork : Math.max(0, maxWork - done.nodes());
    }

    /** A count that went on where a search gave way, with no more solutions than are wanted. */
    private static CountResult atMost(long maxSolutions, CountResult count, long found, Statistics searched) {
        BigInteger value = count.value();
        BigInteger most = BigInteger.valueOf(maxSolutions);
        if (maxSolutions < Long.MAX_VALUE && value.compareTo(most) >= 0) {
            return new CountResult.AtLeast(most, StopReason.SOLUTION_LIMIT, searched);
        }
        return count instanceof CountResult.AtLeast bound
                ? new CountResult.AtLeast(value.max(BigInteger.valueOf(found)), bound.reason(), searched)
                : new CountResult.Exact(value, searched);
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
        return new Found(search, progress).toEnd();
    }

    /** The solutions that a search has found so far. */
    private static final class Found {

        private final Search search;
        private final Progress progress;
        private long found;
        /** Whether the search has ended or was stopped. */
        private boolean isOver;

        Found(Search search, Progress progress) {
            this.search = search;
            this.progress = progress;
        }

        /** Goes on for some nodes, a portion of solutions at a time; returns whether the search is over. */
        boolean upTo(long nodes, long portion) {
            while (!isOver && search.statistics().nodes() < nodes) {
                next(portion);
            }
            return isOver;
        }

        CountResult toEnd() {
            while (!isOver) {
                next(PORTION);
            }
            BigInteger value = BigInteger.valueOf(found);
            Statistics searched = search.statistics();
            Optional<StopReason> stop = searched.stopReason();
            return stop.isPresent()
                    ? new CountResult.AtLeast(value, stop.get(), searched)
                    : new CountResult.Exact(value, searched);
        }

        private void next(long portion) {
            long more = search.count(portion);
            found += more;
            isOver = more < portion;
            progress.report("solutions", found, -1);
        }
    }
}
