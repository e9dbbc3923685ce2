package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.CLASH;
import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.TWO;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static io.github.sudokusat.cli.Cli.runOnTerminal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.Golden;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code show}, and JSON as input of other commands. */
class ShowCommandTest {

    private static final String LIBRARY =
            ":0300:4:53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:113 814:413:";

    private static void shows(String expected, String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "show";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        run(all).is(0, expected, "");
    }

    @Test
    void everyFormatOfASmallPuzzle() {
        shows(TWO + "\n", TWO);
        shows(TWO + "\n", "--format", "line", TWO);
        shows(". 2 . 4 . 4 . 2 2 1 4 3 4 3 2 1\n", "--format", "numbers", TWO);
        shows(".2.4\n.4.2\n2143\n4321\n", "--format", "rows", TWO);
        shows("""
                +-----+-----+
                | . 2 | . 4 |
                | . 4 | . 2 |
                +-----+-----+
                | 2 1 | 4 3 |
                | 4 3 | 2 1 |
                +-----+-----+
                """, "--format", "picture", TWO);
        shows("""
                +------+------+
                | 13 2 | 13 4 |
                | 13 4 | 13 2 |
                +------+------+
                | 2  1 | 4  3 |
                | 4  3 | 2  1 |
                +------+------+
                """, "--format", "marks", TWO);
        shows("""
                +--------+--------+
                | 1234 2 | 1234 4 |
                | 1234 4 | 1234 2 |
                +--------+--------+
                | 2    1 | 4    3 |
                | 4    3 | 2    1 |
                +--------+--------+
                """, "--format", "marks", "--candidates", "all", TWO);
        shows(
                "1.3..2..1.3....41.3....41.3..2...2..1......4..3....4..3..2..1...\n".substring(0, 65),
                "--format",
                "candidates",
                TWO);
        shows("1122112233443344\n", "--format", "regions", TWO);
        shows(":0000::" + TWO + "::::\n", "--format", "library", TWO);
        shows(
                "line,id,puzzle,result,givens,layout,candidates,message\n1,," + TWO + ",shown,12,box 2x2,,\n",
                "--format",
                "csv",
                TWO);
        shows("{\"line\":1,\"puzzle\":\"" + TWO + "\",\"result\":\"shown\",\"givens\":12}\n", "--format", "json", TWO);
    }

    @Test
    void linesOfCandidatesAreForTheSidesThatTheAlphabetHasCharactersFor() {
        String nine = "ABCDEFGHI";
        String sixteen = ". ".repeat(255) + "16";
        run("show", "--alphabet", nine, "--format", "candidates", sixteen)
                .is(
                        2,
                        "error\n",
                        "sudoku-sat: argument 1: line 1: --format candidates works for sides 2 to 9 with an alphabet of 9"
                                + " characters, but this grid has side 16\n");
        String marks = run("show", "--format", "marks", sixteen).out().replaceFirst("1/2/", "2/");
        assertThat(run("show", "--alphabet", nine, "--format", "csv", "--box", "4x4", marks)
                        .out())
                .endsWith(",shown,1,box 4x4,,\n");
        StringBuilder forty = new StringBuilder();
        for (char c = 'A'; c < 'A' + 26; c++) {
            forty.append(c).append((char) (c + 0xA0));
        }
        String thirtySix = ". ".repeat(36 * 36 - 1) + "36";
        Cli.Result line = run("show", "--alphabet", forty.substring(0, 40), "--format", "candidates", thirtySix);
        line.isLike(0, "");
        assertThat(line.out())
                .hasSize(36 * 36 * 36 + 1)
                .startsWith(forty.substring(0, 36))
                .endsWith("." + forty.charAt(35) + "\n");
    }

    @Test
    void isAPictureOnATerminal() {
        assertThat(runOnTerminal("show", TWO).out()).startsWith("┌─────┬─────┐\n│ . 2 │ . 4 │\n");
        assertThat(runOnTerminal("show", TWO, TWO).out()).isEqualTo(TWO + "\n" + TWO + "\n");
    }

    @Test
    void diagonalsWindowsAndJigsawsAreDrawn() {
        shows("""
                +---------+---------+
                | `.   2  |  .   4' |
                |  .  `4  |  .'  2  |
                +---------+---------+
                |  2   1' | `4   3  |
                |  4'  3  |  2  `1  |
                +---------+---------+
                # rule diagonals
                """, "--format", "picture", "--rule", "diagonals", TWO);
        assertThat(runOnTerminal("show", "--rule", "diagonals", "--rule", "windoku", EASY)
                        .out())
                .isEqualTo("""
                        ┌─────────────┬─────────────┬─────────────┐
                        │ ╲5   3   .  │  .   7   .  │  .   .   .╱ │
                        │  6  ╲.┊ ┊.┊ │ ┊1┊  9  ┊5┊ │ ┊.┊ ┊.╱  .  │
                        │  .  ┊9┊ ╲8┊ │ ┊.┊  .  ┊.┊ │ ┊.╱ ┊6┊  .  │
                        ├─────────────┼─────────────┼─────────────┤
                        │  8  ┊.┊ ┊.┊ │ ╲.┊  6  ┊.╱ │ ┊.┊ ┊.┊  3  │
                        │  4   .   .  │  8  ╲.╱  3  │  .   .   1  │
                        │  7  ┊.┊ ┊.┊ │ ┊.╱  2  ╲.┊ │ ┊.┊ ┊.┊  6  │
                        ├─────────────┼─────────────┼─────────────┤
                        │  .  ┊6┊ ┊.╱ │ ┊.┊  .  ┊.┊ │ ╲2┊ ┊8┊  .  │
                        │  .  ┊.╱ ┊.┊ │ ┊4┊  1  ┊9┊ │ ┊.┊ ╲.┊  5  │
                        │  .╱  .   .  │  .   8   .  │  .   7  ╲9  │
                        └─────────────┴─────────────┴─────────────┘
                        # rule diagonals
                        # rule windoku
                        """);
        shows("""
                +---------+---+
                | 1   . . | . |
                |   +-----+   |
                | . | . .   . |
                +---+-----+---+
                | .   . . | . |
                |   +-----+   |
                | . | . .   . |
                +---+---------+
                """, "--format", "picture", "--regions", "1112122233343444", "1...............");
        String solved = run("solve", "--rule", "diagonals", "--format", "picture", "1243431234212134")
                .out();
        assertThat(solved).contains("|`[1]  [2] | [4]  [3]'|\n| [4] `[3] | [1]' [2] |\n");
    }

    @Test
    void givensDifferFromPlacedDigits() {
        assertThat(run("show", "--format", "picture", LIBRARY.replace(":113 814:", "::"))
                        .out())
                .startsWith("+---------+---------+---------+\n|[5][3] 4 | . [7] . |");
        assertThat(run("show", "--format", "json", LIBRARY).out()).contains("\"givens\":30");
    }

    @Test
    void libraryLinesStayAsTheyAre() {
        String shown = run("show", "--format", "library", LIBRARY).out();
        assertThat(shown).isEqualTo(LIBRARY + ":\n");
        run("show", "--format", "library", "--box", "4x1", CLASH)
                .is(
                        2,
                        "# error\n",
                        "sudoku-sat: argument 1: line 1: a library line of side 4 implies boxes of 2x2, but this grid has boxes of 4x1\n");
        run("show", "--format", "library", CLASH)
                .is(
                        2,
                        "# error\n",
                        "sudoku-sat: argument 1: line 1: library lines are for positions without contradiction\n");
    }

    @Test
    void pencilMarksAreKept() {
        String marks = Golden.text("candidates.729").lines().findFirst().orElseThrow();
        shows(marks + "\n", "--format", "candidates", marks);
        String picture = run("show", "--format", "marks", marks).out();
        run("show", "--format", "candidates", picture).is(0, marks + "\n", "");
        assertThat(run("show", "--format", "picture", marks).out()).isEqualTo(picture);
        String json = run("show", "--format", "json", marks).out();
        run("show", "--format", "candidates", json).is(0, marks + "\n", "");
        assertThat(run("solve", "--format", "json", marks).out()).contains("\"marks\":[\"r1c1=");
    }

    @Test
    void saysThatDigitsAreNotAll() {
        String marks = "12.." + "1234".repeat(15);
        run("show", "--box", "2x2", marks)
                .is(
                        0,
                        "................\n",
                        "sudoku-sat: only digits are shown; --format marks or candidates also shows the pencil marks\n");
        run("show", "-q", "--box", "2x2", marks).is(0, "................\n", "");
    }

    @Test
    void saysThatRulesAreNotShown() {
        String killer = "cnf-examples/killer.txt";
        for (String format : List.of("line", "numbers", "rows", "marks", "candidates")) {
            assertThat(run("show", "--format", format, killer).err())
                    .as(format)
                    .isEqualTo(
                            "sudoku-sat: the rules of the puzzle are not shown; --format rules shows them as well\n");
        }
        for (String format : List.of("rules", "csv", "json", "library", "picture", "fpuzzles")) {
            assertThat(run("show", "--format", format, killer).err()).as(format).isEmpty();
        }
        assertThat(run("show", "-q", "--format", "line", killer).err()).isEmpty();
    }

    @Test
    void manyPuzzlesAreSeparatedAndReadAgain() {
        String blocks = "Grid 01\n" + EASY.replaceAll("(.{9})", "$1\n") + "oops\n" + EASY.replaceAll("(.{9})", "$1\n");
        String rows = runOn(blocks, "show", "--format", "rows").out();
        assertThat(rows).startsWith("# Grid 01\n53..7....\n").contains("....8..79\n\n# oops\n53..7....\n");
        runOn(rows, "show").is(0, EASY + "\n" + EASY + "\n", "");
        String marks = runOn(EASY + "\n" + EASY + "\n", "show", "--format", "marks", "--candidates", "all")
                .out();
        assertThat(marks).contains("-+\n\n+-");
        runOn(marks, "show").is(0, EASY + "\n" + EASY + "\n", "");
    }

    @Test
    void aBadRecordDoesNotEndTheRun() {
        runOn(EASY + "\n" + Cli.BAD + "\n" + EASY + "\n", "show", "--format", "json", "-j", "2")
                .is(
                        2,
                        "{\"line\":1,\"puzzle\":\"" + EASY + "\",\"result\":\"shown\",\"givens\":30}\n"
                                + "{\"line\":2,\"puzzle\":\"" + Cli.BAD + "\",\"result\":\"error\",\"message\":\""
                                + Cli.BAD_MESSAGE.replace("\"", "\\\"") + "\"}\n"
                                + "{\"line\":3,\"puzzle\":\"" + EASY + "\",\"result\":\"shown\",\"givens\":30}\n",
                        "sudoku-sat: standard input: " + Cli.BAD_MESSAGE + "\n");
    }

    @Test
    void otherCommandsReadItsJsonWithTheLayout() {
        String x = run("show", "--format", "json", "--rule", "diagonals", "--rule", "anti-king", EASY)
                .out();
        assertThat(x).contains("\"layout\":[\"box 3x3\",\"rule diagonals\",\"rule anti-king\"]");
        assertThat(runOn(x, "check").out()).isEqualTo("none\n");
        String jigsaw = run("solve", "--format", "json", "--regions", "1112122233343444", "1...............")
                .out();
        assertThat(jigsaw).contains("\"layout\":[\"regions 1112122233343444\"]");
        assertThat(runOn(jigsaw, "solve").out())
                .isEqualTo(run("solve", "--regions", "1112122233343444", "1...............")
                        .out());
        for (String command : new String[] {"solve", "check", "hint", "explain", "rate", "minimize", "candidates"}) {
            String json = run(command, "--format", "json", EASY).out();
            assertThat(runOn(json, "show").out()).as(command).isEqualTo(EASY + "\n");
        }
    }

    @Test
    void otherCommandsLackItsFormats() {
        run("solve", "--format", "rows", EASY).isRefused("--format rows works only with show");
        run("check", "--format", "library", EASY).isRefused("--format library works only with hint, explain and show");
        assertThat(run("solve", "--help").out().replaceAll("\\s+", " "))
                .contains("The output format: picture, line, numbers, csv or json.");
        run("show", "--format", "candidates", "--box", "6x6", ". ".repeat(36 * 36))
                .is(
                        2,
                        "error\n",
                        "sudoku-sat: argument 1: line 1: --format candidates works for sides 2 to 35 with an alphabet of 35 characters, but this grid has side 36\n");
    }
}
