package io.github.sudokusat.bench;

import io.github.sudokusat.engine.bits.BitSolver;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.PuzzleMaker;
import java.math.BigInteger;
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

/**
 * Measures finding solutions of random puzzles that have about a million, ten million or a hundred million of them. Each invocation continues with
 * the next million, and starts again after the last.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class BitsEnumerationBenchmark {

    private static final int PORTION = 1_000_000;

    /** The numbers of blanks that are tried. */
    private static final int MOST_BLANKS = 64;

    private static final int RANGE = 7;

    /** The approximate number of solutions: between two thirds and one and a half times this number. */
    @Param({"1000000", "10000000", "100000000"})
    public long solutions;

    /** The puzzle, given by its first seed. */
    @Param({"1", "1000", "2000"})
    public long puzzle;

    private int[] digits = {};
    private final byte[] text = new byte[BitSolver.CELLS];
    private final BitSolver solver = new BitSolver();

    @Setup
    public void make() {
        SudokuSolver counter = SudokuSolver.create();
        BigInteger least = BigInteger.valueOf(solutions * 2 / 3);
        BigInteger most = BigInteger.valueOf(solutions * 3 / 2);
        BigInteger count;
        long seed = puzzle;
        do {
            PuzzleMaker maker = new PuzzleMaker(seed++);
            Grid grid = maker.blank(maker.solution(Layout.classic()), MOST_BLANKS - (int) (seed % RANGE));
            digits = grid.digits();
            count = counter.count(grid).value();
        } while (count.compareTo(least) < 0 || count.compareTo(most) > 0);
        System.out.println(Grid.of(Layout.classic(), digits) + " has " + count + " solutions");
    }

    /** Counts the solutions without examining them. */
    @Benchmark
    public long count(Rate rate) {
        long found = solver.advance(PORTION, Long.MAX_VALUE);
        if (found < PORTION) {
            solver.start(digits);
        }
        rate.solutions += found;
        return found;
    }

    /** Writes each solution as 81 characters. */
    @Benchmark
    public long stream(Rate rate) {
        long sum = 0;
        for (int i = 0; i < PORTION; i++) {
            if (solver.advance(1, Long.MAX_VALUE) == 0) {
                solver.start(digits);
                return sum;
            }
            solver.writeSolution(text, 0);
            sum += text[80];
            rate.solutions++;
        }
        return sum;
    }
}
