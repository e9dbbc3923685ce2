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
import org.jspecify.annotations.Nullable;

/**
 * Counts for each candidate of a puzzle the solutions in which it stands.
 *
 * <p>While the solutions are few they are found one by one and tallied. Beyond, on layouts that are counted by contraction, candidates are counted one after the other, each as
 * a puzzle with one given more, but only those that do not follow: counts of a cell, and of a digit in a house, add up to the total, and what exchanges of
 * rows, columns and digits without a given make of each other has equal counts. So the empty grid takes one count instead of 729. Other layouts are searched to the end.
 *
 * <p>Immutable, and as safe for use by several threads as its engine.
 */
public final class CandidateCounter {

    /** So many solutions are found one by one, in some tenths of a second of a fast engine, before candidates are counted. */
    private static final long FEW_SOLUTIONS = 200_000;

    /** So many times fewer of them before candidates are counted by quick contractions, for the engine may be a slow one. */
    private static final long FEWER = 100;

    private static final long PORTION = 1000;

    private final Engine engine;
    private final TaskRunner pieces;
    private final long few;

    private CandidateCounter(Engine engine, TaskRunner pieces, long few) {
        this.engine = engine;
        this.pieces = pieces;
        this.few = few;
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

    /** A counter that finds so many solutions before it counts candidates. */
    static CandidateCounter of(Engine engine, long few) {
        return new CandidateCounter(Objects.requireNonNull(engine, "engine"), TaskRunner.IN_SEQUENCE, few);
    }

    /**
     * This counter with another way to do the pieces of each count, for instance on several threads.
     *
     * @param value does the pieces
     * @return the new counter, with the same engine
     */
    public CandidateCounter withTaskRunner(TaskRunner value) {
        return new CandidateCounter(engine, Objects.requireNonNull(value, "value"), few);
    }

    /**
     * Counts the solutions that have each candidate. Those of a puzzle with candidates of its own are found one by one.
     *
     * @param puzzle the puzzle
     * @param limits how far to go; progress is reported for solutions, then for candidates
     * @return the counts; lower bounds if a limit was reached
     * @throws IllegalArgumentException if the engine does not support the puzzle's layout
     */
    public CandidateCounts count(Puzzle puzzle, Limits limits) {
        Limits started = limits.started();
        Tally tally = new Tally(puzzle.layout());
        long most = most(puzzle);
        try (Search search = engine.start(puzzle, started)) {
            if (tally.addAll(search, most, started.progress())) {
                return tally.result(BigInteger.ZERO, search.statistics().stop());
            }
        }
        return new ByCandidate(puzzle.grid(), started).count(tally);
    }

    /** How many solutions to find one by one. */
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

        /** Adds the solutions of a search; returns whether it came to its end, or to a limit, before so many. */
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

        /** What was found; the number of all solutions is perhaps known to be greater. */
        CandidateCounts result(BigInteger total, @Nullable StopReason stop) {
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

    /** One count for each candidate that does not follow from the others. */
    private final class ByCandidate {

        private final Grid puzzle;
        private final Limits limits;
        private final Limits quiet;
        private final SolutionCounter counter = SolutionCounter.of(engine).withTaskRunner(pieces);
        private final CandidateSums sums;

        ByCandidate(Grid puzzle, Limits limits) {
            this.puzzle = puzzle;
            this.limits = limits;
            this.quiet = limits.withProgress(Progress.NONE);
            CandidateGrid candidates = CandidateGrid.of(CandidateLayout.of(puzzle.layout()), puzzle);
            Propagation.run(candidates, Propagation.Depth.LOCKED);
            this.sums = new CandidateSums(candidates, Exchanges.of(puzzle));
        }

        CandidateCounts count(Tally before) {
            CountResult all = counter.count(Puzzle.of(puzzle), quiet);
            if (all instanceof CountResult.AtLeast bound) {
                return before.result(all.value(), bound.reason());
            }
            sums.begin(all.value());
            StopReason stop = null;
            for (int next = sums.next(); next >= 0 && stop == null; next = sums.next()) {
                limits.progress().report("candidates", sums.known(), sums.size());
                Grid with = puzzle.with(
                        next / puzzle.layout().side(), next % puzzle.layout().side() + 1);
                CountResult count = countOne(with);
                if (count instanceof CountResult.AtLeast bound) {
                    stop = bound.reason();
                } else {
                    sums.put(next, count.value());
                }
            }
            return new CandidateCounts(puzzle.layout(), all.value(), sums.counts(before.counts()), stop);
        }

        /** Counts a part of all solutions, so that no limit on their number can strike. */
        private CountResult countOne(Grid grid) {
            return PlannedCount.isQuick(grid.layout())
                    ? counter.contract(grid, quiet)
                    : counter.count(Puzzle.of(grid), quiet);
        }
    }
}
