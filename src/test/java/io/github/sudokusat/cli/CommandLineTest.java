package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.CLASH;
import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EASY_SOLUTION;
import static io.github.sudokusat.cli.Cli.EMPTY_4;
import static io.github.sudokusat.cli.Cli.EMPTY_9;
import static io.github.sudokusat.cli.Cli.HARD;
import static io.github.sudokusat.cli.Cli.HARD_SOLUTION;
import static io.github.sudokusat.cli.Cli.NONE;
import static io.github.sudokusat.cli.Cli.TWO;
import static io.github.sudokusat.cli.Cli.TWO_FIRST;
import static io.github.sudokusat.cli.Cli.TWO_SECOND;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static io.github.sudokusat.cli.Cli.runOnTerminal;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The output of each command in each format, and its exit codes. */
class CommandLineTest {

    private static final String CLASH_MESSAGES =
            "sudoku-sat: no solution: 1 appears more than once in row 1: r1c1, r1c4\n";

    private static final String CHECK_HEADER = "line,id,puzzle,result,solution,witness1,witness2,message\n";

    private static final String TIME_OUT = "sudoku-sat: stopped: time limit reached\n";

    private static final String EASY_PICTURE = """
            +---------+---------+---------+
            |[5][3] 4 | 6 [7] 8 | 9  1  2 |
            |[6] 7  2 |[1][9][5]| 3  4  8 |
            | 1 [9][8]| 3  4  2 | 5 [6] 7 |
            +---------+---------+---------+
            |[8] 5  9 | 7 [6] 1 | 4  2 [3]|
            |[4] 2  6 |[8] 5 [3]| 7  9 [1]|
            |[7] 1  3 | 9 [2] 4 | 8  5 [6]|
            +---------+---------+---------+
            | 9 [6] 1 | 5  3  7 |[2][8] 4 |
            | 2  8  7 |[4][1][9]| 6  3 [5]|
            | 3  4  5 | 2 [8] 6 | 1 [7][9]|
            +---------+---------+---------+
            """;

    private static final String TWO_PICTURES = """
            +------+------+
            | 1 [2]| 3 [4]|
            | 3 [4]| 1 [2]|
            +------+------+
            |[2][1]|[4][3]|
            |[4][3]|[2][1]|
            +------+------+

            +------+------+
            | 3 [2]| 1 [4]|
            | 1 [4]| 3 [2]|
            +------+------+
            |[2][1]|[4][3]|
            |[4][3]|[2][1]|
            +------+------+
            """;

    private static final String TWO_WITNESSES = """
            +------+------+
            |(1)[2]|(3)[4]|
            |(3)[4]|(1)[2]|
            +------+------+
            |[2][1]|[4][3]|
            |[4][3]|[2][1]|
            +------+------+

            +------+------+
            |(3)[2]|(1)[4]|
            |(1)[4]|(3)[2]|
            +------+------+
            |[2][1]|[4][3]|
            |[4][3]|[2][1]|
            +------+------+
            """;

    @TempDir
    Path directory;

    @Test
    void solvesInEveryFormat() {
        run("solve", EASY).is(0, EASY_SOLUTION + "\n", "");
        run("solve", "--format", "line", EASY).is(0, EASY_SOLUTION + "\n", "");
        run("solve", "--format", "numbers", EASY).is(0, String.join(" ", EASY_SOLUTION.split("")) + "\n", "");
        run("solve", "--format", "picture", EASY).is(0, EASY_PICTURE, "");
        run("solve", "--format", "csv", EASY)
                .is(0, "line,id,puzzle,result,solution,message\n1,," + EASY + ",solved," + EASY_SOLUTION + ",\n", "");
        run("solve", "--format", "json", EASY)
                .is(
                        0,
                        "{\"line\":1,\"puzzle\":\"" + EASY + "\",\"result\":\"solved\",\"solution\":\"" + EASY_SOLUTION
                                + "\",\"unique\":true}\n",
                        "");
    }

    @Test
    void reportsThatThereIsNoSolution() {
        run("solve", NONE).is(3, "none\n", "");
        run("solve", CLASH).is(3, "none\n", CLASH_MESSAGES);
        run("solve", "--format", "picture", NONE).is(3, "No solution.\n", "");
        run("solve", "--format", "picture", CLASH)
                .is(3, "No solution: givens clash.\n  1 appears more than once in row 1: r1c1, r1c4.\n", "");
        run("solve", "--format", "json", NONE)
                .is(3, "{\"line\":1,\"puzzle\":\"" + NONE + "\",\"result\":\"none\",\"conflicts\":[]}\n", "");
        run("solve", "--format", "csv", NONE)
                .is(3, "line,id,puzzle,result,solution,message\n1,," + NONE + ",none,,\n", "");
    }

    @Test
    void reportsThatTheTimeIsUp() {
        run("solve", "--timeout", "0s", HARD).is(5, "unknown\n", TIME_OUT);
        run("check", "--timeout", "0s", HARD).is(5, "unknown\n", TIME_OUT);
        run("count", "--timeout", "0s", HARD).is(5, ">=0\n", TIME_OUT);
        run("export", "--timeout", "0s", HARD)
                .isLike(5, "sudoku-sat: stopped: time limit reached; the formula is not complete\n");
        run("solve", "--timeout", "0s", "--format", "picture", HARD).is(5, "Stopped: time limit reached.\n", "");
        run("solve", "--timeout", "0s", "--format", "json", HARD)
                .is(
                        5,
                        "{\"line\":1,\"puzzle\":\"" + HARD
                                + "\",\"result\":\"unknown\",\"reason\":\"time limit reached\"}\n",
                        "");
    }

    @Test
    void findsSeveralSolutions() {
        String all = "\"" + TWO_FIRST + "\",\"" + TWO_SECOND + "\"";
        String[] first = {"solve", "--engine", "backtrack", "--solutions"};
        run(with(first, "all", TWO)).is(0, TWO_FIRST + "\n" + TWO_SECOND + "\n", "");
        run(with(first, "1", TWO)).is(0, TWO_FIRST + "\n", "");
        run(with(first, "7", TWO)).is(0, TWO_FIRST + "\n" + TWO_SECOND + "\n", "");
        run(with(first, "all", "--format", "json", TWO))
                .is(
                        0,
                        "{\"line\":1,\"puzzle\":\"" + TWO + "\",\"result\":\"solved\",\"solutions\":[" + all + "]}\n",
                        "");
        run(with(first, "all", "--format", "csv", TWO))
                .is(
                        0,
                        "line,id,puzzle,result,solution,message\n1,," + TWO + ",solved," + TWO_FIRST + " " + TWO_SECOND
                                + ",\n",
                        "");
        run(with(first, "all", "--format", "picture", TWO)).is(0, TWO_PICTURES, "");
        run(with(first, "all", NONE)).is(3, "none\n", "");
        Cli.Result all4 = run("solve", "--solutions", "all", EMPTY_4);
        assertThat(Set.copyOf(all4.out().lines().toList())).hasSize(288);
        assertThat(run("solve", "--solutions", "5", EMPTY_9).out()).hasLineCount(5);
    }

    @Test
    void keepsTheSolutionsFoundBeforeALimit() {
        Cli.Result result =
                run("solve", "--solutions", "all", "--engine", "backtrack", "--max-conflicts", "200", EMPTY_4);
        assertThat(result.code()).isEqualTo(5);
        assertThat(result.err()).isEqualTo("sudoku-sat: stopped: work limit reached\n");
        assertThat(result.out()).startsWith("1234341221434321\n").endsWith("\nunknown\n");
    }

    @Test
    void checksInEveryFormat() {
        run("check", EASY).is(0, "proper\n", "");
        run("check", "--format", "numbers", EASY).is(0, "proper\n", "");
        run("check", "--format", "picture", EASY).is(0, "One solution.\n" + EASY_PICTURE, "");
        run("check", "--format", "csv", EASY)
                .is(0, CHECK_HEADER + "1,," + EASY + ",proper," + EASY_SOLUTION + ",,,\n", "");
        run("check", "--format", "json", EASY)
                .is(
                        0,
                        "{\"line\":1,\"puzzle\":\"" + EASY + "\",\"result\":\"proper\",\"solution\":\"" + EASY_SOLUTION
                                + "\"}\n",
                        "");
    }

    @Test
    void showsTwoSolutionsAndWhereTheyDiffer() {
        String[] check = {"check", "--engine", "backtrack", "--format"};
        String witnesses = "sudoku-sat: one solution:     " + TWO_FIRST + "\nsudoku-sat: another solution: "
                + TWO_SECOND + "\nsudoku-sat: 4 cells differ: r1c1 r1c3 r2c1 r2c3\n";
        run(with(check, "line", TWO)).is(4, "several\n", witnesses);
        run(with(check, "csv", TWO))
                .is(4, CHECK_HEADER + "1,," + TWO + ",several,," + TWO_FIRST + "," + TWO_SECOND + ",\n", witnesses);
        run(with(check, "json", TWO))
                .is(
                        4,
                        "{\"line\":1,\"puzzle\":\"" + TWO + "\",\"result\":\"several\",\"witness\":[\"" + TWO_FIRST
                                + "\",\"" + TWO_SECOND + "\"],\"differ\":[\"r1c1\",\"r1c3\",\"r2c1\",\"r2c3\"]}\n",
                        "");
        run(with(check, "picture", TWO))
                .is(4, "At least two solutions; 4 cells differ: r1c1 r1c3 r2c1 r2c3\n" + TWO_WITNESSES, "");
    }

    @Test
    void namesTheFirstOfManyDifferingCells() {
        String[] check = {"check", "--box", "5x5", ". ".repeat(25 * 25).strip()};
        List<String> differ = run(with(check, "--format", "json"))
                .out()
                .replaceFirst(".*\"differ\":\\[", "")
                .transform(cells -> List.of(cells.replaceAll("[^rc0-9,]", "").split(",", -1)));
        assertThat(differ).hasSizeGreaterThan(20);
        String said = differ.size() + " cells differ: " + String.join(" ", differ.subList(0, 20)) + " and "
                + (differ.size() - 20) + " more\n";
        assertThat(run(check).err()).endsWith("sudoku-sat: " + said);
        assertThat(run(with(check, "--format", "picture")).out()).startsWith("At least two solutions; " + said);
    }

    @Test
    void checkNamesTheGivensThatClash() {
        run("check", CLASH).is(3, "none\n", CLASH_MESSAGES);
        run("check", "--format", "json", CLASH)
                .is(
                        3,
                        "{\"line\":1,\"puzzle\":\"" + CLASH + "\",\"result\":\"none\",\"conflicts\":"
                                + "[\"1 appears more than once in row 1: r1c1, r1c4\"],"
                                + "\"conflictSet\":[\"r1c1=1\",\"r1c4=1\"],\"smallest\":true}\n",
                        "");
        run("check", "--format", "csv", CLASH)
                .is(
                        3,
                        CHECK_HEADER + "1,," + CLASH + ",none,,,,\"1 appears more than once in row 1: r1c1, r1c4\"\n",
                        CLASH_MESSAGES);
        String twice = "1..12..2........";
        String firstRow = "1 appears more than once in row 1: r1c1, r1c4";
        String secondRow = "2 appears more than once in row 2: r2c1, r2c4";
        run("check", "--format", "csv", twice)
                .is(
                        3,
                        CHECK_HEADER + "1,," + twice + ",none,,,,\"" + firstRow + "; " + secondRow + "\"\n",
                        "sudoku-sat: no solution: " + firstRow + "\nsudoku-sat: no solution: " + secondRow + "\n");
        run("check", "--format", "picture", CLASH)
                .is(3, "No solution: givens clash.\n  1 appears more than once in row 1: r1c1, r1c4.\n", "");
    }

    @Test
    void checkNamesTheGivensThatCannotAllHold() {
        String givens = "r1c1=1, r1c2=2, r1c4=3, r3c3=4";
        String more = NONE.substring(0, 15) + "2";
        String seen = "r1c3 has no candidates left";
        String messages = "sudoku-sat: no solution: " + givens + " cannot all be correct\nsudoku-sat: no solution: "
                + seen + "\n";
        run("check", more).is(3, "none\n", messages);
        run("check", "--format", "picture", more)
                .is(3, "No solution: " + givens + " cannot all be correct; " + seen + ".\n", "");
        run("check", "--format", "json", more)
                .is(
                        3,
                        "{\"line\":1,\"puzzle\":\"" + more + "\",\"result\":\"none\",\"conflicts\":[\"" + givens
                                + " cannot all be correct\",\"" + seen + "\"],\"conflictSet\":[\""
                                + givens.replace(", ", "\",\"")
                                + "\"],\"smallest\":true}\n",
                        "");
        run("check", "--format", "csv", more)
                .is(
                        3,
                        CHECK_HEADER + "1,," + more + ",none,,,,\"" + givens + " cannot all be correct; " + seen
                                + "\"\n",
                        messages);
        assertThat(run("check", "--rule", "anti-king", EMPTY_4).err())
                .isEqualTo("sudoku-sat: no solution: anti-king cannot hold\n");
    }

    @Test
    void countsInEveryFormat() {
        run("count", EMPTY_4).is(0, "288\n", "");
        run("count", NONE).is(0, "0\n", "");
        run("count", CLASH).is(0, "0\n", "");
        run("count", "--format", "picture", EMPTY_4).is(0, "288 solutions\n", "");
        run("count", "--format", "picture", EASY).is(0, "1 solution\n", "");
        run("count", "--format", "csv", EMPTY_4)
                .is(0, "line,id,puzzle,count,exact,message\n1,," + EMPTY_4 + ",288,true,\n", "");
        run("count", "--format", "json", EMPTY_4)
                .is(
                        0,
                        "{\"line\":1,\"puzzle\":\"" + EMPTY_4
                                + "\",\"result\":\"counted\",\"count\":\"288\",\"exact\":true}\n",
                        "");
    }

    @Test
    void countsUpToALimit() {
        run("count", "--limit", "100", EMPTY_4).is(0, ">=100\n", "");
        run("count", "--limit", "289", EMPTY_4).is(0, "288\n", "");
        run("count", "--limit", "1000", EMPTY_9).is(0, ">=1000\n", "");
        run("count", "--limit", "0", EMPTY_9).is(0, ">=0\n", "");
        run("count", "--limit", "100", "--format", "picture", EMPTY_4)
                .is(0, "at least 100 solutions (solution limit reached)\n", "");
        run("count", "--limit", "100", "--format", "json", EMPTY_4)
                .is(
                        0,
                        "{\"line\":1,\"puzzle\":\"" + EMPTY_4
                                + "\",\"result\":\"stopped\",\"count\":\"100\",\"exact\":false,\"reason\":\"solution limit reached\"}\n",
                        "");
    }

    @Test
    void usesTheExitCodesOfSatSolversOnRequest() {
        assertThat(run("solve", "--dimacs-exit-codes", EASY).code()).isEqualTo(10);
        assertThat(run("solve", "--dimacs-exit-codes", NONE).code()).isEqualTo(20);
        assertThat(run("solve", "--dimacs-exit-codes", "--timeout", "0s", HARD).code())
                .isZero();
        assertThat(run("solve", "--dimacs-exit-codes", "nonsense").code()).isEqualTo(2);
        assertThat(run("check", "--dimacs-exit-codes", EASY).code()).isEqualTo(10);
        assertThat(run("check", "--dimacs-exit-codes", TWO).code()).isEqualTo(10);
        assertThat(run("check", "--dimacs-exit-codes", CLASH).code()).isEqualTo(20);
        assertThat(run("check", "--dimacs-exit-codes", "--timeout", "0s", HARD).code())
                .isZero();
    }

    @Test
    void drawsAPictureOfOnePuzzleOnATerminal() {
        Cli.Result result = runOnTerminal("solve", "--engine", "backtrack", TWO);
        String bold = result.out()
                .replaceAll("\u001b\\[1m(.)\u001b\\[0m", "<$1>")
                .replaceAll("\u001b\\[36m(.)\u001b\\[0m", "$1");
        assertThat(bold).isEqualTo("""
                        ┌─────┬─────┐
                        │ 1 <2> │ 3 <4> │
                        │ 3 <4> │ 1 <2> │
                        ├─────┼─────┤
                        │ <2> <1> │ <4> <3> │
                        │ <4> <3> │ <2> <1> │
                        └─────┴─────┘
                        This is not the only solution.
                        """);
        assertThat(result.err()).isEmpty();
        runOnTerminal("count", EMPTY_4).is(0, "288 solutions\n", "");
        runOnTerminal("solve", EASY, HARD).is(0, EASY_SOLUTION + "\n" + HARD_SOLUTION + "\n", "");
        runOnTerminal("solve", "--format", "line", EASY).is(0, EASY_SOLUTION + "\n", "");
    }

    @Test
    void readsArgumentsFilesAndStandardInput() throws IOException {
        Path file = Files.writeString(directory.resolve("puzzles.txt"), "# two\n" + EASY + "\n" + HARD + "\n");
        Path zipped = Files.write(directory.resolve("puzzles"), Cli.gzip(HARD + "\n" + EASY + "\n"));
        String both = EASY_SOLUTION + "\n" + HARD_SOLUTION + "\n";
        String reversed = HARD_SOLUTION + "\n" + EASY_SOLUTION + "\n";
        run("solve", file.toString()).is(0, both, "");
        run("solve", zipped.toString()).is(0, reversed, "");
        runOn(EASY, "solve").is(0, EASY_SOLUTION + "\n", "");
        runOn(EASY + "\r\n" + HARD, "solve", "-").is(0, both, "");
        runOn(Cli.gzip(EASY + "\n" + HARD), "solve").is(0, both, "");
        runOn(HARD, "solve", file.toString(), "-", zipped.toString(), EASY)
                .is(0, both + HARD_SOLUTION + "\n" + reversed + EASY_SOLUTION + "\n", "");
        run("solve", EASY + "\n" + HARD).is(0, both, "");
    }

    @Test
    void readsEveryMemberOfAGzipFile() throws IOException {
        byte[] one = Cli.gzip(EASY + "\n");
        byte[] other = Cli.gzip(HARD + "\n");
        byte[] both = new byte[one.length + other.length];
        System.arraycopy(one, 0, both, 0, one.length);
        System.arraycopy(other, 0, both, one.length, other.length);
        runOn(both, "solve").is(0, EASY_SOLUTION + "\n" + HARD_SOLUTION + "\n", "");
    }

    @Test
    void translatesBetweenCandidatesAndVariables() {
        run("var", "r1c1=5").is(0, "5\n", "");
        run("var", "25", "r9c9=9", "729").is(0, "r1c3=7\n729\nr9c9=9\n", "");
        run("var", "--box", "4x4", "r2c1=16").is(0, "272\n", "");
        run("var", "--box", "16x16", "r256c256=256").is(0, "16777216\n", "");
        run("var", "--regions", "1122112233443344", "r2c1=1").is(0, "17\n", "");
    }

    static String[] with(String[] first, String... more) {
        String[] all = new String[first.length + more.length];
        System.arraycopy(first, 0, all, 0, first.length);
        System.arraycopy(more, 0, all, first.length, more.length);
        return all;
    }
}
