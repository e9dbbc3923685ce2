package io.github.sudokusat.cluster.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The records of 100,000 mixed puzzles with bad lines are those of the command line. */
@Tag("spark")
@Tag("slow")
class ManyPuzzlesTest {

    private static final int COUNT = 100_000;

    @TempDir
    private Path directory;

    @Test
    void recordsAreThoseOfTheCommandLine() throws IOException {
        Path file = Files.writeString(
                directory.resolve("many.txt"), String.join("\n", MixedPuzzles.random(15, COUNT)) + "\n");
        Path out = directory.resolve("out");
        JobRun.assertSame(out, List.of("check"), List.of(file));
        JobRun.assertSame(out, List.of("solve", "--format", "csv"), List.of(file));
        JobRun.assertSame(out, List.of("canonical", "--unique", "--format", "json"), List.of(file));
        assertThat(JobRun.records(directory.resolve("out.bad"))).hasSizeGreaterThan(COUNT / 10);
    }
}
