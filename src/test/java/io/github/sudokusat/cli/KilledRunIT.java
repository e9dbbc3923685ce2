package io.github.sudokusat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.bits.BitSolver;
import io.github.sudokusat.testing.Waits;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A bulk run that is killed without a chance to clean up leaves what it had flushed: the records of the first puzzles, of which the last may be cut
 * short.
 */
class KilledRunIT {

    private static final String JAR = Objects.requireNonNull(System.getProperty("cli.jar"), "the property cli.jar");

    /** The number of puzzles, enough for some seconds. */
    private static final int LINES = 300_000;

    private static final int LINE = BitSolver.CELLS + 1;

    @TempDir
    Path directory;

    @Test
    void aFileStaysAsItIsAndWhatWasFlushedIsNextToIt() throws Exception {
        Path puzzles = Files.writeString(directory.resolve("puzzles.txt"), (Cli.HARD + "\n").repeat(LINES));
        Path old = Files.writeString(directory.resolve("solved.txt"), "old\n");
        Process process = new ProcessBuilder("java", "-jar", JAR, "solve", puzzles.toString(), "-o", old.toString())
                .inheritIO()
                .start();
        Waits.until("a hundred lines", () -> flushed().length() >= 100 * LINE);
        process.destroyForcibly();
        assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).as("it was killed").isEqualTo(128 + 9);
        assertThat(old).hasContent("old");
        String left = flushed();
        assertThat(left.length()).isGreaterThanOrEqualTo(100 * LINE);
        assertThat(left)
                .isEqualTo((Cli.HARD_SOLUTION + "\n")
                        .repeat(left.length() / LINE + 1)
                        .substring(0, left.length()));
    }

    /** The text under the temporary name; empty until the file exists. */
    private String flushed() throws Exception {
        try (Stream<Path> files = Files.list(directory)) {
            List<Path> temporary = files.filter(
                            file -> file.getFileName().toString().endsWith(".tmp"))
                    .collect(Collectors.toList());
            return temporary.isEmpty() ? "" : Files.readString(temporary.get(0), StandardCharsets.US_ASCII);
        }
    }
}
