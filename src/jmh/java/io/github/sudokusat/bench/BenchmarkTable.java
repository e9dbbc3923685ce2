package io.github.sudokusat.bench;

import io.github.sudokusat.testing.PuzzleSet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Runs the benchmarks and writes their results as a Markdown table.
 *
 * <pre>{@code
 * mvn -q -f src/jmh compile exec:exec
 * mvn -q -f src/jmh compile exec:exec -Drun="benchmarks CheckBenchmark" -Dpuzzles.dir=/where/the/sets/are
 * }</pre>
 *
 * <p>The table is written to {@code src/jmh/target/benchmarks.md}. The parameter {@code method} or {@code peer} of a benchmark tells the sides of a
 * comparison, of which the first is the baseline: the column <i>of the baseline</i> gives the share of its processor time that the others take in the same
 * run. On a machine that others use as well, rely on that and not on the time.
 */
public final class BenchmarkTable {

    private static final String ALLOCATED = "gc.alloc.rate.norm";

    /** Parameters that name the sides of a comparison. */
    private static final List<String> SIDES = List.of("method", "peer");

    private final StringBuilder text = new StringBuilder();
    /** The baseline's processor time, by benchmark and by the parameters that both sides share. */
    private final Map<String, Double> baselines = new HashMap<>();

    private BenchmarkTable() {}

    /**
     * Runs the benchmarks.
     *
     * @param args a part of the names of the benchmarks to run, as a regular expression, and the file for the table
     * @throws RunnerException if a benchmark fails
     * @throws IOException if the file cannot be written
     */
    public static void main(String[] args) throws RunnerException, IOException {
        if (args.length != 2) {
            throw new IllegalArgumentException("expected the benchmarks to run and the file for the table");
        }
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .include(args[0])
                        .addProfiler(GCProfiler.class)
                        .addProfiler(CpuProfiler.class)
                        .jvmArgsAppend(
                                "-Dpuzzles.dir=" + System.getProperty("puzzles.dir", "../shared/data"),
                                "-Dpeers.dir=" + System.getProperty("peers.dir", "target/peers"))
                        .param("peer", Peer.namesOfThoseThere())
                        .shouldFailOnError(true)
                        .build())
                .run();
        String table = new BenchmarkTable().write(results);
        Files.writeString(Path.of(args[1]), table, StandardCharsets.UTF_8);
        System.out.println(table);
    }

    private String write(Collection<RunResult> results) {
        text.append(
                "| benchmark | data | method | score | ± | unit | CPU µs/op | of the baseline | B/op allocated | rate |\n");
        text.append("|---|---|---|--:|--:|---|--:|--:|--:|---|\n");
        // JMH runs all data with one method before the next method; a comparison is read the other way round.
        Map<String, List<RunResult>> groups = new LinkedHashMap<>();
        for (RunResult result : results) {
            BenchmarkParams params = result.getParams();
            groups.computeIfAbsent(params.getBenchmark() + data(params), key -> new ArrayList<>())
                    .add(result);
        }
        for (List<RunResult> group : groups.values()) {
            for (RunResult result : group) {
                row(result);
            }
        }
        return text.toString();
    }

    private void row(RunResult result) {
        BenchmarkParams params = result.getParams();
        requireNoAllocation(result);
        Result<?> score = result.getPrimaryResult();
        double cpu = secondary(result, CpuProfiler.LABEL);
        String name = shortName(params.getBenchmark());
        String data = data(params);
        @Nullable String method = side(params);
        String ratio = "";
        if (method != null) {
            double baseline = baselines.computeIfAbsent(name + data, key -> cpu);
            ratio = number(cpu / baseline);
        }
        cell(name);
        cell(data);
        cell(method == null ? "" : method.toLowerCase(Locale.ROOT));
        cell(number(score.getScore()));
        cell(number(score.getStatistics().getStandardDeviation()));
        cell(score.getScoreUnit());
        cell(number(cpu));
        cell(ratio);
        cell(number(secondary(result, ALLOCATED)));
        cell(rates(result));
        text.append("|\n");
    }

    /**
     * The allowance in bytes per operation: JMH itself allocates some kilobytes an iteration, whereas one object for each operation would be 16
     * bytes or more.
     */
    private static void requireNoAllocation(RunResult result) {
        String name = result.getParams().getBenchmark();
        double allocated = secondary(result, ALLOCATED);
        if (name.endsWith(BitsBenchmark.ALLOCATES_NOTHING) && !(allocated < 8)) {
            throw new IllegalStateException(
                    name + " must not allocate, but allocates " + allocated + " bytes an operation");
        }
    }

    /** The side of a comparison, or null if there is none. */
    private static @Nullable String side(BenchmarkParams params) {
        for (String name : SIDES) {
            if (params.getParamsKeys().contains(name)) {
                return params.getParam(name);
            }
        }
        return null;
    }

    private void cell(String content) {
        text.append("| ").append(content).append(content.isEmpty() ? "" : " ");
    }

    private static String shortName(String benchmark) {
        int method = benchmark.lastIndexOf('.');
        return benchmark.substring(benchmark.lastIndexOf('.', method - 1) + 1);
    }

    /** The parameters other than the side of a comparison, and whether the puzzles are generated. */
    private static String data(BenchmarkParams params) {
        List<String> parts = new ArrayList<>();
        for (String key : params.getParamsKeys()) {
            String value = params.getParam(key);
            if (key.equals("set") && PuzzleSet.isMade(value)) {
                parts.add(value + " (made)");
            } else if (!SIDES.contains(key)) {
                parts.add(value.toLowerCase(Locale.ROOT));
            }
        }
        return String.join(", ", parts);
    }

    private static double secondary(RunResult result, String label) {
        // JMH declares a map of raw results, which -Xlint does not let us name.
        Map<String, ?> results = result.getSecondaryResults();
        for (Map.Entry<String, ?> entry : results.entrySet()) {
            if (entry.getKey().endsWith(label) && entry.getValue() instanceof Result<?> secondary) {
                return secondary.getScore();
            }
        }
        return Double.NaN;
    }

    /** The count of {@link Rate}, in millions a second. */
    private static String rates(RunResult result) {
        List<String> parts = new ArrayList<>();
        for (String label : List.of("clauses", "characters", "solutions")) {
            double rate = secondary(result, label);
            if (rate > 0) {
                parts.add(number(rate / 1e6) + " M " + label + "/s");
            }
        }
        return String.join(", ", parts);
    }

    /** A number with three significant digits, and more before the decimal point if necessary. */
    private static String number(double value) {
        if (Double.isNaN(value)) {
            return "";
        }
        int decimals = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
        return String.format(Locale.ROOT, "%,." + decimals + "f", value);
    }
}
