package io.github.sudokusat.cluster.single;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import io.github.sudokusat.sat.process.ExternalSolverException;
import io.github.sudokusat.solve.SolveResult;
import io.github.sudokusat.solve.SudokuSolver;
import java.time.Duration;
import java.util.List;

/** Tries to solve a cube, and splits it if that takes too long. */
final class CubeSolveWork implements PieceJob.Work<Attempt, Answer> {

    private static final long serialVersionUID = 1L;

    /** How many parts a cube that takes too long is split into. */
    private static final int PARTS = 4;

    /** For how many cores the puzzle as a whole is tried as long as a cube; for more, in proportion. */
    private static final int CORES_FOR_WHOLE = 8;

    /** The sides above which the default engine has other means than SAT, which find solutions of giant grids faster. */
    private static final int LARGEST_FOR_SAT = 25;

    /** How many times as long as a cube a giant grid is tried as a whole: half as long as all cubes of a core. */
    private static final int TIMES_FOR_GIANT = 4;

    private final SharedPuzzle puzzle;
    private final SolveOneOptions options;
    private final int cores;

    /**
     * Creates the work.
     *
     * @param puzzle the puzzle
     * @param options how cubes are solved
     * @param cores the cores of the cluster
     */
    CubeSolveWork(SharedPuzzle puzzle, SolveOneOptions options, int cores) {
        this.puzzle = puzzle;
        this.options = options;
        this.cores = cores;
    }

    @Override
    public Answer run(Attempt attempt, Limits limits) {
        if (attempt.isWhole() && puzzle.puzzle().layout().side() > LARGEST_FOR_SAT) {
            return tryGiant(attempt, limits);
        }
        long start = System.nanoTime();
        Engine engine = CdclEngine.of(options.solver());
        Puzzle cube = attempt.cube().of(puzzle.puzzle());
        try (Search search = engine.start(cube, tryLimits(attempt, limits))) {
            Answer answer = answer(attempt, search, limits);
            return answer.after(search.statistics().conflicts(), System.nanoTime() - start);
        } catch (ExternalSolverException e) {
            return Answer.failed(attempt, e.getMessage());
        }
    }

    /** Tries a giant grid as a whole. */
    private Answer tryGiant(Attempt whole, Limits limits) {
        long start = System.nanoTime();
        long time = options.time().multipliedBy(TIMES_FOR_GIANT).toNanos();
        Limits own = TaskLimits.within(Math.min(limits.remainingNanos(), time));
        SolveResult result = SudokuSolver.create().withLimits(own).solve(puzzle.puzzle());
        Answer answer = result.match(
                solved -> Answer.solved(whole, solved.solution().digits()),
                none -> Answer.refuted(whole),
                stopped -> stopped(whole, stopped.reason(), limits));
        return answer.after(result.statistics().conflicts(), System.nanoTime() - start);
    }

    private Limits tryLimits(Attempt attempt, Limits limits) {
        Duration time = attempt.isWhole()
                ? options.time().multipliedBy(cores).dividedBy(CORES_FOR_WHOLE)
                : options.time().multipliedBy(attempt.generation() + 1);
        return TaskLimits.within(Math.min(limits.remainingNanos(), time.toNanos()))
                .withMaxWork(maxConflicts(attempt));
    }

    private long maxConflicts(Attempt attempt) {
        long conflicts = options.conflicts();
        if (attempt.isWhole()) {
            return conflicts > Long.MAX_VALUE / cores ? conflicts : Math.max(1, conflicts * cores / CORES_FOR_WHOLE);
        }
        for (int i = 0; i < attempt.generation() && conflicts < Long.MAX_VALUE / 2; i++) {
            conflicts += conflicts / 2 + 1;
        }
        return conflicts;
    }

    private Answer answer(Attempt attempt, Search search, Limits limits) {
        return switch (search.advance()) {
            case FOUND -> Answer.solved(attempt, search.solution().digits());
            case EXHAUSTED -> Answer.refuted(attempt);
            case STOPPED -> stopped(attempt, search.statistics().stopReason().orElseThrow(), limits);
        };
    }

    private Answer stopped(Attempt attempt, StopReason reason, Limits limits) {
        StopReason total = limits.poll();
        if (total != null || (reason != StopReason.TIME_LIMIT && reason != StopReason.WORK_LIMIT)) {
            return Answer.stopped(attempt, total == null ? reason : total);
        }
        if (attempt.isWhole()) {
            return Answer.givenUp(attempt);
        }
        Watch watch = limits.watch();
        List<Cube> parts = new Splitter(puzzle.puzzle(), ClusterSolver.LOOKAHEAD, watch).split(attempt.cube(), PARTS);
        if (watch.isStopped()) {
            return Answer.stopped(attempt, watch.reason().orElseThrow());
        }
        return parts.isEmpty() ? Answer.refuted(attempt) : Answer.split(attempt, parts);
    }
}
