package io.github.sudokusat.generate.uniform;

import io.github.sudokusat.count.classic.ClassicContraction;
import io.github.sudokusat.count.classic.ClassicSampler;
import io.github.sudokusat.count.contraction.SolutionSampler;
import io.github.sudokusat.count.tworow.TwoRowContraction;
import io.github.sudokusat.count.tworow.TwoRowSampler;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.TaskRunner;
import io.github.sudokusat.run.Watch;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Draws solutions of a puzzle, with replacement, each of them with the same probability however many there are, as far as the random numbers are
 * unbiased.
 *
 * <p>Searching in random order would be biased towards solutions that have few others near them. Instead:
 *
 * <ul>
 *   <li>If there are few solutions, they are listed, and one is picked.
 *   <li>Many solutions of a classic puzzle with so few givens that a random grid often fits them are drawn by rejection from {@link UniformGrids}.
 *   <li>Other classic puzzles, and those on boxes of 2 × 2, 2 × 3, 2 × 4, 3 × 2 and 4 × 2, are contracted, as by
 *       {@link io.github.sudokusat.count.SolutionCounter}: the count is a sum, one of whose terms is chosen with a probability proportional to its size,
 *       and then one of the solutions that the term counts.
 *   <li>On other layouts, and with candidates of its own, a puzzle may have up to {@value #MOST} solutions, fewer if they would take
 *       more than 32 MB, at one byte per cell. If it has more, the result is {@link UniformSolutionResult.TooMany}.
 * </ul>
 *
 * <pre>{@code
 * UniformSolutions solutions = UniformSolutions.of(engine, Puzzle.of(grid));
 * Grid first = solutions.draw(seed, 0).orElseThrow();
 * Grid second = solutions.draw(seed, 1).orElseThrow();
 * }</pre>
 *
 * <p>A draw depends only on the puzzle, the engine, the seed and its index. The first one does what all share: it lists the solutions or counts them,
 * in the time and memory of a count. After that, a draw takes about a millisecond, up to 30 ms on average where rejection is used. The sums that are kept take up
 * to 35 MB. Limits apply to each draw separately, except that the limit on solutions is ignored; work that a limit cut short begins anew with the next
 * draw. Without limits only an interrupt stops a draw. Safe for use by several threads if the engine is; while one does the shared work, the others wait for it.
 */
public final class UniformSolutions {

    /** The number of solutions up to which those of any puzzle can be drawn. */
    public static final int MOST = 200_000;

    /** The memory for listed solutions. */
    private static final int MOST_BYTES = 32 << 20;

    /** The number of solutions that are listed where there is another way. */
    private static final int FEW = 1000;

    /** Nodes after which listing ends where there is another way: a few milliseconds of a fast engine. */
    private static final long FEW_NODES = 20_000;

    /** The factor by which these numbers are smaller where contractions are quick, because the engine may be slow. */
    private static final int FEWER = 10;

    /** The expected number of uniform grids, about 30 µs each, up to which rejection is used. */
    private static final double MOST_TRIES = 1000;

    private final Ways ways;
    private final TaskRunner tasks;
    private final Limits limits;

    private UniformSolutions(Ways ways, TaskRunner tasks, Limits limits) {
        this.ways = ways;
        this.tasks = tasks;
        this.limits = limits;
    }

    /**
     * The solutions of a puzzle; nothing is computed yet.
     *
     * @param engine finds solutions one by one; it must support the puzzle's layout
     * @param puzzle the puzzle
     * @return the solutions, counted on the calling thread
     * @throws IllegalArgumentException if the engine does not support the puzzle's layout
     */
    public static UniformSolutions of(Engine engine, Puzzle puzzle) {
        return of(engine, puzzle, FEW, MOST_TRIES);
    }

    /**
     * The solutions of a puzzle with other bounds between the ways to draw.
     *
     * @param few the number of solutions up to which they are listed
     * @param mostTries the expected number of tries up to which rejection is used
     */
    static UniformSolutions of(Engine engine, Puzzle puzzle, int few, double mostTries) {
        Objects.requireNonNull(engine, "engine").requireSupport(puzzle.layout());
        return new UniformSolutions(new Ways(engine, puzzle, few, mostTries), TaskRunner.IN_SEQUENCE, Limits.none());
    }

    /**
     * The same solutions with another runner for the tasks of the count, for instance on several threads; draws do not depend on it.
     *
     * @param value runs the tasks
     * @return the solutions, which share what has been computed
     */
    public UniformSolutions withTaskRunner(TaskRunner value) {
        return new UniformSolutions(ways, Objects.requireNonNull(value, "value"), limits);
    }

    /**
     * The same solutions with limits, which apply to each draw separately.
     *
     * @param value time, cancellation, and the engine's work. Progress is reported for solutions that are listed, then for products of a contraction
     * @return the solutions, which share what has been computed
     */
    public UniformSolutions withLimits(Limits value) {
        return new UniformSolutions(ways, tasks, Objects.requireNonNull(value, "value"));
    }

    /**
     * Draws a solution.
     *
     * @param seed the seed, any number
     * @param index the number of the draw among those of the seed, any number
     * @return the solution, the same for the same puzzle, engine, seed and index; or why there is none
     */
    public UniformSolutionResult draw(long seed, long index) {
        return ways.draw(RandomStream.of(seed, index), tasks, limits.started());
    }

    /** The ways to draw from a puzzle, and what has been computed for each. */
    private static final class Ways {

        private final Engine engine;
        private final Puzzle puzzle;
        private final int few;
        private final double mostTries;
        private final boolean isClassic;
        private final boolean isTwoRow;

        private @Nullable SolutionList list;
        private @Nullable FittingGrids fitting;
        private @Nullable SolutionSampler sampler;

        Ways(Engine engine, Puzzle puzzle, int few, double mostTries) {
            this.engine = engine;
            this.puzzle = puzzle;
            this.few = few;
            this.mostTries = mostTries;
            isClassic = !puzzle.hasCandidates() && ClassicContraction.supports(puzzle.layout());
            isTwoRow = !puzzle.hasCandidates() && TwoRowContraction.supports(puzzle.layout());
        }

        UniformSolutionResult draw(RandomStream random, TaskRunner tasks, Limits started) {
            SolutionList found = list(started);
            if (found.stop() != null) {
                return new UniformSolutionResult.Stopped(found.stop());
            }
            if (found.isComplete()) {
                return found.size() == 0
                        ? new UniformSolutionResult.None()
                        : new UniformSolutionResult.Drawn(found.draw(random));
            }
            if (!isClassic && !isTwoRow) {
                return new UniformSolutionResult.TooMany(most());
            }
            return drawFromMany(found.hasAny() ? fitting() : null, random, tasks, started);
        }

        private UniformSolutionResult drawFromMany(
                @Nullable FittingGrids grids, RandomStream random, TaskRunner tasks, Limits started) {
            if (grids != null) {
                Watch watch = started.watch();
                Grid drawn = grids.draw(random, watch);
                if (drawn != null) {
                    return new UniformSolutionResult.Drawn(drawn.on(puzzle.layout()));
                }
                if (watch.isStopped()) {
                    return new UniformSolutionResult.Stopped(watch.reason().orElseThrow());
                }
            }
            UniformSolutionResult missing = prepare(tasks, started);
            if (missing != null) {
                return missing;
            }
            SolutionSampler ready = sampler();
            return ready.total().signum() == 0
                    ? new UniformSolutionResult.None()
                    : new UniformSolutionResult.Drawn(Grid.of(puzzle.layout(), ready.draw(random)));
        }

        private int most() {
            if (!isClassic && !isTwoRow) {
                return Math.min(MOST, MOST_BYTES / puzzle.layout().cellCount());
            }
            return isTwoRow ? Math.max(1, few / FEWER) : few;
        }

        private synchronized SolutionList list(Limits started) {
            if (list != null) {
                return list;
            }
            long nodes = isClassic ? FEW_NODES : isTwoRow ? FEW_NODES / FEWER : Long.MAX_VALUE;
            SolutionList found = SolutionList.of(engine, puzzle, most(), nodes, started);
            if (found.stop() == null) {
                list = found;
            }
            return found;
        }

        private synchronized @Nullable FittingGrids fitting() {
            if (fitting == null && isClassic) {
                fitting = FittingGrids.of(puzzle.grid());
            }
            return fitting != null && fitting.expectedTries() <= mostTries ? fitting : null;
        }

        /** Prepares the sampler, unless that has been done; returns why there is none, or null. */
        private synchronized @Nullable UniformSolutionResult prepare(TaskRunner tasks, Limits started) {
            if (sampler != null) {
                return null;
            }
            CandidateGrid placed = CandidateGrid.of(CandidateLayout.of(puzzle.layout()), puzzle.grid());
            Propagation.run(placed, Propagation.Depth.LOCKED);
            if (placed.isContradictory()) {
                return new UniformSolutionResult.None();
            }
            SolutionSampler.Result prepared = isClassic
                    ? ClassicSampler.prepare(placed.toGrid(), tasks, started)
                    : TwoRowSampler.prepare(placed.toGrid(), tasks, started);
            sampler = prepared.sampler();
            return prepared.stop() == null ? null : new UniformSolutionResult.Stopped(prepared.stop());
        }

        private synchronized SolutionSampler sampler() {
            return Objects.requireNonNull(sampler);
        }
    }
}
