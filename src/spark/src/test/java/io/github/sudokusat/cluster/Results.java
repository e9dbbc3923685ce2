package io.github.sudokusat.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.Cli;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/** A directory that a job has written. */
public final class Results {

    private Results() {}

    /** Asserts that a directory is complete, and has the records that the command line printed, in any order. */
    public static void assertSame(Path directory, Cli.Result expected, String description) {
        assertThat(sorted(records(directory)))
                .as(description)
                .isEqualTo(sorted(expected.out().lines().toList()));
        assertThat(directory.resolve("_SUCCESS")).exists();
        assertThat(directory.resolve("_temporary")).doesNotExist();
    }

    /** The lines of a directory's files; of several equal headers of CSV, one. */
    public static List<String> records(Path directory) {
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
    public static List<Path> parts(Path directory) {
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
}
