package io.github.sudokusat.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.Cli;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A command for a cluster of several processes, whose results must be those of the command line.
 *
 * @param command the command, its options and files
 * @param results the directory that it writes
 */
record ClusterJob(List<String> command, Path results) {

    /** Two executors, each a process with one core. */
    static final String MASTER = "local-cluster[2,1,1024]";

    /** The number of tasks of {@link #on}. */
    static final int TASKS = 24;

    /** The number of copies of known puzzles, each followed by a bad line. */
    static final int COPIES = 60;

    private static final List<String> SMALL = List.of("spark.executor.memory=512m", "spark.driver.host=127.0.0.1");

    /** A command on files, in a new directory of its own. */
    static ClusterJob of(List<String> command, Path file, Path results) {
        List<String> all = new ArrayList<>(command);
        all.add(file.toString());
        return new ClusterJob(List.copyOf(all), results);
    }

    /** A command on {@value COPIES} copies of known puzzles and bad lines, in {@value TASKS} tasks. */
    static ClusterJob on(Path directory, String... command) throws IOException {
        List<String> lines = new ArrayList<>();
        List<String> known = Files.readAllLines(Path.of("src/test/resources/golden/euler50.txt")).stream()
                .filter(line -> line.length() == 9)
                .toList();
        for (int copy = 0; copy < COPIES; copy++) {
            for (int i = 0; i + 9 <= known.size(); i += 9) {
                lines.add(String.join("", known.subList(i, i + 9)));
            }
            lines.add("not a puzzle " + copy);
        }
        Path puzzles = Files.write(directory.resolve("puzzles.txt"), lines);
        return of(List.of(command), puzzles, directory.resolve("results"));
    }

    /** Submits it to a cluster of two executors. */
    SparkProcess start(String... settings) throws IOException {
        return startOn(MASTER, settings);
    }

    /** Submits it. */
    SparkProcess startOn(String master, String... settings) throws IOException {
        List<String> all = new ArrayList<>(SMALL);
        all.addAll(List.of(settings));
        List<String> arguments = new ArrayList<>(command);
        arguments.addAll(List.of("-o", results.toString(), "--partitions", String.valueOf(TASKS)));
        return SparkProcess.submit(SparkProcess.home(), master, all, arguments);
    }

    /** Waits for the end, and asserts that nothing was lost, nor is there twice. */
    void assertComplete(SparkProcess job) throws IOException, InterruptedException {
        Cli.Result expected = Cli.run(command.toArray(String[]::new));
        assertThat(job.await()).as(job.output()).isEqualTo(expected.code());
        Results.assertSame(results, expected, job.output());
    }

    /** Asserts that bad lines were told, each once. */
    void assertBadLines(SparkProcess job) throws IOException {
        assertThat(job.output())
                .contains(COPIES + " bad lines, written to " + results + ".bad")
                .contains("error " + COPIES);
        assertThat(Results.records(Path.of(results + ".bad"))).hasSize(COPIES + 1);
    }
}
