package io.github.sudokusat.bench;

import io.github.sudokusat.batch.Batch;
import io.github.sudokusat.generate.uniform.UniformSolutionResult;
import io.github.sudokusat.generate.uniform.UniformSolutions;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.TaskRunner;
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

/** Measures draws of uniform solutions, per clue set, over some clue sets of a kind: the first one, and further ones. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
public class UniformSolutionsBenchmark {

    /** The kind of clue sets, as {@link CountedSet} names them. */
    @Param({
        "empty",
        "4 givens",
        "8 givens",
        "10 givens",
        "12 givens",
        "17 givens",
        "hostile 17 givens",
        "slow to draw",
        "17 clues less 1",
        "17 clues less 3",
        "8x8 empty",
        "8x8 12 givens"
    })
    public String set = "empty";

    /** The number of threads for the shared work. */
    @Param({"1", "2"})
    public int threads = 1;

    private UniformSolutions[] prepared = {};
    private long index;

    @Setup
    public void make() {
        prepared = fresh();
    }

    private UniformSolutions[] fresh() {
        TaskRunner tasks = Batch.onThreads(threads).taskRunner();
        Grid[] grids = CountedSet.make(set);
        UniformSolutions[] solutions = new UniformSolutions[grids.length];
        for (int i = 0; i < grids.length; i++) {
            solutions[i] = UniformSolutions.of(SudokuSolver.create().engine(), Puzzle.of(grids[i]))
                    .withTaskRunner(tasks);
        }
        return solutions;
    }

    private void draw(UniformSolutions[] from, Blackhole drawn) {
        index++;
        for (UniformSolutions solutions : from) {
            UniformSolutionResult result = solutions.draw(1, index);
            drawn.consume(result.orElseThrow());
        }
    }

    @Benchmark
    @OperationsPerInvocation(CountedSet.SIZE)
    public void first(Blackhole drawn) {
        draw(fresh(), drawn);
    }

    @Benchmark
    @OperationsPerInvocation(CountedSet.SIZE)
    public void further(Blackhole drawn) {
        draw(prepared, drawn);
    }
}
