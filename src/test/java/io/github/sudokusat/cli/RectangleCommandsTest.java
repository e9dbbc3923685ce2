package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.run;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands on a grid of 6 rows, 8 columns and 8 digits, the puzzle {@code 6x8: Plain} among the examples of the Interactive Sudoku Solver. */
@Tag("long")
class RectangleCommandsTest {

    private static final String RULES = "grid 6x8 box 2x4";
    private static final String PUZZLE = "1.8.54.2..4...7.352.1..6.1...3...2.8..53.61.7..4";
    private static final String SOLUTION = "178654322345867135241786816723454278615356137824";

    @ParameterizedTest
    @ValueSource(strings = {"sat", "backtrack", "propagate", "ilp"})
    void enginesFindTheSolution(String engine) {
        run("solve", "--engine", engine, "--rules", RULES, PUZZLE).is(0, SOLUTION + "\n", "");
        run("check", "--engine", engine, "--rules", RULES, PUZZLE).is(0, "proper\n", "");
    }

    @Test
    void rowsAndPicturesHaveTheCellsOfTheGrid() {
        run("show", "--format", "rows", "--rules", RULES, PUZZLE)
                .is(0, "1.8.54.2\n..4...7.\n352.1..6\n.1...3..\n.2.8..53\n.61.7..4\n", "");
        run("show", "--format", "regions", "--rules", "grid 2x3 regions 11.122", "......")
                .is(0, "11.122\n", "");
        assertThat(run("show", "--format", "picture", "--rules", RULES, PUZZLE).out())
                .startsWith("+---------+---------+\n| 1 . 8 . | 5 4 . 2 |\n")
                .hasLineCount(10);
    }

    @Test
    void logicGoesToTheEnd() {
        assertThat(run("explain", "--rules", RULES, PUZZLE).out()).doesNotContain("r7c", "c9");
        assertThat(run("rate", "--rules", RULES, PUZZLE).out()).startsWith("easy ");
    }

    @Test
    void givensThatCanGoAreThoseOfTheGrid() {
        String minimal = run("minimize", "--rules", RULES, PUZZLE).out().split(" ", 2)[0];
        assertThat(minimal).hasSize(PUZZLE.length());
        run("solve", "--rules", RULES, minimal).is(0, SOLUTION + "\n", "");
    }

    @Test
    void generatedPuzzlesAreProper() {
        for (String symmetry : new String[] {"none", "half-turn", "horizontal"}) {
            String puzzle = run("generate", "--rules", RULES, "--symmetry", symmetry, "--seed", "3")
                    .out()
                    .strip();
            run("check", "--rules", RULES, puzzle).is(0, "proper\n", "");
        }
    }

    @Test
    void whatNeedsUsualGridsIsRefused() {
        assertThat(run("show", "--format", "library", "--rules", RULES, PUZZLE).err())
                .contains("library lines are for grids with as many rows, columns and cells in a box as digits");
        assertThat(run("show", "--format", "fpuzzles", "--rules", RULES, PUZZLE).err())
                .contains("f-puzzles has as many rows and columns as digits");
        assertThat(run("canonical", "--rules", RULES, PUZZLE).err()).contains("grid of 6x8 with boxes of 2x4");
        assertThat(run("solve", "--rules", RULES + "; rule diagonals", PUZZLE).err())
                .contains(
                        "expected a rule that a grid of 6x8 with boxes of 2x4 and digits 1-8 can have, but found \"rule diagonals\":"
                                + " diagonals needs as many rows and columns as digits");
        run("var", "--rules", RULES, "r7c1=1").isRefused("r7c1 is outside the 6x8 grid");
        assertThat(run("solve", "--rules", RULES, PUZZLE + "..").err()).contains("but found 50 cells");
    }

    @Test
    void optionsNameTheGridOfTheRules() {
        run("solve", "--rules", "grid 3x4", "--box", "2x2", "............")
                .isRefused("--box and --rules name different grids: \"box 2x2\" and \"grid 3x4\"");
        run("solve", "--rules", "grid 3x4", "--regions", "1111222233334444", "............")
                .isRefused("--regions and --rules name different grids: \"regions 1111222233334444\" and \"grid 3x4\"");
        assertThat(run("solve", "--rules", "grid 3x4", "--regions", "111122223333", "............")
                        .err())
                .contains("or the line \"grid RxC regions …\" for a grid that is not square");
        run("count", "--rules", "grid 4x4 box 2x2; digits 1-4", "--box", "2x2", "................")
                .is(0, "288\n", "");
    }

    @Test
    void canonicalFormsNameTheGridBeforeItsRules() {
        assertThat(run("canonical", "--rules", RULES + "; killer 3 r1c1 r1c2", PUZZLE)
                        .err())
                .contains("but the layout is a grid of 6x8 with boxes of 2x4 and digits 1-8");
        assertThat(run("canonical", "--rules", "box 2x2; killer 3 r1c1 r1c2", "................")
                        .err())
                .contains("but the layout has variant rules, such as killer cage 3 at r1c1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"grid 4x4 box 2x2; digits 0-4", "grid 3x4; digits 1-5", "grid 9x8", "grid 3x3; digits 1-4"})
    void logicTriesEverythingOnGridsWithoutWholeLines(String rules) {
        int cells =
                rules.startsWith("grid 9x8") ? 72 : rules.startsWith("grid 4x4") ? 16 : rules.contains("3x4") ? 12 : 9;
        for (String command : new String[] {"hint", "explain", "rate"}) {
            assertThat(run(command, "--timeout", "5s", "--rules", rules, ".".repeat(cells))
                            .err())
                    .doesNotContain("internal error");
        }
    }

    @Test
    void boxesOfRulesMustBeThere() {
        for (String rule : new String[] {"index box r1c3", "region-sum r1c3 r1c4 r2c4"}) {
            for (String grid : new String[] {
                "grid 3x4", "grid 3x4 regions AA..AABBBBBB; digits 1-6", "grid 3x4 box 1x4; digits 1-6"
            }) {
                assertThat(run("count", "--rules", grid + "; " + rule, "............")
                                .err())
                        .contains("which is in no box or region");
            }
        }
    }
}
