package io.github.sudokusat.bench;

import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Measures processor time per operation, of all threads of the process and of its child processes together; of the latter to 10 ms.
 *
 * <p>On a machine that is shared with others it varies far less than wall-clock time, and it includes the threads that a library starts unnoticed.
 */
public final class CpuProfiler implements InternalProfiler {

    static final String LABEL = "cpu.norm";

    private long start;

    /** Creates the profiler; JMH calls it by reflection. */
    public CpuProfiler() {}

    @Override
    public String getDescription() {
        return "processor time per operation";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        start = ProcessorTime.nanos();
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        double micros = (ProcessorTime.nanos() - start) / 1e3;
        long operations = result.getMetadata().getAllOps();
        return List.of(new ScalarResult(LABEL, micros / operations, "us/op", AggregationPolicy.AVG));
    }
}
