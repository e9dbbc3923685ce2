package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.CLASH;
import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EASY_SOLUTION;
import static io.github.sudokusat.cli.Cli.EMPTY_4;
import static io.github.sudokusat.cli.Cli.EMPTY_9;
import static io.github.sudokusat.cli.Cli.HARD;
import static io.github.sudokusat.cli.Cli.NONE;
import static io.github.sudokusat.cli.Cli.TWO;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static io.github.sudokusat.cli.Cli.runOnTerminal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.symmetry.Symmetries;
import io.github.sudokusat.run.RandomStream;
import org.junit.jupiter.api.Test;

class CanonicalCommandTest {

    private static String image(String puzzle, long seed) {
        Grid grid = GridParser.create().parse(puzzle);
        return Symmetries.of(Layout.classic())
                .random(RandomStream.of(seed))
                .apply(grid)
                .toString();
    }

    @Test
    void equivalentPuzzlesHaveOneForm() {
        String form = run("canonical", EASY).out();
        assertThat(form).hasSize(82);
        run("canonical", form.strip()).is(0, form, "");
        run("canonical", image(EASY, 1)).is(0, form, "");
        String least = run("canonical", "--form", "puzzle", EASY).out();
        run("canonical", "--form", "puzzle", image(EASY, 2)).is(0, least, "");
        assertThat(least).isLessThan(form);
        assertThat(run("canonical", EASY_SOLUTION).out()).startsWith("123456789");
        run("canonical", "--form", "puzzle", EASY_SOLUTION)
                .is(0, run("canonical", EASY_SOLUTION).out(), "");
    }

    @Test
    void theSolutionOfTheFormIsTheFormOfTheSolution() {
        String form = run("canonical", HARD).out().strip();
        String solution = run("solve", HARD).out().strip();
        assertThat(run("solve", form).out())
                .isEqualTo(run("canonical", solution).out());
    }

    @Test
    void jsonHasTheAutomorphisms() {
        assertThat(run("canonical", "--format", "json", EASY).out())
                .contains("\"result\":\"found\",\"canonical\":\"")
                .endsWith("\"form\":\"solution\",\"automorphisms\":\"1\",\"generators\":[]}\n");
        assertThat(run("canonical", "--format", "json", EMPTY_9).out())
                .contains(
                        "\"form\":\"puzzle\",\"automorphisms\":\"1218998108160\",\"generators\":[{\"transposed\":true,\"rows\":\"123456789\",\"columns\":\"123456789\",\"digits\":\"123456789\"},{\"transposed\":false,\"rows\":\"213456789\"");
        assertThat(run("canonical", "--format", "csv", EMPTY_4).out())
                .isEqualTo("line,id,puzzle,result,canonical,form,automorphisms,message\n1,," + EMPTY_4 + ",found,"
                        + EMPTY_4 + ",puzzle,3072,\n");
    }

    @Test
    void picturesSayHowManySymmetriesThereAre() {
        assertThat(runOnTerminal("canonical", EASY).out())
                .startsWith("The canonical form (solution):\n")
                .endsWith("No symmetry maps the puzzle to itself.\n");
        assertThat(runOnTerminal("canonical", EMPTY_4).out())
                .endsWith("3072 symmetries, the identity among them, map the puzzle to itself.\n");
    }

    @Test
    void puzzlesThatAreNotProperHaveTheFormPuzzle() {
        for (String puzzle : new String[] {NONE, TWO, EMPTY_9}) {
            run("canonical", puzzle)
                    .is(0, run("canonical", "--form", "puzzle", puzzle).out(), "");
            assertThat(run("canonical", "--format", "json", puzzle).out()).contains("\"form\":\"puzzle\"");
        }
    }

    @Test
    void uniqueDropsWhatIsEquivalentToAnEarlierPuzzle() {
        String input = EASY + "\n" + image(EASY, 1) + "\nx?\n" + HARD + "\n" + NONE + "\nx?\n" + image(HARD, 2) + "\n"
                + image(EASY, 3) + "\n" + NONE + "\n";
        String forms = run("canonical", EASY).out()
                + "error\n" + run("canonical", HARD).out()
                + run("canonical", NONE).out() + "error\n";
        for (String threads : new String[] {"1", "3"}) {
            Cli.Result result = runOn(input, "canonical", "--unique", "-j", threads);
            assertThat(result.out()).isEqualTo(forms);
            assertThat(result.code()).isEqualTo(2);
        }
        assertThat(runOn(input, "canonical", "--unique", "--format", "csv").out())
                .hasLineCount(6)
                .contains("\n1,," + EASY + ",found,", "\n4,," + HARD + ",found,");
        assertThat(runOn(input, "canonical").out()).hasLineCount(9);
        run("canonical", "--unique", EASY, EASY)
                .is(
                        0,
                        run("canonical", EASY).out(),
                        "sudoku-sat: left out 1 of 2 puzzles: equivalent to earlier ones\n");
        run("canonical", "--unique", "--quiet", EASY, EASY)
                .is(0, run("canonical", EASY).out(), "");
    }

    @Test
    void limitsStopTheSolver() {
        run("canonical", "--timeout", "0s", HARD).is(5, "unknown\n", "sudoku-sat: stopped: time limit reached\n");
        assertThat(run("canonical", "--timeout", "0s", "--format", "json", HARD).out())
                .endsWith("\"result\":\"unknown\",\"reason\":\"time limit reached\"}\n");
        runOn(HARD + "\n" + HARD + "\n", "canonical", "--unique", "--timeout", "0s")
                .is(5, "unknown\nunknown\n", "");
    }

    @Test
    void refusesWhatHasNoForm() {
        refuses(
                "conflicting givens have no canonical form: 1 appears more than once in row 1: r1c1, r1c4",
                "canonical",
                CLASH);
        refuses(
                "canonical forms are for plain boxes of 2x2, 2x3, 2x4, 3x2, 4x2 or 3x3, but the layout is 3x3 diagonals",
                "canonical",
                "--rule",
                "diagonals",
                EASY);
        refuses(
                "a canonical form has givens only, but these pencil marks exclude more candidates than the givens do",
                "canonical",
                "--box",
                "2x2",
                "12 1234 1234 1234\n" + "1234 1234 1234 1234\n".repeat(3));
        run("canonical", "--form", "json", EASY).isRefused("--form", "must be solution or puzzle, but is \"json\"");
    }

    private static void refuses(String message, String... arguments) {
        run(arguments).is(2, "error\n", "sudoku-sat: argument 1: line 1: " + message + "\n");
    }
}
