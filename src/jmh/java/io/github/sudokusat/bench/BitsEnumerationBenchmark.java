package io.github.sudokusat.bench;

import io.github.sudokusat.engine.bits.BitSolver;
import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.testing.PuzzleMaker;
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

/** Solutions of random puzzles with a million to a hundred million of them; each invocation goes over four millions, or all. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 3, time = 3)
public class BitsEnumerationBenchmark {

    private static final long FEWEST = 1_000_000;
    private static final long MOST = 100_000_000;
    private static final long PORTION = 4_000_000;

    /** Which puzzle: the seed that its grid and its 60 blanks are made from; the next seeds if it has too few or too many solutions. */
    @Param({"1", "100", "200", "300"})
    public long puzzle;

    private Grid grid = Grid.empty(Layout.classic());
    private final byte[] solution = new byte[BitSolver.CELLS];

    @Setup
    public void make() {
        long solutions;
        long seed = puzzle;
        do {
            PuzzleMaker maker = new PuzzleMaker(seed++);
            grid = maker.blank(maker.solution(Layout.classic()), 60);
            solutions = new BitsEngine().start(grid, Limits.none()).count(MOST);
        } while (solutions < FEWEST || solutions == MOST);
    }

    /** Counted, without a look at each. */
    @Benchmark
    public long count(Rate rate) {
        BitSolver solver = new BitSolver();
        solver.start(grid.digits());
        long solutions = solver.advance(PORTION, Long.MAX_VALUE);
        rate.solutions += solutions;
        return solutions;
    }

    /** Each written as 81 characters. */
    @Benchmark
    public long stream(Rate rate) {
        BitSolver solver = new BitSolver();
        solver.start(grid.digits());
        long sum = 0;
        for (long i = 0; i < PORTION && solver.advance(1, Long.MAX_VALUE) == 1; i++) {
            solver.writeSolution(solution, 0);
            sum += solution[80];
            rate.solutions++;
        }
        return sum;
    }
}
