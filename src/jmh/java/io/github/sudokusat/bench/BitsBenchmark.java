package io.github.sudokusat.bench;

import io.github.sudokusat.engine.bits.Answer;
import io.github.sudokusat.engine.bits.BitSolver;
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

/**
 * Measures the bit-parallel search on byte ranges, per puzzle: it writes the first solution and looks for a second one.
 *
 * <p>{@link BenchmarkTable} fails if it allocates: {@value #ALLOCATES_NOTHING} in a benchmark's name says that it must not.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 3, time = 2)
public class BitsBenchmark {

    /** The suffix of the names of benchmarks that must not allocate. */
    static final String ALLOCATES_NOTHING = "InPlace";

    private static final int PUZZLES = 1000;

    /**
     * The number of variants of each puzzle, of which each turn uses one. More than ten thousand different puzzles leave the processor no branches
     * to learn by heart.
     */
    private static final int TURNS = 20;

    /** The puzzles. */
    @Param({"easy", "clues17", "magictour1465", "hardest"})
    public String set = "";

    private byte[] puzzles = {};
    private int turn;
    private final byte[] solutions = new byte[PUZZLES * BitSolver.CELLS];
    private final BitSolver solver = new BitSolver();

    @Setup
    public void load() {
        puzzles = Peer.variants(PuzzleSet.load(set, PUZZLES), TURNS);
    }

    @Benchmark
    @OperationsPerInvocation(PUZZLES)
    public byte[] solveInPlace() {
        int first = turn++ % TURNS * solutions.length;
        for (int at = 0; at < solutions.length; at += BitSolver.CELLS) {
            if (solver.solve(puzzles, first + at, solutions, at) != Answer.ONE) {
                throw new IllegalStateException(
                        "puzzle " + (first + at) / BitSolver.CELLS + " was found not to be proper");
            }
        }
        return solutions;
    }
}
