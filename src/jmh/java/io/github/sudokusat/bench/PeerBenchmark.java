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

/** The uniqueness check by other solvers and by ours, per puzzle; the baseline is choco-solver. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 3, time = 3)
public class PeerBenchmark {

    private static final int PUZZLES = 200;

    /** The puzzles. */
    @Param({"easy", "clues17", "magictour1465", "hardest"})
    public String set = "";

    /** The solver. */
    @Param({"CHOCO", "SFUHRM", "SAT4J", "MINISAT", "ENGINE", "BYTES"})
    public Peer method = Peer.BYTES;

    private Grid[] puzzles = {};
    private Predicate<Grid> check = puzzle -> false;

    @Setup
    public void load() {
        puzzles = PuzzleSet.load(set, PUZZLES);
        check = method.open(puzzles);
    }

    @Benchmark
    @OperationsPerInvocation(PUZZLES)
    public int check() {
        return Checks.countProper(check, puzzles);
    }
}
