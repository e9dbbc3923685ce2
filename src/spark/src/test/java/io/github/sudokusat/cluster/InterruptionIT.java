package io.github.sudokusat.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.testing.Waits;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The interrupt key in the middle of a run that would take for ever. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class InterruptionIT {

    private static final String BLANK_10X10 = ".".repeat(100);
    private static final int INTERRUPTED = 130;

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"count", "enumerate", "count-one"})
    void aRunEndsWithOneLineAndLeavesNothingThatIsComplete(String name) throws Exception {
        Path results = directory.resolve("results");
        Path puzzles = Files.write(directory.resolve("puzzles.txt"), Collections.nCopies(8, BLANK_10X10));
        List<String> command = switch (name) {
            case "count" -> List.of(name, puzzles.toString(), "-o", results.toString());
            case "enumerate" -> List.of(name, BLANK_10X10, "-o", results.toString());
            default -> List.of(name, BLANK_10X10);
        };
        try (SparkProcess run = SparkProcess.submit(SparkProcess.home(), "local[2]", List.of(), command)) {
            run.awaitOutput("a task that starts", output -> output.contains("Starting task 0.0"));
            interrupt(run);
            assertThat(run.await()).as(run.output()).isEqualTo(INTERRUPTED);
            assertThat(run.output().lines().filter(line -> line.startsWith("sudoku-sat: ")))
                    .containsExactly("sudoku-sat: stopped before the end");
            assertThat(run.output()).doesNotContain("\tat ").doesNotContain(" ERROR ");
            assertThat(results).doesNotExist();
        }
    }

    private static void interrupt(SparkProcess run) throws Exception {
        assertThat(run.isAlive()).as(run.output()).isTrue();
        String id = ProcessHandle.current()
                .children()
                .filter(child -> child.info().commandLine().orElse("").contains(BLANK_10X10)
                        || child.info().commandLine().orElse("").contains("puzzles.txt"))
                .map(child -> Long.toString(child.pid()))
                .findFirst()
                .orElseThrow();
        assertThat(Waits.end(new ProcessBuilder("kill", "-INT", id).start()).exitCode())
                .isZero();
    }
}
