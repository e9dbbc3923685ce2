package io.github.sudokusat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.testing.Forked;
import io.github.sudokusat.testing.Waits;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Running out of memory counts as a limit, reported in one line that names at least the memory that there was. */
class OutOfMemoryTest {

    private static final int HEAP = 48;

    @TempDir
    Path directory;

    private void assertThatMemoryIsTheLimit(String... options) throws Exception {
        Path file = directory.resolve("empty.txt");
        // SAT4J keeps a formula of 3.0 million clauses in memory.
        Files.writeString(file, (". ".repeat(36).strip() + "\n").repeat(36) + "\n");
        List<String> arguments = new ArrayList<>(List.of("solve", "--engine", "sat", "--box", "6x6"));
        arguments.addAll(List.of(options));
        arguments.add(file.toString());
        Waits.Ended ended = Forked.end("", List.of("-Xmx" + HEAP + "m"), Main.class, arguments.toArray(new String[0]));
        // The JVM never counts a part of its heap as usable.
        assertThat(ended.output())
                .matches("sudoku-sat: not enough memory \\(Java heap space\\); the heap is limited to 4[0-8] MB "
                        + "\\(java -Xmx\\.\\.\\. raises the limit\\)\n");
        assertThat(ended.exitCode()).isEqualTo(5);
    }

    @Test
    void onePuzzleIsTooLarge() throws Exception {
        assertThatMemoryIsTheLimit();
    }

    @Test
    void outputFileIsNotMade() throws Exception {
        Path output = directory.resolve("out.txt");
        assertThatMemoryIsTheLimit("-o", output.toString());
        try (Stream<Path> files = Files.list(directory)) {
            assertThat(files).containsExactly(directory.resolve("empty.txt"));
        }
    }
}
