package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.CLASH;
import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EASY_SOLUTION;
import static io.github.sudokusat.cli.Cli.EMPTY_9;
import static io.github.sudokusat.cli.Cli.HARD;
import static io.github.sudokusat.cli.Cli.NONE;
import static io.github.sudokusat.cli.Cli.TWO;
import static io.github.sudokusat.cli.Cli.TWO_FIRST;
import static io.github.sudokusat.cli.Cli.TWO_SECOND;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static io.github.sudokusat.cli.Cli.runOnTerminal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.testing.Tools;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** {@code minimize} and {@code candidates}. */
@Tag("long")
class GivensCommandsTest {

    /** The first solution of {@link Cli#TWO} without its last two rows and r1c1, all of which follow from the rest. */
    private static final String FOUR = "1..4.........32.";

    private static final String MARKS = "12 1234 1234 1234\n" + "1234 1234 1234 1234\n".repeat(3);

    @Test
    void aMinimalPuzzleStaysAsItIs() {
        run("minimize", FOUR).is(0, FOUR + "\n", "");
        run("minimize", HARD).is(0, HARD + "\n", "");
        run("minimize", "--format", "json", FOUR)
                .is(
                        0,
                        "{\"line\":1,\"puzzle\":\"" + FOUR + "\",\"result\":\"minimized\",\"minimal\":\"" + FOUR
                                + "\",\"redundant\":[]}\n",
                        "");
        assertThat(runOnTerminal("minimize", FOUR).out())
                .startsWith("Minimal: no given follows from the others.\n")
                .hasLineCount(8);
    }

    @Test
    void redundantGivensAreNamed() {
        String more = "1..4......4..32.";
        run("minimize", more).is(0, FOUR + " r3c3=4\n", "");
        run("minimize", "--format", "json", more)
                .is(
                        0,
                        "{\"line\":1,\"puzzle\":\"" + more + "\",\"result\":\"minimized\",\"minimal\":\"" + FOUR
                                + "\",\"redundant\":[\"r3c3=4\"]}\n",
                        "");
        run("minimize", "--format", "csv", more)
                .is(
                        0,
                        "line,id,puzzle,result,minimal,redundant,message\n1,," + more + ",minimized," + FOUR
                                + ",r3c3=4,\n",
                        "");
        assertThat(runOnTerminal("minimize", more).out())
                .startsWith(
                        "1 of the 5 givens is redundant, that is, it follows from all the others: r3c3=4\nA minimal puzzle with 4 givens:\n");
    }

    @Test
    void theSeedChoosesTheMinimalPuzzle() {
        String first = run("minimize", "--seed", "1", EASY_SOLUTION).out();
        assertThat(run("minimize", "--seed", "1", EASY_SOLUTION).out()).isEqualTo(first);
        assertThat(run("minimize", "--seed", "2", EASY_SOLUTION).out()).isNotEqualTo(first);
        String puzzle = first.substring(0, 81);
        run("solve", puzzle).is(0, EASY_SOLUTION + "\n", "");
        run("check", puzzle).is(0, "proper\n", "");
        run("minimize", puzzle).is(0, puzzle + "\n", "");
    }

    @Test
    void puzzlesWithSeveralSolutionsAreMinimizedToo() {
        String minimal = run("minimize", TWO).out().substring(0, 16);
        run("count", minimal).is(0, "2\n", "");
        run("minimize", minimal).is(0, minimal + "\n", "");
    }

    @Test
    void aPuzzleWithoutASolutionCannotBeMinimized() {
        run("minimize", NONE).is(3, "none\n", "");
        run("minimize", "--format", "json", CLASH)
                .is(
                        3,
                        "{\"line\":1,\"puzzle\":\"" + CLASH + "\",\"result\":\"none\""
                                + ",\"conflicts\":[\"1 appears more than once in row 1: r1c1, r1c4\"]}\n",
                        "");
        String reason = "1 appears more than once in row 1: r1c1, r1c4";
        run("minimize", CLASH).is(3, "none\n", "sudoku-sat: no solution: " + reason + "\n");
        run("minimize", "--needless-rules", CLASH).is(3, "none\n", "sudoku-sat: no solution: " + reason + "\n");
        run("candidates", CLASH).is(3, "none\n", "sudoku-sat: no solution: " + reason + "\n");
        assertThat(run("minimize", "--format", "csv", CLASH).out()).endsWith("\"" + reason + "\"\n");
        assertThat(runOnTerminal("minimize", NONE).out()).isEqualTo("No solution.\n");
    }

    @Test
    void manyPuzzlesKeepTheirOrder() {
        runOn(FOUR + "\n" + NONE + "\nx?\n" + TWO_FIRST.substring(0, 15) + ".\n", "minimize", "--box", "2x2", "-j", "2")
                .isLike(2, "sudoku-sat: standard input: line 3, column 3: expected 16 cells, but found 2 cells\n");
        Cli.Result result = runOn(FOUR + "\n" + NONE + "\n" + FOUR + "\n", "minimize", "-j", "3");
        result.is(0, FOUR + "\nnone\n" + FOUR + "\n", "");
    }

    @Test
    void limitsStopBoth() {
        run("minimize", "--timeout", "0s", HARD).is(5, "unknown\n", "sudoku-sat: stopped: time limit reached\n");
        run("minimize", "--max-conflicts", "1", HARD).is(5, "unknown\n", "sudoku-sat: stopped: work limit reached\n");
        run("candidates", "--timeout", "0s", HARD).is(5, "unknown\n", "sudoku-sat: stopped: time limit reached\n");
        assertThat(run("candidates", "--format", "json", "--max-conflicts", "0", HARD)
                        .out())
                .endsWith("\"result\":\"unknown\",\"reason\":\"work limit reached\"}\n");
        assertThat(runOnTerminal("minimize", "--timeout", "0s", HARD).out())
                .isEqualTo("Stopped: time limit reached.\n");
        // A 9×9 grid has too many solutions left to show which digits are needed, but some digits that suffice are
        // found.
        Cli.Result needed = run("candidates", "--needed", "--format", "json", EMPTY_9);
        assertThat(needed.code()).isZero();
        assertThat(needed.out()).contains("\"smallest\":false");
    }

    @Test
    void candidatesOfAProperPuzzleAreItsSolution() {
        String line = run("candidates", EASY).out();
        assertThat(line).hasSize(730);
        assertThat(line.replace(".", "").strip()).isEqualTo(EASY_SOLUTION);
        assertThat(run("candidates", "--format", "json", EASY).out())
                .startsWith("{\"line\":1,\"puzzle\":\"" + EASY
                        + "\",\"result\":\"found\",\"candidates\":[\"r1c1=5\",\"r1c2=3\",")
                .endsWith(",\"r9c9=9\"],\"fixed\":\"" + EASY_SOLUTION + "\"}\n");
        assertThat(runOnTerminal("candidates", EASY).out()).startsWith("One solution.\n");
        run("candidates", "--needed", EASY).is(0, line, "");
        assertThat(run("candidates", "--needed", "--format", "picture", EASY).out())
                .startsWith("One solution.\n")
                .endsWith("\nNo further digit is needed: the puzzle is already proper.\n");
        assertThat(run("candidates", "--format", "picture", EASY).out()).doesNotContain("needed");
    }

    private static final String HEADER =
            "line,id,puzzle,result,candidates,fixed,needed,smallest,witness1,witness2,message\n";

    @Test
    void digitsAndBordersAreThoseOfAllOtherPictures() {
        String puzzle = "ABCD............";
        assertThat(runOnTerminal("candidates", "--color", "never", "--alphabet", "ABCD", puzzle)
                        .out())
                .isEqualTo("""
                        36 candidates occur in a solution; 4 cells are the same in all solutions.
                        ┌─────────┬─────────┐
                        │ A   B   │ C   D   │
                        │ CD  CD  │ AB  AB  │
                        ├─────────┼─────────┤
                        │ BCD ACD │ ABD ABC │
                        │ BCD ACD │ ABD ABC │
                        └─────────┴─────────┘
                        """);
        assertThat(run("candidates", "--alphabet", "ABCD", puzzle).out()).startsWith("A....B....C....D..CD..CD");
        assertThat(run("candidates", "--alphabet", "ABCD", "--needed", puzzle).out())
                .contains("=A ");
        assertThat(run("check", "--alphabet", "ABCD", puzzle).err())
                .contains("one solution:     ABCD", "another solution: ABCD", "4 cells differ: ")
                .doesNotContainPattern("solution: .*\\d");
        run("check", "--alphabet", "ABCD", "AA..............").is(3, "none\n", """
                        sudoku-sat: no solution: A appears more than once in row 1: r1c1, r1c2
                        sudoku-sat: no solution: A appears more than once in box 1: r1c1, r1c2
                        """);
        assertThat(run("minimize", "--alphabet", "ABCD", "ABCDCDABBADCDCB.").out())
                .contains(" r1c1=A r1c2=B ");
    }

    @Test
    void candidatesOfSeveralSolutionsAreThoseOfEach() {
        String line = run("candidates", TWO).out();
        assertThat(line).isEqualTo("1.3..2..1.3....41.3....41.3..2...2..1......4..3....4..3..2..1...\n");
        run("solve", "--box", "2x2", "--solutions", "all", line.strip()).isLike(0, "");
        String json = run("candidates", "--needed", "--format", "json", TWO).out();
        assertThat(json)
                .contains("\"fixed\":\".2.4.4.221434321\"", "\"witness\":[\"", TWO_FIRST, TWO_SECOND)
                .contains("\"differ\":[\"r1c1\",\"r1c3\",\"r2c1\",\"r2c3\"]")
                .containsPattern("\"needed\":\\[\"r[12]c[13]=[13]\"],\"smallest\":true}\n$");
        Cli.Result needed = run("candidates", "--needed", TWO);
        needed.isLike(0, "");
        assertThat(needed.out()).matches(java.util.regex.Pattern.quote(line.strip()) + " r[12]c[13]=[13]\n");
        assertThat(run("candidates", "--needed", TWO, EASY, TWO).out())
                .isEqualTo(needed.out() + run("candidates", EASY).out() + needed.out());
        assertThat(runOnTerminal("candidates", "--needed", TWO).out())
                .startsWith("20 candidates occur in a solution; 12 cells are the same in all solutions.\n")
                .containsPattern("Exactly one solution has r[12]c[13]=[13]\\.\n$");
        assertThat(run("candidates", "--format", "csv", TWO).out())
                .isEqualTo(HEADER + "1,," + TWO + ",found," + line.strip() + "," + TWO + ",,," + TWO_FIRST + ","
                        + TWO_SECOND + ",\n");
        assertThat(run("candidates", "--needed", "--format", "csv", TWO).out())
                .startsWith(HEADER)
                .containsPattern("," + TWO + ",r[12]c[13]=[13],true," + TWO_FIRST + "," + TWO_SECOND + ",\n$");
        assertThat(run("candidates", "--needed", "--format", "csv", EASY).out())
                .startsWith(HEADER)
                .endsWith("," + EASY_SOLUTION + ",,,,,\n");
        assertThat(run("candidates", "--format", "csv", NONE).out())
                .isEqualTo(HEADER + "1,," + NONE + ",none,,,,,,,\n");
    }

    @Test
    void aPuzzleWithoutASolutionHasNoCandidates() {
        run("candidates", NONE).is(3, "none\n", "");
        assertThat(run("candidates", "--format", "json", NONE).out())
                .endsWith("\"result\":\"none\",\"conflicts\":[]}\n");
        assertThat(runOnTerminal("candidates", NONE).out()).isEqualTo("No solution.\n");
    }

    @Test
    void pencilMarksAreKeptOrRefused() {
        String line = run("candidates", "--box", "2x2", MARKS).out();
        assertThat(line).startsWith("12..").hasSize(65);
        assertThat(run("minimize", "--box", "2x2", MARKS).err())
                .isEqualTo(
                        "sudoku-sat: argument 1: line 1: only givens are minimized, but these pencil marks exclude more candidates"
                                + " than the givens do\n");
        assertThat(runOn(MARKS + "\n", "minimize", "--box", "2x2").code()).isEqualTo(2);
    }

    @Test
    void whatWasReadAndTheMinimalPuzzleAreApartInJson() {
        String marks = run("show", "--format", "marks", TWO_FIRST.substring(0, 15) + ".")
                .out();
        String json = run("minimize", "--box", "2x2", "--format", "json", marks).out();
        String minimal =
                run("minimize", "--box", "2x2", "--format", "line", marks).out().substring(0, 16);
        assertThat(json).contains("\"puzzle\":\"" + TWO_FIRST + "\"").contains("\"minimal\":\"" + minimal + "\"");
        runOn(json, "show", "--format", "line").is(0, TWO_FIRST + "\n", "");
        runOn(json, "minimize").is(0, run("minimize", marks, "--box", "2x2").out(), "");
        run("solve", minimal).is(0, TWO_FIRST + "\n", "");
    }

    @Test
    void otherLayoutsAndSolversWorkAsWell() {
        assertThat(run("candidates", "--rule", "diagonals", "--box", "2x2", "1...............")
                        .code())
                .isZero();
        run("minimize", "cnf-examples/16x16.txt").isLike(0, "");
        Tools.require("minisat");
        run("minimize", "--solver", "minisat -verb=0 {cnf} {out}", FOUR).is(0, FOUR + "\n", "");
        assertThat(run("candidates", "--solver", "minisat -verb=0 {cnf} {out}", TWO)
                        .out())
                .isEqualTo(run("candidates", TWO).out());
    }

    @Test
    void optionsWithoutAnEffectAreIgnored() {
        run("minimize", "--limit", "5", "--clues", "assumed", "--encoding", "minimal", FOUR)
                .is(0, FOUR + "\n", "");
        run("minimize", "--engine", "bits", HARD).is(0, HARD + "\n", "");
        run("candidates", "--engine", "backtrack", "--limit", "5", TWO)
                .is(0, run("candidates", TWO).out(), "");
        run("minimize", "--limit", "-1", FOUR).isRefused("--limit must be 0 or more, but is -1");
    }
}
