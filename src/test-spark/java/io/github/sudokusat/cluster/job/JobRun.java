package io.github.sudokusat.cluster.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.Cli;
import io.github.sudokusat.cluster.LocalSpark;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/**
 * What a job did.
 *
 * @param code its exit code
 * @param err its messages
 */
record JobRun(int code, String err) {

    /** Runs a job on two threads. */
    static JobRun of(String... arguments) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream messages = new PrintStream(err, true, StandardCharsets.UTF_8);
        int code = BulkJobs.run(LocalSpark::session, RemoteCommand.streams(messages), List.of(), arguments);
        return new JobRun(code, err.toString(StandardCharsets.UTF_8));
    }

    /** Runs a job and the command line, and asserts that the records are the same, as is the exit code. */
    static void assertSame(Path directory, List<String> command, List<Path> files, String... forCluster) {
        List<String> arguments = new ArrayList<>(command);
        files.forEach(file -> arguments.add(file.toString()));
        Cli.Result expected = Cli.run(arguments.toArray(String[]::new));
        arguments.addAll(List.of("-o", directory.toString(), "--overwrite"));
        arguments.addAll(List.of(forCluster));
        JobRun job = of(arguments.toArray(String[]::new));
        assertThat(job.code()).as("%s: %s", arguments, job.err()).isEqualTo(expected.code());
        assertThat(sorted(records(directory)))
                .as("%s: %s", arguments, job.err())
                .isEqualTo(sorted(expected.out().lines().toList()));
        assertThat(directory.resolve("_SUCCESS")).exists();
    }

    /** The lines of a directory's files; of several equal headers of CSV, one. */
    static List<String> records(Path directory) {
        List<String> all = new ArrayList<>();
        String header = null;
        for (Path file : parts(directory)) {
            List<String> lines = lines(file);
            boolean hasHeader = file.toString().contains(".csv") && !lines.isEmpty();
            if (hasHeader && header != null) {
                assertThat(lines.get(0)).isEqualTo(header);
                lines = lines.subList(1, lines.size());
            } else if (hasHeader) {
                header = lines.get(0);
            }
            all.addAll(lines);
        }
        return all;
    }

    /** The files of a directory with results, in order. */
    static List<Path> parts(Path directory) {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> file.getFileName().toString().startsWith("part-"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> lines(Path file) {
        try (InputStream raw = Files.newInputStream(file);
                InputStream in = file.toString().endsWith(".gz") ? new GZIPInputStream(raw) : raw) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> sorted(List<String> lines) {
        return lines.stream().sorted().toList();
    }

    /** Asserts that the job was refused with one message, before any work. */
    void isRefused(String message) {
        assertThat(code).as(err).isEqualTo(2);
        String withoutHint = err.replaceFirst("\\nTry 'sudoku-sat[a-z -]* --help'\\.\\n$", "\\n");
        assertThat(withoutHint).startsWith("sudoku-sat: ").contains(message).hasLineCount(1);
    }
}
