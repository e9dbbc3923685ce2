package io.github.sudokusat.batch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.count.CountResult;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.prove.deduction.DeductionFinder;
import io.github.sudokusat.prove.deduction.DeductionPath;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SolveResult;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A call that was stopped some time after its beginning, and how long it took to see that.
 *
 * @param kind what was called
 * @param stop how it was stopped
 * @param delay nanoseconds from the beginning to the stop
 * @param looks how often the call looked at the clock
 * @param processor the longest processor time, in nanoseconds, that a thread of the call used between two looks, or after its last one
 * @param clock nanoseconds on the clock from the stop to the return
 */
record StoppedCall(Kind kind, Stop stop, long delay, int looks, long processor, long clock) {

    /** The call that is made. */
    enum Kind {
        SOLVE,
        CHECK,
        COUNT,
        BATCH,
        EXPLAIN;

        /** The calls that any engine supports. */
        static final List<Kind> OF_ENGINES = List.of(SOLVE, CHECK, COUNT, BATCH);
    }

    /** The way in which a call is stopped. */
    enum Stop {
        CANCEL(StopReason.CANCELLED),
        INTERRUPT(StopReason.INTERRUPTED),
        TIMEOUT(StopReason.TIME_LIMIT);

        private final StopReason reason;

        Stop(StopReason reason) {
            this.reason = reason;
        }
    }

    /**
     * A call that has not been made yet.
     *
     * @param delay nanoseconds from the beginning to the stop
     */
    record Plan(Kind kind, Stop stop, SudokuSolver solver, Grid puzzle, long delay) {

        /** Makes the call on this thread; again, with half the delay, if it was done before it was stopped, as it may be on a fast machine. */
        StoppedCall run() {
            StoppedCall call = run(delay, Integer.MAX_VALUE);
            return call == null ? new Plan(kind, stop, solver, puzzle, delay / 2).run() : call;
        }

        /** Makes the call on this thread and stops it after some looks at the clock, however long they take. */
        StoppedCall run(int looks) {
            StoppedCall call = run(Long.MAX_VALUE, looks);
            return call == null ? run() : call;
        }

        /** Makes the call; null if it was done before it was stopped. */
        private @Nullable StoppedCall run(long nanos, int looks) {
            Cancellation cancellation = new Cancellation();
            Thread caller = Thread.currentThread();
            StoppingClock clock = new StoppingClock(nanos, looks, () -> {
                if (stop == Stop.CANCEL) {
                    cancellation.cancel();
                } else if (stop == Stop.INTERRUPT) {
                    caller.interrupt();
                }
            });
            Limits limits = Limits.none()
                    .withCancellation(cancellation)
                    .withTimeout(clock, stop == Stop.TIMEOUT ? 1 : Long.MAX_VALUE / 2);
            clock.measure();
            Object result = call(solver.withLimits(limits));
            clock.measure();
            if (!clock.hasStopped()) {
                return null;
            }
            StoppedCall call = new StoppedCall(
                    kind, stop, delay, clock.looks(), clock.longestBetweenLooks(), clock.nanosSinceStop());
            assertThat(Thread.interrupted()).as("flag after %s", call).isEqualTo(stop == Stop.INTERRUPT);
            assertThat(reason(result)).as("%s", call).isEqualTo(stop.reason);
            return call;
        }

        private Object call(SudokuSolver stopped) {
            return switch (kind) {
                case SOLVE -> stopped.solve(puzzle);
                case CHECK -> stopped.check(puzzle);
                case COUNT -> stopped.count(puzzle);
                case BATCH -> batch(stopped);
                case EXPLAIN ->
                    DeductionFinder.of(Sat4jSolver.instance())
                            .withLimits(stopped.limits())
                            .path(CandidateGrid.of(CandidateLayout.of(puzzle.layout()), puzzle));
            };
        }

        private Object batch(SudokuSolver stopped) {
            List<SolveResult> results = new ArrayList<>();
            try {
                Batch.onThreads(2).solve(stopped, List.of(puzzle), results::add);
            } catch (InterruptedException e) {
                assertThat(results).isEmpty();
                Thread.currentThread().interrupt();
                return new SolveResult.Stopped(StopReason.INTERRUPTED, Statistics.NONE);
            }
            return results.get(0);
        }
    }

    private static @Nullable StopReason reason(Object result) {
        if (result instanceof SolveResult.Stopped unknown) {
            return unknown.reason();
        }
        if (result instanceof CheckResult.Stopped undecided) {
            return undecided.reason();
        }
        if (result instanceof DeductionPath path) {
            return path.stopReason().orElse(null);
        }
        return result instanceof CountResult.AtLeast bound ? bound.reason() : null;
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%s, %s after %.1f ms and %d looks at the clock: at most %.1f ms of processor time between two looks; back after %.1f ms on the clock",
                kind,
                stop,
                delay / 1e6,
                looks,
                processor / 1e6,
                clock / 1e6);
    }
}
