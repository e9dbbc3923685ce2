package io.github.sudokusat.bench;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.backtrack.BacktrackEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The first solutions of the empty grid, counted; the time should grow as their number does. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
public class EnumerationBenchmark {

    /** How many solutions. */
    @Param({"1000", "10000", "100000"})
    public int solutions = 1000;

    /** The engine. */
    @Param({"backtrack", "sat"})
    public String engine = "sat";

    private Engine opened = new BacktrackEngine();

    @Setup
    public void open() {
        opened = engine.equals("sat") ? CdclEngine.of(Sat4jSolver.instance()) : new BacktrackEngine();
    }

    @Benchmark
    public long enumerate() {
        try (Search search = opened.start(Puzzle.of(Grid.empty(Layout.classic())), Limits.none())) {
            return search.count(solutions);
        }
    }
}
