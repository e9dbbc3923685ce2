package io.github.sudokusat.bench;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.testing.VariantPuzzles;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures the uniqueness check of the published puzzles with variant rules by propagation, all of them one after another, and prints the median
 * processor time of a puzzle and the puzzles that take longest.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2)
@Measurement(iterations = 3)
public class VariantCheckBenchmark {

    private static final int NAMED = 8;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Engine engine = PropagateEngine.create();
    private List<VariantPuzzles.Published> puzzles = List.of();
    /** The least processor time of each puzzle so far. */
    private long[] nanos = {};

    @Setup
    public void load() {
        puzzles = VariantPuzzles.load();
        nanos = new long[puzzles.size()];
        Arrays.fill(nanos, Long.MAX_VALUE);
    }

    @Benchmark
    public long checkAll() {
        long found = 0;
        for (int i = 0; i < nanos.length; i++) {
            long start = THREADS.getCurrentThreadCpuTime();
            try (Search search = engine.start(puzzles.get(i).puzzle(), Limits.none())) {
                found += search.count(2);
            }
            nanos[i] = Math.min(nanos[i], THREADS.getCurrentThreadCpuTime() - start);
        }
        return found;
    }

    @TearDown(Level.Trial)
    public void print() {
        Integer[] order = new Integer[nanos.length];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, (a, b) -> Long.compare(nanos[b], nanos[a]));
        if (order.length > 0) {
            System.out.printf("%nmedian %.3f ms%n", nanos[order[order.length / 2]] / 1e6);
        }
        for (int i = 0; i < Math.min(NAMED, order.length); i++) {
            System.out.printf("%s %.1f ms%n", puzzles.get(order[i]).id(), nanos[order[i]] / 1e6);
        }
    }
}
