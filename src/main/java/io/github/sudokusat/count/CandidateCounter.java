package io.github.sudokusat.count;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Progress;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.TaskRunner;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Counts, for each candidate of a puzzle, the solutions that contain it.
 *
 * <p>If there are few solutions, they are found one by one and tallied. If there are more, on layouts that are counted by contraction, candidates are
 * counted one after another, each as a puzzle with one more given. Counts that follow from others are not computed: the counts of a cell, and those
 * of a digit in a house, add up to the total, and candidates that can be exchanged by swapping rows, columns or digits without a given have equal
 * counts. So the empty grid takes one count instead of 729. Other layouts are searched to the end.
 *
 * <p>Limits apply to each call separately. Progress is reported for solutions, then for candidates.
 *
 * <p>Immutable; thread-safe if its engine is.
 */
public final class CandidateCounter {

    /** The number of solutions found one by one, in a few tenths of a second by a fast engine, before candidates are counted. */
    private static final long FEW_SOLUTIONS = 200_000;

    /** The factor by which that number is smaller where contractions are quick, because the engine may be slow. */
    private static final long FEWER = 100;

    private static final long PORTION = 1000;

    private final Engine engine;
    private final TaskRunner tasks;
    private final long few;
    private final Limits limits;

    private CandidateCounter(Engine engine, TaskRunner tasks, long few, Limits limits) {
        this.engine = engine;
        this.tasks = tasks;
        this.few = few;
        this.limits = limits;
    }

    /**
     * A counter that works on the calling thread.
     *
     * @param engine finds the solutions
     * @return the counter
     */
    public static CandidateCounter of(Engine engine) {
        return of(engine, FEW_SOLUTIONS);
    }

    /** A counter that finds up to {@code few} solutions before it counts candidates. */
    static CandidateCounter of(Engine engine, long few) {
        return new CandidateCounter(
                Objects.requireNonNull(engine, "engine"), TaskRunner.IN_SEQUENCE, few, Limits.none());
    }

    /**
     * This counter with another runner for the tasks of each count, for instance on several threads.
     *
     * @param value runs the tasks
     * @return the new counter, with the same engine
     */
    public CandidateCounter withTaskRunner(TaskRunner value) {
        return new CandidateCounter(engine, Objects.requireNonNull(value, "value"), few, limits);
    }

    /**
     * This counter with limits, which apply to each call separately.
     *
     * @param value the limits
     * @return the new counter
     */
    public CandidateCounter withLimits(Limits value) {
        return new CandidateCounter(engine, tasks, few, Objects.requireNonNull(value, "value"));
    }

    /**
     * Counts the solutions that contain each candidate. If the puzzle has its own candidates, its solutions are found one by one.
     *
     * @param puzzle the puzzle
     * @return the counts; lower bounds if a limit was reached
     * @throws IllegalArgumentException if the engine does not support the puzzle's layout
     */
    public CandidateCounts count(Puzzle puzzle) {
        Limits started = limits.started();
        Tally tally = new Tally(puzzle.layout());
        long most = most(puzzle);
        try (Search search = engine.start(puzzle, started)) {
            if (tally.addAll(search, most, started.progress())) {
                return tally.result(BigInteger.ZERO, search.statistics().stopReason());
            }
        }
        return new ByCandidate(puzzle.grid(), started).count(tally);
    }

    /** The number of solutions to find one by one. */
    private long most(Puzzle puzzle) {
        if (puzzle.hasCandidates() || !PlannedCount.supports(puzzle.layout())) {
            return Long.MAX_VALUE;
        }
        return PlannedCount.isQuick(puzzle.layout()) ? Math.max(1, few / FEWER) : few;
    }

    /** The solutions found so far. */
    private static final class Tally {

        private final Layout layout;
        private final long[] counts;
        private long found;

        Tally(Layout layout) {
            this.layout = layout;
            this.counts = new long[layout.cellCount() * layout.side()];
        }

        /** Adds the solutions of a search; returns whether it ended, or reached a limit, before {@code most} solutions. */
        boolean addAll(Search search, long most, Progress progress) {
            while (search.advance() == Search.Status.FOUND) {
                add(search.solution());
                if (found % PORTION == 0) {
                    progress.report("solutions", found, -1);
                }
                if (found == most) {
                    return false;
                }
            }
            return true;
        }

        private void add(Grid solution) {
            found++;
            for (int cell = 0; cell < layout.cellCount(); cell++) {
                counts[cell * layout.side() + solution.digit(cell) - 1]++;
            }
        }

        /** The counts so far; the number of all solutions may be known to be greater. */
        CandidateCounts result(BigInteger total, Optional<StopReason> stop) {
            return new CandidateCounts(layout, total.max(BigInteger.valueOf(found)), counts(), stop);
        }

        List<BigInteger> counts() {
            List<BigInteger> numbers = new ArrayList<>(counts.length);
            for (long count : counts) {
                numbers.add(BigInteger.valueOf(count));
            }
            return numbers;
        }
    }

    /** Counts each candidate whose count does not follow from those of others. */
    private final class ByCandidate {

        private final Grid puzzle;
        private final Limits limits;
        private final Limits quiet;
        private final SolutionCounter counter;
        private final CandidateSums sums;

        ByCandidate(Grid puzzle, Limits limits) {
            this.puzzle = puzzle;
            this.limits = limits;
            this.quiet = limits.withProgress(Progress.NONE);
            this.counter = SolutionCounter.of(engine).withTaskRunner(tasks).withLimits(quiet);
            CandidateGrid candidates = CandidateGrid.of(CandidateLayout.of(puzzle.layout()), puzzle);
            Propagation.run(candidates, Propagation.Depth.LOCKED);
            this.sums = new CandidateSums(candidates, Exchanges.of(puzzle));
        }

        CandidateCounts count(Tally before) {
            CountResult all = counter.count(Puzzle.of(puzzle));
            if (all instanceof CountResult.AtLeast bound) {
                return before.result(all.value(), Optional.of(bound.reason()));
            }
            sums.begin(all.value());
            Optional<StopReason> stop = Optional.empty();
            for (int next = sums.next(); next >= 0 && stop.isEmpty(); next = sums.next()) {
                limits.progress().report("candidates", sums.known(), sums.size());
                Grid with = puzzle.with(
                        next / puzzle.layout().side(), next % puzzle.layout().side() + 1);
                CountResult count = countOne(with);
                if (count instanceof CountResult.AtLeast bound) {
                    stop = Optional.of(bound.reason());
                } else {
                    sums.put(next, count.value());
                }
            }
            return new CandidateCounts(puzzle.layout(), all.value(), sums.counts(before.counts()), stop);
        }

        /** Counts some of the solutions, so a limit on their number cannot be reached. */
        private CountResult countOne(Grid grid) {
            return PlannedCount.isQuick(grid.layout()) ? counter.contract(grid) : counter.count(Puzzle.of(grid));
        }
    }
}
