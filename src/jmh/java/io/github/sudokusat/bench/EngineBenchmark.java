package io.github.sudokusat.bench;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.testing.PuzzleSet;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
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

/** Measures the uniqueness check by each engine, per puzzle, on puzzles that all of them can handle; the baseline is textbook backtracking. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
public class EngineBenchmark {

    private static final int PUZZLES = 1000;

    /** The puzzles. */
    @Param("easy")
    public String set = "";

    /** The engine. */
    @Param({"BACKTRACK", "DEFAULT"})
    public CheckMethod method = CheckMethod.DEFAULT;

    private Grid[] puzzles = {};
    private Predicate<Grid> check = puzzle -> false;

    @Setup
    public void load() {
        puzzles = PuzzleSet.load(set, PUZZLES);
        check = method.open();
    }

    @Benchmark
    @OperationsPerInvocation(PUZZLES)
    public int check() {
        return Checks.countProper(check, puzzles);
    }
}
