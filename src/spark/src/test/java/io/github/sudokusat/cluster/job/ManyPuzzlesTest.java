package io.github.sudokusat.cluster.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cluster.Results;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The records of 100,000 mixed puzzles with bad lines are those of the command line. */
@Tag("slow")
class ManyPuzzlesTest {

    @TempDir
    private Path directory;

    @Test
    void recordsAreThoseOfTheCommandLine() throws IOException {
        Path file = ManyPuzzles.write(directory);
        Path out = directory.resolve("out");
        for (List<String> command : ManyPuzzles.COMMANDS) {
            JobRun.assertSame(out, command, List.of(file));
        }
        assertThat(Results.records(directory.resolve("out.bad"))).hasSizeGreaterThan(ManyPuzzles.COUNT / 10);
    }
}
