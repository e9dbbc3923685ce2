package io.github.sudokusat.cluster.single;

import io.github.sudokusat.count.CountResult;
import io.github.sudokusat.count.DividedCount;
import io.github.sudokusat.count.SolutionCounter;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import io.github.sudokusat.run.Watch;
import io.github.sudokusat.solve.SudokuSolver;
import java.io.Serializable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;

/**
 * Counts the solutions of one puzzle on all machines of a cluster: by contraction where {@link SolutionCounter} does so, divided into parts by their
 * numbers; elsewhere by searches, one for each of many {@linkplain Cube cubes}. The number is the same as on one machine.
 *
 * <p>Immutable; safe for use by several threads.
 */
public final class ClusterCounter {

    /** The pieces for each core, because their costs differ. */
    private static final int PIECES_PER_CORE = 16;

    /** The nodes or conflicts that the driver searches by itself, which takes less time than a Spark job. */
    private static final long FIRST_WORK = 2000;

    private final JavaSparkContext context;
    private final int pieces;

    private ClusterCounter(JavaSparkContext context, int pieces) {
        this.context = context;
        this.pieces = pieces;
    }

    /**
     * A counter.
     *
     * @param context the cluster
     * @return the counter, which makes 16 pieces for each core
     */
    public static ClusterCounter on(JavaSparkContext context) {
        return new ClusterCounter(context, PIECES_PER_CORE * context.defaultParallelism());
    }

    /**
     * This counter with another number of pieces.
     *
     * @param value how many pieces are wanted, 1 or more
     * @return the new counter
     * @throws IllegalArgumentException if the number is less than 1
     */
    public ClusterCounter withPieces(int value) {
        if (value < 1) {
            throw new IllegalArgumentException("pieces must be 1 or more, but is " + value);
        }
        return new ClusterCounter(context, value);
    }

    /**
     * Counts the solutions of a puzzle, on the calling thread and the executors.
     *
     * @param puzzle the puzzle
     * @param limits the limits; the limit on work is ignored. Progress is reported for pieces, on the calling thread
     * @return the number; a lower bound if a limit was reached
     * @throws IllegalArgumentException if the layout has a rule of a class that has no text
     * @throws JobFailedException if Spark gave the job up
     */
    public ClusterCount count(Puzzle puzzle, Limits limits) {
        Limits started = limits.withMaxWork(Long.MAX_VALUE).started();
        CountResult first = searchFirst(puzzle, started);
        if (!(first instanceof CountResult.AtLeast bound) || bound.reason() != StopReason.WORK_LIMIT) {
            return new ClusterCount(first, 0, 0, 0);
        }
        return new Run(started, first).count(SharedPuzzle.of(puzzle));
    }

    private static CountResult searchFirst(Puzzle puzzle, Limits started) {
        SudokuSolver solver = SudokuSolver.create().withLimits(started.withMaxWork(FIRST_WORK));
        try (Search search = solver.search(puzzle)) {
            return SolutionCounter.count(search, started.progress());
        }
    }

    /** One count. */
    private final class Run {

        private final Limits limits;
        private final CountResult first;
        private final BigInteger most;
        private PartialCount sum = PartialCount.ZERO;
        private int done;

        Run(Limits started, CountResult first) {
            limits = started;
            this.first = first;
            most = BigInteger.valueOf(started.maxSolutions());
        }

        ClusterCount count(SharedPuzzle puzzle) {
            long start = System.nanoTime();
            if (!DividedCount.supports(puzzle.puzzle())) {
                Watch watch = limits.watch();
                List<Cube> cubes = new Splitter(puzzle.puzzle(), 1, watch).split(Cube.WHOLE, pieces);
                long planned = System.nanoTime() - start;
                return finish(cubes, new CubeCountWork(puzzle, limits.maxSolutions()), planned);
            }
            try {
                DividedCount plan = PreparedCounts.planned(puzzle, limits);
                long planned = System.nanoTime() - start;
                return finish(dealt(plan.parts()), new PartWork(puzzle, plan), planned);
            } catch (StoppedException e) {
                return new ClusterCount(result(e.reason()), 0, 0, System.nanoTime() - start);
            }
        }

        private <P extends Serializable> ClusterCount finish(
                List<P> shares, PieceJob.Work<P, PartialCount> work, long planned) {
            Predicate<PartialCount> taker = counted -> take(counted, shares.size());
            StopReason stop = new PieceJob<>(context, work, limits).run("sudoku-sat count-one", shares, taker);
            return new ClusterCount(result(stop == null ? sum.stop() : stop), shares.size(), done, planned);
        }

        /** The numbers of the parts, dealt to the shares in turn. */
        private List<int[]> dealt(int parts) {
            List<int[]> shares = new ArrayList<>();
            int count = Math.min(pieces, parts);
            for (int share = 0; share < count; share++) {
                int[] numbers = new int[(parts - share + count - 1) / count];
                for (int i = 0; i < numbers.length; i++) {
                    numbers[i] = share + i * count;
                }
                shares.add(numbers);
            }
            return shares;
        }

        private boolean take(PartialCount counted, int total) {
            sum = sum.plus(counted);
            done += counted.stop() == null ? 1 : 0;
            limits.progress().report("pieces", done, total);
            return !isEnough();
        }

        private boolean isEnough() {
            return limits.maxSolutions() < Long.MAX_VALUE && sum.value().compareTo(most) >= 0;
        }

        private CountResult result(@Nullable StopReason stop) {
            if (isEnough()) {
                return new CountResult.AtLeast(most, StopReason.SOLUTION_LIMIT, first.statistics());
            }
            return stop == null
                    ? new CountResult.Exact(sum.value(), first.statistics())
                    : new CountResult.AtLeast(sum.value().max(first.value()), stop, first.statistics());
        }
    }
}
