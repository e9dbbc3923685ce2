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
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** A call on a separate thread that is stopped some time after it has begun. */
final class StoppedCall {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

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

    /** The limit in nanoseconds. */
    private static final long LOOK_EVERY = 1_000_000;

    private final Kind kind;
    private final Stop stop;
    private final long delay;
    private final Cancellation cancellation = new Cancellation();
    private final SudokuSolver solver;
    private final Grid puzzle;
    private final CountDownLatch begun = new CountDownLatch(1);
    private long start;
    private long stopped;
    private long returned;
    private long stalled;
    private long processorAtStop;
    private long processorAtReturn;
    private boolean interrupted;
    private @Nullable Object result;

    private StoppedCall(Kind kind, Stop stop, SudokuSolver solver, Grid puzzle, long delay) {
        Limits limits = Limits.none().withCancellation(cancellation);
        this.kind = kind;
        this.stop = stop;
        this.delay = delay;
        this.solver = solver.withLimits(stop == Stop.TIMEOUT ? limits.withTimeout(System::nanoTime, delay) : limits);
        this.puzzle = puzzle;
    }

    /** Makes a call, stops it after some nanoseconds, and waits for its return. */
    static StoppedCall run(Kind kind, Stop stop, SudokuSolver solver, Grid puzzle, long delay)
            throws InterruptedException {
        StoppedCall call = new StoppedCall(kind, stop, solver, puzzle, delay);
        Stalls.watched();
        Thread thread = new Thread(call::call, "stopped call");
        thread.start();
        call.begun.await();
        call.stop(thread);
        thread.join();
        Thread.sleep(10);
        call.stalled = Stalls.watched().between(call.stopped, call.returned);
        return call;
    }

    private void call() {
        start = System.nanoTime();
        begun.countDown();
        result = callSolver();
        returned = System.nanoTime();
        processorAtReturn = THREADS.getCurrentThreadCpuTime();
        interrupted = Thread.currentThread().isInterrupted();
    }

    private Object callSolver() {
        return switch (kind) {
            case SOLVE -> solver.solve(puzzle);
            case CHECK -> solver.check(puzzle);
            case COUNT -> solver.count(puzzle);
            case BATCH -> batch();
            case EXPLAIN ->
                DeductionFinder.of(Sat4jSolver.instance())
                        .path(CandidateGrid.of(CandidateLayout.of(puzzle.layout()), puzzle), solver.limits());
        };
    }

    private Object batch() {
        List<SolveResult> results = new ArrayList<>();
        try {
            Batch.onThreads(2).solve(solver, List.of(puzzle).iterator(), results::add);
        } catch (InterruptedException e) {
            assertThat(results).isEmpty();
            Thread.currentThread().interrupt();
            return new SolveResult.Stopped(StopReason.INTERRUPTED, Statistics.NONE);
        }
        return results.get(0);
    }

    private void stop(Thread thread) {
        for (long left = delay; left > 0; left = start + delay - System.nanoTime()) {
            look(thread);
            LockSupport.parkNanos(Math.min(left, LOOK_EVERY));
        }
        if (stop == Stop.TIMEOUT) {
            // The limit is reached at its own moment, so what was seen just before counts: this thread may have woken
            // up later.
            stopped = start + delay;
            return;
        }
        look(thread);
        stopped = System.nanoTime();
        if (stop == Stop.CANCEL) {
            cancellation.cancel();
        } else {
            thread.interrupt();
        }
    }

    private void look(Thread thread) {
        processorAtStop = THREADS.getThreadCpuTime(thread.getId());
    }

    /** The time from the stop to the return, by the clock. */
    double millis() {
        return (returned - stopped) / 1e6;
    }

    /** The same time without the stalls of the whole program. */
    double millisWithoutStalls() {
        return millis() - stalled / 1e6;
    }

    /** The processor time that the calling thread has used since the stop; with {@link Kind#BATCH}, other threads do the work. */
    double processorMillis() {
        return processorAtStop < 0 ? 0 : (processorAtReturn - processorAtStop) / 1e6;
    }

    /** Whether the call was late because its thread had a processor for less than half of the time. */
    boolean wasKeptWaiting() {
        return kind == Kind.BATCH || processorMillis() < millisWithoutStalls() / 2;
    }

    void assertStoppedForItsReason() {
        assertThat(reason()).as("%s", this).isEqualTo(stop.reason);
        assertThat(interrupted).as("flag after %s", this).isEqualTo(stop == Stop.INTERRUPT);
    }

    private @Nullable StopReason reason() {
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
                "%s, %s after %.1f ms: back after %.1f ms, %.1f ms of processor time, %.1f ms of stalls",
                kind,
                stop,
                delay / 1e6,
                millis(),
                processorMillis(),
                stalled / 1e6);
    }
}
