package io.github.sudokusat.bench;

import io.github.sudokusat.batch.Batch;
import io.github.sudokusat.count.CountResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.CountedGrid;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Counts the most expensive clue sets known, once each on all processors, with the engine that the façade uses; half a minute a set. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class HostileBenchmark {

    /** The index of the set, starting with the most expensive. */
    @Param({"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19"
    })
    public int place;

    @Benchmark
    public CountResult count() {
        CountedGrid set = CountedGrid.hostile().get(place);
        CountResult count = SudokuSolver.create()
                .withTaskRunner(Batch.onAllProcessors().taskRunner())
                .count(set.grid());
        if (!count.equals(new CountResult.Exact(set.count()))) {
            throw new IllegalStateException(count + " is not the count of " + set);
        }
        return count;
    }
}
