package io.github.sudokusat.batch;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Stops exact counts at random moments, including those of planning and of making tables; measured as {@link StopLatencyTest} describes. */
@Tag("long")
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class CountStopLatencyTest {

    /** A puzzle that is expensive to count: tens of seconds, and some tenths of a second for the plan. */
    private static final Grid HOSTILE = GridParser.create()
            .parse(".7..............3...............4...9...6....................2................5..");

    @Test
    void momentsOfPlanningTablesAndProducts() {
        momentsOf(SudokuSolver.create(), 12, 900_000);
    }

    @Test
    void momentsOnTwoThreads() {
        momentsOf(SudokuSolver.create().withTaskRunner(Batch.onThreads(2).taskRunner()), 6, 1_500_000);
    }

    @Test
    @Tag("slow")
    void aHundredMomentsOnOneAndTwoThreads() {
        momentsOf(SudokuSolver.create(), 100, 900_000);
        momentsOf(SudokuSolver.create().withTaskRunner(Batch.onThreads(2).taskRunner()), 100, 3_000_000);
    }

    private static void momentsOf(SudokuSolver solver, int calls, int micros) {
        Latencies latencies = new Latencies("a hostile clue set counted");
        Random random = new Random(calls);
        StoppedCall.Stop[] stops = StoppedCall.Stop.values();
        for (int i = 0; i < calls; i++) {
            latencies.run(new StoppedCall.Plan(
                    StoppedCall.Kind.COUNT, stops[i % stops.length], solver, HOSTILE, 1000L * random.nextInt(micros)));
        }
        latencies.check();
    }
}
