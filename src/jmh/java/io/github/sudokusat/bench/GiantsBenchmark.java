package io.github.sudokusat.bench;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
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

/** Measures how long it takes to find two solutions of an empty giant grid by the default engine. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
public class GiantsBenchmark {

    /** The number of rows and columns of a box. */
    @Param({"6", "8", "10", "12", "16"})
    public int root = 10;

    /** Whether the diagonals are houses. */
    @Param({"false", "true"})
    public boolean diagonals;

    private final SudokuSolver solver = SudokuSolver.create();
    private Grid puzzle = Grid.empty(Layout.classic());

    @Setup
    public void open() {
        Layout layout = Layout.boxes(root, root);
        puzzle = Grid.empty(diagonals ? layout.with(Variant.DIAGONALS) : layout);
    }

    @Benchmark
    public CheckResult check() {
        return solver.check(puzzle);
    }
}
