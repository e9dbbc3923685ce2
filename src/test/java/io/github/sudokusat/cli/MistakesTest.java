package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EASY_SOLUTION;
import static io.github.sudokusat.cli.Cli.HARD;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static io.github.sudokusat.cli.Cli.runOnTerminal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.testing.Tools;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code check} on the position of a player whose givens are known. */
class MistakesTest {

    private static final String GIVENS = "1...............";
    private static final String HEADER =
            "line,id,puzzle,result,solution,witness1,witness2,wrong,wrongEliminations,message\n";

    /** The easy puzzle with 4 in place of the 5 of r1c1, and two more digits, of which 2 in r1c3 is wrong. */
    private static final String WRONG = "432" + "6" + EASY.substring(4);

    private static final String UNSOLVABLE = "531" + EASY.substring(3);

    @Test
    void wrongDigitsAreNamedInEveryFormat() {
        String sentences = "r1c1=4 is wrong: the given in r1c1 is 5;r1c3=2 is wrong";
        run("check", "--givens", EASY, WRONG)
                .is(
                        3,
                        "none r1c1=4 r1c3=2\n",
                        "sudoku-sat: r1c1=4 is wrong: the given in r1c1 is 5\nsudoku-sat: r1c3=2 is wrong\n");
        run("check", "--givens", EASY, "--format", "json", WRONG)
                .is(
                        3,
                        "{\"line\":1,\"puzzle\":\"" + WRONG + "\",\"result\":\"none\",\"conflicts\":[\""
                                + sentences.replace(";", "\",\"")
                                + "\"],\"wrong\":[\"r1c1=4\",\"r1c3=2\"],\"wrongEliminations\":[]}\n",
                        "");
        assertThat(run("check", "--givens", EASY, "--format", "csv", WRONG).out())
                .isEqualTo(
                        HEADER + "1,," + WRONG + ",none,,,,r1c1=4 r1c3=2,,\"" + sentences.replace(";", "; ") + "\"\n");
        assertThat(run("check", "--givens", EASY, "--format", "picture", WRONG).out())
                .startsWith("""
                        r1c1=4 is wrong: the given in r1c1 is 5.
                        r1c3=2 is wrong.
                        +---------+---------+---------+
                        |(4)[3](2)| 6 [7] . | .  .  . |
                        """);
    }

    @Test
    void aPositionWithoutMistakesIsNotGivenAway() {
        String position = EASY.substring(0, 2) + "4" + EASY.substring(3);
        run("check", "--givens", EASY, position).is(0, "proper\n", "");
        assertThat(runOnTerminal("check", "--givens", EASY, position).out())
                .startsWith("No mistakes; the position has exactly one solution.\n")
                .doesNotContain("6\u001b[0m 7\u001b[0m");
        run("check", "--givens", EASY, "--format", "json", position)
                .is(
                        0,
                        "{\"line\":1,\"puzzle\":\"" + position + "\",\"result\":\"proper\",\"solution\":\""
                                + EASY_SOLUTION + "\",\"wrong\":[],\"wrongEliminations\":[]}\n",
                        "");
    }

    @Test
    void digitsOfThePositionAloneAreReadTogetherWithTheGivens() {
        run("check", "--givens", EASY, "..4" + ".".repeat(78)).is(0, "proper\n", "");
        run("check", "--givens", EASY, "..1" + ".".repeat(78)).is(3, "none r1c3=1\n", "sudoku-sat: r1c3=1 is wrong\n");
    }

    @Test
    void digitsThatAreOnlyImpossibleTogetherAreNamedAsAConflict() {
        run("check", "--givens", GIVENS, "--format", "json", "12..2...........")
                .is(
                        3,
                        "{\"line\":1,\"puzzle\":\"12..2...........\",\"result\":\"none\",\"conflicts\":[\"r1c2=2,"
                                + " r2c1=2 are each possible, but no solution has them all\"],\"conflictSet\":[\"r1c2=2\","
                                + "\"r2c1=2\"],\"smallest\":true,\"wrong\":[],\"wrongEliminations\":[]}\n",
                        "");
    }

    @Test
    void aLibraryLineNamesItsGivens() {
        String line = ":0000:x:" + EASY.replaceFirst("\\.", "+2") + "::::";
        run("check", line).is(3, "none r1c3=2\n", "sudoku-sat: r1c3=2 is wrong\n");
        String deleted = ":0000:x:" + EASY + ":413 816:::";
        run("check", deleted).is(3, "none r1c3<>4 r1c6<>8\n", """
                        sudoku-sat: candidate 4 was wrongly removed from r1c3: a solution has r1c3=4
                        sudoku-sat: candidate 8 was wrongly removed from r1c6: a solution has r1c6=8
                        """);
        String harmless = ":0000:x:" + EASY + ":113:::";
        run("check", harmless).is(0, "proper\n", "");
    }

    @Test
    void aRemovedMarkIsWrongOnlyIfASolutionNeedsIt() {
        // 1 is given in r1c1, and 2 is placed in r1c2, so 2 may go from r2c1 and r3c2; but a solution has 4 in r3c1.
        String marks = "1 2 34 34\n34 34 12 12\n23 134 1234 1234\n234 134 1234 1234\n";
        run("check", "--givens", GIVENS, marks)
                .is(
                        4,
                        "several r3c1<>4\n",
                        "sudoku-sat: candidate 4 was wrongly removed from r3c1: a solution has r3c1=4\n");
    }

    @Test
    void candidatesOfTheGivensConfineThePosition() {
        // The givens exclude 2 from r1c2, so it is in r1c3 or r1c4.
        String givens = "1 34 234 234\n" + "1234 1234 1234 1234\n".repeat(3);
        run("check", "--givens", givens, "12..............").is(3, "none r1c2=2\n", "sudoku-sat: r1c2=2 is wrong\n");
        run("check", "--givens", givens, "13..............").is(4, "several\n", "");
        // A position with candidates of its own is confined by both.
        String unmarked = givens.replace("1 34 234 234", "1 234 34 34");
        run("check", "--givens", givens, unmarked).is(3, "none r1c3<>2 r1c4<>2\n", """
                        sudoku-sat: candidate 2 was wrongly removed from r1c3: a solution has r1c3=2
                        sudoku-sat: candidate 2 was wrongly removed from r1c4: a solution has r1c4=2
                        """);
    }

    @Test
    void theGivensOfALibraryLineAreThoseItNames() {
        // The placed 2 and the deleted 4 of r1c3 are a player's, and both are wrong.
        String line = ":0000:x:" + EASY.replaceFirst("\\.", "+2") + ":413:::";
        run("check", "--givens", line, EASY).is(0, "proper\n", "");
        run("check", "--givens", line, line).is(3, "none r1c3=2\n", "sudoku-sat: r1c3=2 is wrong\n");
        String deleted = ":0000:x:" + EASY + ":413:::";
        run("check", "--givens", deleted, EASY).is(0, "proper\n", "");
    }

    @Test
    void theAlphabetIsUsedThroughout() {
        run("check", "--alphabet", "ABCD", "--givens", "A...............", "AB..B...........")
                .is(3, "none\n", "sudoku-sat: r1c2=B, r2c1=B are each possible, but no solution has them all\n");
    }

    @Test
    void positionsInBulkAreComparedWithTheSameGivens(@TempDir Path directory) throws IOException {
        Path givens = Files.writeString(directory.resolve("givens.txt"), EASY + "\n");
        runOn(EASY + "\n" + WRONG + "\n" + GIVENS + "\n", "check", "--givens", givens.toString())
                .is(
                        2,
                        "proper\nnone r1c1=4 r1c3=2\nerror\n",
                        "sudoku-sat: standard input: line 3: expected a position with the layout of --givens (3x3), but found"
                                + " the layout 2x2\n");
    }

    @Test
    void badGivensAreRefused() {
        run("check", "--givens", "-").isRefused("--givens and PUZZLE are both standard input");
        run("check", "--givens", "nosuch", EASY).isRefused("--givens: nosuch: there is no such file");
        run("check", "--givens", "12", EASY)
                .isRefused("--givens is neither a file nor a puzzle: line 1, column 3: expected ");
        runOn(EASY + "\n" + EASY, "check", "--givens", "-", EASY)
                .isRefused("--givens: standard input: line 2: expected only one puzzle, but found a second");
    }

    @Test
    void givensWithoutASolutionAreTheReason() {
        run("check", "--givens", "11..............", "1...............").is(3, "none\n", """
                        sudoku-sat: the givens alone have no solution
                        sudoku-sat: 1 appears more than once in row 1: r1c1, r1c2
                        sudoku-sat: 1 appears more than once in box 1: r1c1, r1c2
                        """);
    }

    @Test
    void limitsAreNamed() {
        String wrong = "7" + HARD.substring(1);
        run("check", "--givens", HARD, "--max-conflicts", "0", "--format", "json", wrong)
                .is(
                        3,
                        "{\"line\":1,\"puzzle\":\"" + wrong
                                + "\",\"result\":\"none\",\"conflicts\":[],\"reason\":\"work limit reached\"}\n",
                        "");
        run("check", "--givens", HARD, "--max-conflicts", "0", wrong)
                .is(3, "none\n", "sudoku-sat: the reason was not found: work limit reached\n");
        // The same where only the conflict of the givens is sought.
        run("check", "--max-conflicts", "40", "--engine", "bits", Cli.DEEP_NONE)
                .is(3, "none\n", "sudoku-sat: no solution: the reason was not found: work limit reached\n");
        run("check", "--max-conflicts", "40", "--engine", "bits", "--format", "picture", Cli.DEEP_NONE)
                .is(3, "No solution: the reason was not found: work limit reached.\n", "");
        run("check", "--max-conflicts", "40", "--engine", "bits", "--format", "json", Cli.DEEP_NONE)
                .is(
                        3,
                        "{\"line\":1,\"puzzle\":\"" + Cli.DEEP_NONE.replace('0', '.')
                                + "\",\"result\":\"none\",\"conflicts\":[],\"reason\":\"work limit reached\"}\n",
                        "");
    }

    /** The verdict takes no conflicts, but the question whether the givens leave a removed candidate does. */
    @Test
    void aLimitBeforeTheRemovedCandidatesWereCheckedIsNamed() {
        String placed = Cli.HARD_SOLUTION.substring(0, 80);
        String position = ":0000:x:" + placed.replaceAll("(.)", "+$1") + ".:199:::";
        String limit = "the removed candidates were not checked: work limit reached";
        String[] check = {"check", "--givens", HARD, "--max-conflicts", "0", position, "--format", ""};
        check[7] = "line";
        run(check).is(5, "proper\n", "sudoku-sat: " + limit + "\n");
        check[7] = "csv";
        run(check)
                .is(
                        5,
                        HEADER + "1,," + placed + ".,proper," + Cli.HARD_SOLUTION + ",,,,," + limit + "\n",
                        "sudoku-sat: " + limit + "\n");
        check[7] = "picture";
        Cli.Result picture = run(check);
        assertThat(picture.code()).isEqualTo(5);
        assertThat(picture.out()).startsWith("""
                        The position has exactly one solution.
                        The removed candidates were not checked: work limit reached.
                        +---------+""");
    }

    /** An installed solver gives the verdict, but is not started anew for each of the many questions about the reason. */
    @Test
    void anInstalledSolverIsStartedForTheVerdictAlone(@TempDir Path directory) throws IOException {
        Tools.require("minisat");
        Path log = directory.resolve("starts.txt");
        String solver = "sh -c 'echo start >> " + log + "; exec minisat -verb=0 {cnf} {out}'";
        Cli.Result result = run("check", "--solver", solver, UNSOLVABLE);
        assertThat(result.out()).isEqualTo("none\n");
        assertThat(result.err()).contains(" cannot all be correct\n");
        assertThat(Files.readAllLines(log)).hasSize(1);
    }
}
