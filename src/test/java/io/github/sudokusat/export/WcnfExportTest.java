package io.github.sudokusat.export;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.testing.Seeds;
import io.github.sudokusat.testing.Tools;
import io.github.sudokusat.testing.rules.RandomRules;
import io.github.sudokusat.testing.rules.RuledGrid;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The text of WCNF files, and the optimum that clasp finds in them. */
class WcnfExportTest {

    @TempDir
    Path directory;

    private static String wcnf(Grid puzzle) throws IOException {
        StringBuilder text = new StringBuilder();
        assertThat(WcnfExport.write(puzzle, EncodingOptions.defaults(), text, Limits.none()))
                .isEmpty();
        return text.toString();
    }

    @Test
    void isTheSameByteForByte() throws IOException {
        assertThat(wcnf(Grid.empty(Layout.boxes(1, 2)).with(0, 1).with(1, 1)))
                .isEqualTo(Files.readString(Path.of("src/test/resources/golden/model/two.wcnf")));
    }

    @Test
    void whatWasStoppedLooksIncomplete() throws IOException {
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        StringBuilder text = new StringBuilder();
        assertThat(WcnfExport.write(
                        Grid.empty(Layout.boxes(5, 5)),
                        EncodingOptions.defaults(),
                        text,
                        Limits.none().withCancellation(cancellation)))
                .contains(StopReason.CANCELLED);
        assertThat(text).isEmpty();
    }

    /** The optimum is the distance to the nearest solution, by the meaning of the rules. */
    @Test
    @Tag("long")
    void theOptimumIsTheNumberOfGivensToTakeBack() throws Exception {
        Tools.require("clasp");
        long seed = Seeds.seed();
        for (int i = 0; i < 20; i++) {
            RuledGrid ruled = RandomRules.combination(Layout.boxes(2, 2), seed + i, 1 + i % 4)
                    .orElseThrow();
            Grid puzzle = ruled.puzzle(seed + i, 0.4);
            Random random = new Random(seed + i);
            for (int changes = i % 3; changes >= 0; changes--) {
                puzzle = puzzle.with(random.nextInt(16), 1 + random.nextInt(4));
            }
            assertThat(optimum(wcnf(puzzle)))
                    .as("seed %d: %s", seed + i, puzzle)
                    .isEqualTo(distance(ruled, puzzle));
        }
    }

    private static long distance(RuledGrid ruled, Grid puzzle) {
        long least = Long.MAX_VALUE;
        for (Grid solution : ruled.solutions(Grid.empty(ruled.layout()))) {
            long wrong = 0;
            for (int cell = 0; cell < 16; cell++) {
                wrong += puzzle.digit(cell) != 0 && puzzle.digit(cell) != solution.digit(cell) ? 1 : 0;
            }
            least = Math.min(least, wrong);
        }
        return least;
    }

    /** What clasp finds, which reads the format of the evaluations before 2022. */
    private long optimum(String wcnf) throws Exception {
        List<String> clauses =
                wcnf.lines().filter(line -> !line.startsWith("c")).toList();
        int variables = 0;
        StringBuilder old = new StringBuilder();
        for (String clause : clauses) {
            String weighted = clause.startsWith("h ") ? "1000" + clause.substring(1) : clause;
            old.append(weighted).append('\n');
            String[] words = clause.split(" ", -1);
            for (int i = 1; i < words.length; i++) {
                variables = Math.max(variables, Math.abs(Integer.parseInt(words[i])));
            }
        }
        String header = "p wcnf " + variables + " " + clauses.size() + " 1000\n";
        List<String> answer = OtherProgram.run(directory, header + old, "clasp", "FILE");
        assertThat(answer).contains("s OPTIMUM FOUND");
        return answer.stream()
                .filter(line -> line.startsWith("o "))
                .mapToLong(line -> Long.parseLong(line.substring(2)))
                .min()
                .orElseThrow();
    }
}
