package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.run;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.text.MarksFormat;
import io.github.sudokusat.grid.text.PencilMarks;
import io.github.sudokusat.testing.BruteForce;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pencil marks are part of the puzzle: solutions stay within them. */
class PencilMarksTest {

    @TempDir
    private Path directory;

    /** Marks of the empty 4 × 4 grid without 1 and 2 in the first cell and without 3 in the last. */
    private String marks() throws Exception {
        Layout layout = Layout.boxes(2, 2);
        PencilMarks.Builder marks = PencilMarks.builder(layout);
        for (int cell = 0; cell < 16; cell++) {
            for (int digit = 1; digit <= 4; digit++) {
                if (!(cell == 0 && digit <= 2) && !(cell == 15 && digit == 3)) {
                    marks.add(cell, digit);
                }
            }
        }
        Path file = directory.resolve("marks.txt");
        Files.writeString(file, MarksFormat.picture().format(marks.build()) + "\n", StandardCharsets.UTF_8);
        return file.toString();
    }

    private static long expected() {
        return BruteForce.solutions(Grid.empty(Layout.boxes(2, 2)), 1000).stream()
                .filter(solution -> solution.digit(0) > 2 && solution.digit(15) != 3)
                .count();
    }

    @Test
    void countStaysWithinTheMarks() throws Exception {
        for (String engine : new String[] {"sat", "backtrack"}) {
            assertThat(run("count", "--engine", engine, marks()).out()).isEqualTo(expected() + "\n");
        }
    }

    @Test
    void everySolutionIsWithinTheMarks() throws Exception {
        assertThat(run("solve", "--solutions", "all", marks()).out().lines())
                .hasSize((int) expected())
                .doesNotHaveDuplicates()
                .allSatisfy(line -> assertThat(line).matches("[34].{14}[124]"));
        assertThat(run("check", marks()).out()).isEqualTo("several\n");
    }

    @Test
    void theExportedFormulaLeavesOutWhatTheMarksExclude() throws Exception {
        String formula = run("export", marks()).out();
        assertThat(formula).contains("clues reduced\n").contains("r1c1=3\n").doesNotContain("r1c1=1\n");
        assertThat(formula).doesNotContain("r4c4=3\n").contains("r4c4=4\n");
    }
}
