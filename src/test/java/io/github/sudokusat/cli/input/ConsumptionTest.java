package io.github.sudokusat.cli.input;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.run.Cancellation;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The estimate of the number of puzzles that the progress shows. */
class ConsumptionTest {

    private static final String LINE = ".".repeat(81) + "\n";
    private static final int EACH = 300;

    @TempDir
    Path directory;

    /** From the first puzzle on, although a puzzle or a block has always been read ahead. */
    @Test
    void isRightForLinesOfEqualLength() throws IOException {
        Path file = Files.writeString(directory.resolve("lines.txt"), LINE.repeat(EACH));
        List<String> twice = List.of(file.toString(), file.toString());
        for (boolean inBlocks : new boolean[] {false, true}) {
            CancellableInput none =
                    new CancellableInput(new ByteArrayInputStream(new byte[0]), () -> {}, new Cancellation());
            int puzzles = 0;
            try (Inputs inputs = new Inputs(twice, TextOptions.defaults(), none, inBlocks)) {
                assertThat(inputs.consumption().total(inputs.size())).isEqualTo(-1);
                boolean hasNext = inputs.hasNext();
                while (hasNext) {
                    puzzles += inputs.next().weight();
                    hasNext = inputs.hasNext();
                    assertThat(inputs.consumption().total(inputs.size())).isBetween(2L * EACH - 1, 2L * EACH + 8);
                }
            }
            assertThat(puzzles).isEqualTo(2 * EACH);
        }
    }
}
