package io.github.sudokusat.bench;

import io.github.sudokusat.testing.PuzzleSet;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures the uniqueness check by other solvers and by ours, per puzzle; the baseline is ours on bytes. Solvers that are not installed are left out.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class PeerBenchmark {

    private static final int PUZZLES = 200;

    /** The puzzles. */
    @Param({"easy", "clues17", "magictour1465", "hardest"})
    public String set = "";

    /** The solver; {@link BenchmarkTable} leaves out those that are not installed. */
    @Param({"BYTES", "ENGINE", "CHOCO", "SFUHRM", "SAT4J", "QQWING", "MINISAT", "MINISAT_PROCESS"})
    public Peer peer = Peer.BYTES;

    private IntSupplier check = () -> 0;

    @Setup
    public void load() {
        check = peer.open(PuzzleSet.load(set, PUZZLES));
    }

    @Benchmark
    @OperationsPerInvocation(PUZZLES)
    public int check() {
        int proper = check.getAsInt();
        if (proper != PUZZLES) {
            throw new IllegalStateException(proper + " of " + PUZZLES + " puzzles were found to be proper");
        }
        return proper;
    }

    @TearDown
    public void close() throws Exception {
        if (check instanceof AutoCloseable open) {
            open.close();
        }
    }
}
