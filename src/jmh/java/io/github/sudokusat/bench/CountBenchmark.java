package io.github.sudokusat.bench;

import io.github.sudokusat.batch.Batch;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** Measures exact counts with the engine that the façade uses, per clue set, over some clue sets of a kind. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
public class CountBenchmark {

    /** The kind of clue sets, as {@link CountedSet} names them. */
    @Param({
        "empty",
        "1 given",
        "2 givens",
        "3 givens",
        "4 givens",
        "17 givens",
        "hostile 17 givens",
        "17 clues less 1",
        "17 clues less 2",
        "17 clues less 3",
        "17 clues less 4",
        "6x6 empty",
        "8x8 empty",
        "8x8 2 givens",
        "8x8 6 givens",
        "8x8 12 givens"
    })
    public String set = "empty";

    /** The number of threads. */
    @Param({"1", "2"})
    public int threads = 1;

    private Grid[] grids = {};
    private SudokuSolver solver = SudokuSolver.create();

    @Setup
    public void make() {
        grids = CountedSet.make(set);
        solver = solver.withTaskRunner(Batch.onThreads(threads).taskRunner());
    }

    @Benchmark
    @OperationsPerInvocation(CountedSet.SIZE)
    public void count(Blackhole counts) {
        for (Grid grid : grids) {
            counts.consume(solver.count(grid));
        }
    }
}
