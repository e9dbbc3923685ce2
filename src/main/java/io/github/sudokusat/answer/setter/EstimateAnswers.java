package io.github.sudokusat.answer.setter;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.count.CountResult;
import io.github.sudokusat.count.Estimate;
import io.github.sudokusat.count.SolutionEstimator;
import io.github.sudokusat.format.foreign.fpuzzles.FPuzzlesBoard;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Clock;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.SudokuSolver;

/** {@code estimate}: the number of solutions, exactly if that is quick, or else better and better estimates until the editor has enough. */
final class EstimateAnswers {

    /** The time that an exact count may take. */
    private static final long NANOS_FOR_EXACT = 1_000_000_000L;

    private static final int PROBES = 500;

    /** So many standard errors on either side hold the number in 95 of 100 cases. */
    private static final double ERRORS_OF_95 = 1.96;

    private final Clock clock;
    private final long nanosBetween;

    EstimateAnswers(Clock clock, long nanosBetween) {
        this.clock = clock;
        this.nanosBetween = nanosBetween;
    }

    void answer(SetterTask task, FPuzzlesBoard board) throws SetterException {
        PuzzleInContext position = Positions.of(board);
        Puzzle puzzle = position.puzzle();
        Limits quick = task.limits()
                .withTimeout(clock, Math.min(NANOS_FOR_EXACT, task.limits().remainingNanos()));
        CountResult count = SudokuSolver.create().withLimits(quick).count(puzzle);
        if (count instanceof CountResult.Exact exact) {
            answer(task, exact.value().doubleValue(), 0, 1);
        } else {
            estimate(task, puzzle);
        }
    }

    /** Goes on until the limits stop it; the mean of rounds of the same size. */
    private void estimate(SetterTask task, Puzzle puzzle) throws SetterException {
        SolutionEstimator estimator =
                SolutionEstimator.create().withLimits(task.solver().limits());
        long last = clock.nanoTime() - nanosBetween;
        double sum = 0;
        double squares = 0;
        StopReason stop = task.limits().poll();
        for (long round = 1; stop == null; round++) {
            Estimate estimate = estimator.withSeed(round).estimate(puzzle, PROBES);
            stop = estimate.stopReason().orElse(null);
            if (stop == null) {
                sum += estimate.value().doubleValue();
                double error = estimate.standardError().doubleValue();
                squares += error * error;
                long now = clock.nanoTime();
                if (now - last >= nanosBetween) {
                    last = now;
                    answer(task, sum / round, Math.sqrt(squares) / round, round * PROBES);
                }
            }
        }
        throw task.stopped(stop);
    }

    private static void answer(SetterTask task, double estimate, double error, long iterations) {
        task.answer(
                "estimate",
                json -> json.put("estimate", estimate)
                        .put("stderr", error)
                        .put("iterations", iterations)
                        .put("ci95_lower", Math.max(0, estimate - ERRORS_OF_95 * error))
                        .put("ci95_upper", estimate + ERRORS_OF_95 * error)
                        .put("relErrPercent", estimate == 0 ? 0 : 100 * error / estimate));
    }
}
