package io.github.sudokusat.cluster.single;

import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import io.github.sudokusat.solve.SolveResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;

/**
 * Looks for one solution of a grid that a single solver does not decide, by <i>cube and conquer</i>: the puzzle is divided into cubes by lookahead,
 * and a SAT solver tries each cube on an executor. A cube that takes too long is split again, with a higher limit for its parts. One task of the
 * first job tries the puzzle as a whole, for the time of one cube for every eight cores, because a solver may be luckier with it;
 * if it has more than 25 digits, the default engine tries it for the time of four cubes, because it has other means than SAT.
 *
 * <p>The first solution ends the job; it is verified. There is no solution once every cube is refuted. Immutable; safe for use by several threads.
 */
public final class ClusterSolver {

    /** How many ways to split a cube are compared. */
    static final int LOOKAHEAD = 24;

    private static final int CUBES_PER_CORE = 8;

    private final JavaSparkContext context;
    private final SolveOneOptions options;

    private ClusterSolver(JavaSparkContext context, SolveOneOptions options) {
        this.context = context;
        this.options = options;
    }

    /**
     * A solver.
     *
     * @param context the cluster
     * @param options how it divides and solves
     * @return the solver
     */
    public static ClusterSolver on(JavaSparkContext context, SolveOneOptions options) {
        return new ClusterSolver(context, Objects.requireNonNull(options, "options"));
    }

    /**
     * Looks for a solution.
     *
     * @param puzzle the puzzle
     * @param limits the limits on time; progress is reported for cubes, on the calling thread
     * @return the solution, that there is none, or the limit that was reached
     * @throws SolverFailedException if the solver's program fails
     * @throws IllegalArgumentException if the layout has a rule that the SAT engine does not know or that has no text
     * @throws JobFailedException if Spark gave the job up
     * @throws IllegalStateException if a solution is wrong
     */
    public SolveOneReport solve(Puzzle puzzle, Limits limits) {
        return new Run(puzzle, limits.started()).solve();
    }

    /** One puzzle. */
    private final class Run {

        private final Puzzle puzzle;
        private final Limits limits;
        private final Random random = new Random(1);
        /** The cubes that await the next job. */
        private List<Attempt> waiting = new ArrayList<>();

        private int firstCubes;
        private int refuted;
        private int split;
        /** The cubes of this job that have no answer yet. */
        private int missing;

        private long planNanos;
        private long cubeNanos;
        private long longestNanos;
        private long conflicts;
        private @Nullable Grid solution;
        private @Nullable StopReason stop;

        Run(Puzzle puzzle, Limits started) {
            this.puzzle = puzzle;
            limits = started;
        }

        SolveOneReport solve() {
            divide();
            boolean isFirst = true;
            SharedPuzzle shared = SharedPuzzle.of(puzzle);
            while (solution == null && stop == null && !waiting.isEmpty()) {
                List<Attempt> attempts = waiting;
                waiting = new ArrayList<>();
                Collections.shuffle(attempts, random);
                missing = attempts.size();
                if (isFirst && missing > 1) {
                    attempts.add(0, Attempt.WHOLE);
                }
                isFirst = false;
                PieceJob<Attempt, Answer> job = new PieceJob<>(
                        context, new CubeSolveWork(shared, options, context.defaultParallelism()), limits);
                StopReason reached = job.run("sudoku-sat solve-one", attempts, this::take);
                stop = stop == null ? reached : stop;
            }
            return report();
        }

        private void divide() {
            long start = System.nanoTime();
            int wanted = options.cubes() == 0 ? CUBES_PER_CORE * context.defaultParallelism() : options.cubes();
            Watch watch = limits.watch();
            for (Cube cube : new Splitter(puzzle, LOOKAHEAD, watch).split(Cube.WHOLE, wanted)) {
                waiting.add(new Attempt(cube, 0));
            }
            stop = watch.reason().orElse(null);
            firstCubes = waiting.size();
            planNanos = System.nanoTime() - start;
        }

        private boolean take(Answer answer) {
            boolean isWhole = answer.attempt().isWhole();
            missing -= isWhole ? 0 : 1;
            cubeNanos += answer.nanos();
            conflicts += answer.conflicts();
            longestNanos = Math.max(longestNanos, answer.nanos());
            switch (answer.kind()) {
                case SOLVED -> solution = verified(answer.digits());
                case REFUTED -> refute(isWhole);
                case GIVEN_UP -> {}
                case SPLIT -> {
                    split++;
                    waiting.addAll(answer.parts());
                }
                case STOPPED -> {
                    if (!isWhole) {
                        waiting.add(answer.attempt());
                    }
                    stop = stop == null ? answer.reason() : stop;
                }
                case FAILED -> throw new SolverFailedException(answer.message());
            }
            limits.progress().report("cubes", refuted, (long) refuted + missing + waiting.size());
            return solution == null && missing + waiting.size() > 0;
        }

        /** Takes note that a cube has no solution, or that none has. */
        private void refute(boolean isWhole) {
            if (isWhole) {
                refuted += missing + waiting.size();
                missing = 0;
                waiting.clear();
                stop = null;
            } else {
                refuted++;
            }
        }

        private Grid verified(List<Integer> digits) {
            Grid found = Grid.of(
                    puzzle.layout(), digits.stream().mapToInt(Integer::intValue).toArray());
            boolean isRight = found.isSolved() && found.keeps(puzzle.grid()) && isWithin(found);
            if (!isRight) {
                throw new IllegalStateException("an executor found a wrong solution: " + found);
            }
            return found;
        }

        private boolean isWithin(Grid found) {
            return !puzzle.hasCandidates()
                    || !Puzzle.of(found, puzzle.toCandidates()).toCandidates().isContradictory();
        }

        private SolveOneReport report() {
            int open = missing + waiting.size();
            Statistics work = new Statistics(solution == null ? 0 : 1, 0, conflicts, 0, Optional.ofNullable(stop));
            SolveResult result = solution != null
                    ? new SolveResult.Solved(solution, work)
                    : stop != null
                            ? new SolveResult.Stopped(stop, work)
                            : new SolveResult.Unsolvable(puzzle.grid().conflicts(), work);
            return new SolveOneReport(result, firstCubes, refuted, split, open, planNanos, cubeNanos, longestNanos);
        }
    }
}
