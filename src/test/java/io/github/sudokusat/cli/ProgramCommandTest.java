package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.CLASH;
import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EASY_SOLUTION;
import static io.github.sudokusat.cli.Cli.EMPTY_4;
import static io.github.sudokusat.cli.Cli.HARD;
import static io.github.sudokusat.cli.Cli.HARD_SOLUTION;
import static io.github.sudokusat.cli.Cli.NONE;
import static io.github.sudokusat.cli.Cli.TWO;
import static io.github.sudokusat.cli.Cli.TWO_FIRST;
import static io.github.sudokusat.cli.Cli.TWO_SECOND;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.MarksFormat;
import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.grid.Layout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The integer program on the command line: as an engine, and as a file. */
class ProgramCommandTest {

    @TempDir
    Path directory;

    private String file(String name, String text) throws IOException {
        return Files.writeString(directory.resolve(name), text).toString();
    }

    @Test
    void solvesChecksAndCounts() {
        for (String[] options : new String[][] {{"--engine", "ilp"}, {"--ilp", "sat4j"}, {"--ilp", "ojalgo"}}) {
            for (String[] puzzle : new String[][] {{EASY, EASY_SOLUTION}, {HARD, HARD_SOLUTION}}) {
                run("solve", options[0], options[1], puzzle[0]).is(0, puzzle[1] + "\n", "");
                run("check", options[0], options[1], puzzle[0]).is(0, "proper\n", "");
            }
            run("count", options[0], options[1], EMPTY_4).is(0, "288\n", "");
            assertThat(run("check", options[0], options[1], TWO).out()).isEqualTo("several\n");
            assertThat(run("solve", "--solutions", "all", options[0], options[1], TWO)
                            .out()
                            .lines())
                    .containsExactlyInAnyOrder(TWO_FIRST, TWO_SECOND);
            run("solve", options[0], options[1], NONE)
                    .isLike(3, run("solve", NONE).err());
            run("solve", options[0], options[1], CLASH)
                    .isLike(3, run("solve", CLASH).err());
        }
        run("solve", "--engine", "ilp", "--ilp", "ojalgo", EASY).is(0, EASY_SOLUTION + "\n", "");
    }

    @Test
    void namesTheLayoutsAndLimitsItSupports() {
        run("solve", "--ilp", "ojalgo", "--box", "5x5", ".".repeat(625))
                .is(
                        2,
                        "error\n",
                        "sudoku-sat: argument 1: line 1: --ilp ojalgo works up to 16x16, but this grid is 25x25;"
                                + " --ilp sat4j supports any layout\n");
        run("solve", "--engine", "bits", "--box", "5x5", ".".repeat(625))
                .is(2, "error\n", "sudoku-sat: argument 1: line 1: --engine bits does not support the layout 5x5\n");
        assertThat(run("solve", "--engine", "ilp", "--box", "5x5", ".".repeat(625))
                        .code())
                .isZero();
        run("solve", "--ilp", "ojalgo", "--max-conflicts", "0", HARD)
                .is(5, "unknown\n", "sudoku-sat: stopped: work limit reached\n");
        run("solve", "--engine", "ilp", "--timeout", "0s", HARD)
                .is(5, "unknown\n", "sudoku-sat: stopped: time limit reached\n");
        // Options about solving have no effect in export.
        assertThat(run("export", "--ilp", "ojalgo", EASY).code()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"units", "reduced"})
    void exportsAndDecodes(String clues) throws IOException {
        String lp =
                file("p.lp", run("export", "--to", "lp", "--clues", clues, TWO).out());
        String opb = file(
                "p.opb", run("export", "--to", "opb", "--clues", clues, TWO).out());
        assertThat(Files.readString(Path.of(lp)))
                .startsWith("\\ sudoku-sat 1\n")
                .contains("clues " + clues + "\n");
        assertThat(Files.readString(Path.of(opb))).startsWith("* #variable= ").contains("clues " + clues + "\n");
        runOn("s UNSATISFIABLE\n", "decode", opb, "-").is(3, "none\n", "");
        runOn("s UNKNOWN\n", "decode", "--dimacs-exit-codes", opb, "-").is(0, "unknown\n", "");
        runOn("s UNSATISFIABLE\n", "decode", "--format", "picture", opb, "-")
                .is(3, "According to the solver, there is no solution.\n", "");
        runOn("s UNKNOWN\n", "decode", "--format", "picture", opb, "-").is(5, "The solver could not decide.\n", "");
        runOn("s SATISFIABLE\nv x1\n", "decode", opb, "-")
                .isRefused("standard input: wrong answer: constraint cell_r1c", " does not hold: its sum is ");
        runOn("s SATISFIABLE\nv x1000\n", "decode", opb, "-")
                .isRefused("standard input: line 2, column 3: expected a value such as x1", ", but found \"x1000\"");
        runOn("s SATISFIABLE\nv x1\n", "decode", lp, "-")
                .isRefused("standard input: line 1, column 3: expected \"mip\", but found \"SATISFIABLE\"");
        runOn("s mip 1 1 u 0\ni 1 0\nj 1 0\ne o f\n", "decode", lp, "-")
                .isRefused("standard input: wrong answer: it has 1 rows and 1 columns, but");
        String cut = Files.readString(Path.of(lp)).replace("End\n", "");
        runOn("", "decode", file("cut.lp", cut), "-")
                .isRefused("standard input: line 1, column 1: expected ", ", but found the end of");
        runOn("s UNKNOWN\n", "decode", file("cut.opb", "* #variable= 64 #constraint= 64\n"), "-")
                .isRefused(
                        "cut.opb: line 2, column 1: expected constraint 1 of the 64",
                        ", but found the end of the text");
    }

    @Test
    void pencilMarksAreExportedReduced() throws IOException {
        Layout layout = Layout.boxes(2, 2);
        PencilMarks.Builder marks = PencilMarks.builder(layout);
        for (int cell = 0; cell < 16; cell++) {
            for (int digit = 1; digit <= 4; digit++) {
                if (cell > 0 || digit > 2) {
                    marks.add(cell, digit);
                }
            }
        }
        String text = MarksFormat.picture().format(marks.build());
        assertThat(runOn(text, "export", "--to", "lp").out())
                .contains("\\ encoding linear clues reduced\n", " cell_r1c1: x_r1c1_3 + x_r1c1_4 = 1\n");
        runOn(text, "export", "--to", "lp", "--clues", "units").isRefused("--clues units cannot express pencil marks");
    }
}
