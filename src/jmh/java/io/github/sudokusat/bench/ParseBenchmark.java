package io.github.sudokusat.bench;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.testing.PuzzleSet;
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

/** Measures reading puzzles, each of them a line, per puzzle. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class ParseBenchmark {

    private static final int PUZZLES = 1000;

    /** The puzzles. */
    @Param("clues17")
    public String set = "";

    private String[] lines = {};
    private final GridParser parser = GridParser.create();

    @Setup
    public void load() {
        lines = PuzzleSet.lines(set, PUZZLES);
    }

    @Benchmark
    @OperationsPerInvocation(PUZZLES)
    public int parse() {
        int cells = 0;
        for (String line : lines) {
            cells += parser.parse(line).layout().cellCount();
        }
        return cells;
    }
}
