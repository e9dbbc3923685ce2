package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.BAD;
import static io.github.sudokusat.cli.Cli.BAD_MESSAGE;
import static io.github.sudokusat.cli.Cli.CLASH;
import static io.github.sudokusat.cli.Cli.DEEP_NONE;
import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EASY_SOLUTION;
import static io.github.sudokusat.cli.Cli.HARD;
import static io.github.sudokusat.cli.Cli.NONE;
import static io.github.sudokusat.cli.Cli.TWO;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static io.github.sudokusat.cli.Cli.runOnTerminal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.Step;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The output of {@code hint} for puzzles, pencil marks and library lines. */
@Tag("long")
class HintCommandTest {

    private static final String LEAVE_OUT =
            "sudoku-sat: leave out --techniques to go on; explain --smallest solves every puzzle with one solution\n";

    private static final String CLUES_17 =
            ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";

    private static final String POINTING =
            "Pointing: in box 4, 4 is confined to r56c2, which are both in column 2, so 4 can be removed from the rest of column 2: r9c2<>4";

    private static final String FIRST =
            "Hidden Single: r1c6 is the only cell in box 2 that can be 8, because r3c3=8 and r5c4=8: r1c6=8";

    /** Four cells with two candidates or few more: a unique rectangle of type 1 removes 1 and 2 from r2c4. */
    private static final String RECTANGLE =
            """
            12 3456789 3456789 12 3456789 3456789 3456789 3456789 3456789
            12 3456789 3456789 125 3456789 3456789 3456789 3456789 3456789
            """ + "123456789 ".repeat(9 * 7).strip().replaceAll("((\\S+ ){8}\\S+) ?", "$1\n");

    @TempDir
    Path directory;

    @Test
    void allStepsOfSeveralPuzzlesAreHeadedByTheirPuzzle() {
        String[] hint = {"hint", "--all", "--profile", "classic"};
        String steps = run(CommandLineTest.with(hint, EASY)).out();
        assertThat(runOn(EASY + "\n" + EASY + "\n", hint).out()).isEqualTo("line 1:\n" + steps + "\nline 2:\n" + steps);
    }

    @Test
    void aStepInEveryFormat() {
        run("hint", EASY).is(0, FIRST + "\n", "");
        run("hint", "--format", "numbers", EASY).is(0, FIRST + "\n", "");
        run("hint", "--format", "json", "--techniques", "pointing", CLUES_17)
                .is(
                        0,
                        "{\"line\":1,\"puzzle\":\"" + CLUES_17
                                + "\",\"result\":\"found\",\"technique\":\"pointing\",\"placements\":[],"
                                + "\"eliminations\":[\"r9c2<>4\"],\"text\":\"" + POINTING
                                + "\",\"explanation\":{\"parts\":[{\"role\":\"base\",\"houses\":[\"box 4\"],"
                                + "\"candidates\":[\"r5c2=4\",\"r6c2=4\"]},{\"role\":\"cover\",\"houses\":[\"column 2\"],"
                                + "\"candidates\":[]}],\"chains\":[],\"contradictions\":[]}}\n",
                        "");
        run("hint", "--format", "csv", EASY)
                .is(
                        0,
                        "line,id,puzzle,result,technique,placements,eliminations,text,message\n1,," + EASY
                                + ",found,hidden-single,r1c6=8,,\"" + FIRST + "\",\n",
                        "");
        run("hint", "--format", "picture", EASY).is(0, FIRST + "\n\n" + """
                +-----------------+----------------+-----------------+
                | 5   3    124    | 26   7  246/+8 | 1489  1249 248  |
                | 6   247  247    | 1    9  5      | 3478  234  2478 |
                | 12  9    !8     | 23   34 24     | 13457 6    247  |
                +-----------------+----------------+-----------------+
                | 8   125  1259   | 579  6  147    | 4579  2459 3    |
                | 4   25   2569   | !8   5  3      | 579   259  1    |
                | 7   15   1359   | 59   2  14     | 4589  459  6    |
                +-----------------+----------------+-----------------+
                | 139 6    134579 | 357  35 7      | 2     8    4    |
                | 23  278  237    | 4    1  9      | 36    3    5    |
                | 123 1245 12345  | 2356 8  26     | 1346  7    9    |
                +-----------------+----------------+-----------------+
                ! the reason   + can be placed
                """, "");
    }

    @Test
    void aTerminalGetsAColouredPicture() {
        Cli.Result result = runOnTerminal("hint", "--techniques", "pointing", CLUES_17);
        assertThat(result.out())
                .startsWith(POINTING + "\n\n┌───────")
                .contains("\u001b[1m4\u001b[0m", "\u001b[32m*4\u001b[0m", "1/\u001b[31m-4\u001b[0m/79")
                .endsWith("┘\n* the pattern   - can be removed\n");
        assertThat(runOnTerminal("hint", EASY, TWO).out()).isEqualTo(FIRST + "\nstuck\n");
    }

    @Test
    void threeStrengths() {
        String[] hint = {"hint", "--techniques", "pointing", CLUES_17, "--strength"};
        run(CommandLineTest.with(hint, "vague")).is(0, "Pointing: look at box 4\n", "");
        run(CommandLineTest.with(hint, "concrete")).is(0, "Pointing: look at box 4; digit 4\n", "");
        run(CommandLineTest.with(hint, "full")).is(0, POINTING + "\n", "");
        run(CommandLineTest.with(hint, "full", "--format", "library")).is(0, ":0100:4:" + CLUES_17 + "::492::\n", "");
        run(CommandLineTest.with(hint, "vague", "--format", "picture")).is(0, "Pointing: look at box 4\n", "");
        String begin = "{\"line\":1,\"puzzle\":\"" + CLUES_17 + "\",\"result\":\"found\",\"technique\":\"pointing\",";
        run(CommandLineTest.with(hint, "vague", "--format", "json"))
                .is(0, begin + "\"text\":\"Pointing: look at box 4\"}\n", "");
        run(CommandLineTest.with(hint, "concrete", "--format", "json"))
                .is(0, begin + "\"cells\":[\"r5c2\",\"r6c2\"],\"text\":\"Pointing: look at box 4; digit 4\"}\n", "");
        assertThat(run(CommandLineTest.with(hint, "concrete", "--format", "csv"))
                        .out())
                .endsWith(",found,pointing,,,\"Pointing: look at box 4; digit 4\",\n");
    }

    @Test
    void allListsEveryStepAndAppliesNone() {
        LogicSolver solver = LogicSolver.of(Layout.classic()).withUniqueness(true);
        List<Step> steps =
                solver.all(solver.start(GridParser.create().parse(EASY))).orElseThrow();
        assertThat(steps).hasSizeGreaterThan(50);
        String[] all = {"hint", "--all", "--profile", "full", EASY};
        Cli.Result lines = run(all);
        assertThat(lines.out().lines())
                .containsExactlyElementsOf(steps.stream().map(Step::text).toList());
        StringBuilder json =
                new StringBuilder("{\"line\":1,\"puzzle\":\"" + EASY + "\",\"result\":\"found\",\"steps\":[");
        for (Step step : steps) {
            json.append(json.charAt(json.length() - 1) == '[' ? "" : ",");
            json.append("{\"technique\":\"").append(step.technique().id()).append("\",\"placements\":[");
            json.append(String.join(
                    ",", step.placements().stream().map(c -> "\"" + c + "\"").toList()));
            json.append("],\"eliminations\":[");
            json.append(String.join(
                    ",",
                    step.eliminations().stream()
                            .map(c -> "\"" + c.cell() + "<>" + c.digit() + "\"")
                            .toList()));
            json.append("],\"text\":\"").append(step.text()).append("\"}");
        }
        Cli.Result found = run(CommandLineTest.with(all, "--format", "json"));
        assertThat(found.out().replaceAll(",\"explanation\":\\{.*?\"contradictions\":\\[.*?]}", ""))
                .isEqualTo(json + "]}\n");
        assertThat(found.out().split("\"explanation\":", -1)).hasSize(steps.size() + 1);
        assertThat(run(CommandLineTest.with(all, "--format", "csv")).out())
                .startsWith("line,id,puzzle,result,count,steps,message\n1,," + EASY + ",found," + steps.size() + ",");
        assertThat(run(CommandLineTest.with(all, "--format", "picture")).out())
                .startsWith("+------")
                .endsWith(lines.out());
    }

    @Test
    void techniquesAreTriedInTheOrderOfTheProfile() {
        String all = run("hint", "--all", "--techniques", "naked-single,hidden-single,naked-single", EASY)
                .out();
        assertThat(all.lines()).allMatch(line -> line.matches("(Hidden Single|Naked Single): .*"));
        assertThat(all.lines().map(line -> line.substring(0, 4)).distinct()).containsExactly("Hidd", "Nake");
        run("hint", "--techniques", "als-xy-chain,x-wing", HARD)
                .is(
                        0,
                        "stuck\n",
                        "sudoku-sat: none of the chosen techniques applies; Multi-Sector Locked Set (profile full) applies\n"
                                + LEAVE_OUT);
        run("hint", "--techniques", "Pointing,X-WING", CLUES_17).is(0, POINTING + "\n", "");
        run("hint", "--all", "--profile", "classic", "--techniques", "hidden-single", EASY)
                .is(
                        0,
                        run("hint", "--all", "--techniques", "hidden-single", EASY)
                                .out(),
                        "");
    }

    @Test
    void aPositionWithoutAStep() {
        String stuck = "no technique in profile full applies";
        String several = stuck + "; there are several solutions";
        String helped = "no technique in profile propagation applies; Multi-Sector Locked Set (profile full) applies";
        for (String[] hint : new String[][] {{"hint"}, {"hint", "--all"}}) {
            run(CommandLineTest.with(hint, EASY_SOLUTION)).is(0, "solved\n", "");
            String profile = hint.length == 1 ? "full" : "exhaustive";
            run(CommandLineTest.with(hint, "--profile", "propagation", HARD))
                    .is(0, "stuck\n", "sudoku-sat: " + helped + "\n" + LEAVE_OUT.replace("techniques", "profile"));
            run(CommandLineTest.with(hint, TWO))
                    .is(0, "stuck\n", "sudoku-sat: " + several.replace("full", profile) + "\n");
            run(CommandLineTest.with(hint, NONE)).is(3, "none\n", """
                            sudoku-sat: no solution: r1c1=1, r1c2=2, r1c4=3, r3c3=4 cannot all be correct
                            sudoku-sat: no solution: r1c3 has no candidates left
                            """);
            run(CommandLineTest.with(hint, CLASH))
                    .is(3, "none\n", "sudoku-sat: no solution: 1 appears more than once in row 1: r1c1, r1c4\n");
            run(CommandLineTest.with(hint, "--timeout", "0s", EASY))
                    .is(5, "unknown\n", "sudoku-sat: stopped: time limit reached\n");
        }
        run("hint", "--format", "picture", TWO)
                .is(0, "No technique in profile full applies; there are several solutions.\n", "");
        run("hint", "--format", "json", "--profile", "propagation", TWO, HARD, EASY_SOLUTION, NONE)
                .is(
                        0,
                        "{\"source\":\"argument 1\",\"line\":1,\"puzzle\":\"" + TWO
                                + "\",\"result\":\"stuck\",\"reason\":\"" + several.replace("full", "propagation")
                                + "\"}\n{\"source\":\"argument 2\",\"line\":1,\"puzzle\":\"" + HARD
                                + "\",\"result\":\"stuck\",\"reason\":\"" + helped
                                + "\",\"helps\":\"multi-sector-locked-set\",\"helpsProfile\":\"full\"}\n{\"source\":\"argument 3\",\"line\":1,\"puzzle\":\""
                                + EASY_SOLUTION
                                + "\",\"result\":\"solved\"}\n{\"source\":\"argument 4\",\"line\":1,\"puzzle\":\""
                                + NONE
                                + "\",\"result\":\"none\",\"conflicts\":[\"r1c1=1, r1c2=2, r1c4=3, r3c3=4 cannot all be correct\","
                                + "\"r1c3 has no candidates left\"],\"conflictSet\":[\"r1c1=1\",\"r1c2=2\",\"r1c4=3\",\"r3c3=4\"],"
                                + "\"smallest\":true}\n",
                        "");
        run("hint", "--all", "--format", "json", TWO)
                .is(
                        0,
                        "{\"line\":1,\"puzzle\":\"" + TWO + "\",\"result\":\"stuck\",\"steps\":[],\"reason\":\""
                                + several.replace("full", "exhaustive") + "\"}\n",
                        "");
        run("hint", "--all", "--timeout", "0s", "--format", "json", EASY)
                .is(
                        5,
                        "{\"line\":1,\"puzzle\":\"" + EASY
                                + "\",\"result\":\"unknown\",\"steps\":[],\"reason\":\"time limit reached\"}\n",
                        "");
    }

    @Test
    void thePictureSaysWhatMayHelp() {
        String smallest = "explain --smallest solves every puzzle with one solution.\n";
        run("hint", "--format", "picture", "--profile", "propagation", HARD)
                .is(
                        0,
                        "No technique in profile propagation applies; Multi-Sector Locked Set (profile full) applies.\n"
                                + "Leave out --profile to go on; " + smallest,
                        "");
        run("hint", "--format", "picture", "--techniques", "x-wing,als-xy-chain", HARD)
                .is(
                        0,
                        "None of the chosen techniques applies; Multi-Sector Locked Set (profile full) applies.\n"
                                + "Leave out --techniques to go on; " + smallest,
                        "");
        run("hint", "--cell", "r1c2", "--techniques", "x-wing,als-xy-chain", HARD)
                .is(
                        0,
                        "stuck\n",
                        "sudoku-sat: none of the chosen techniques applies to r1c2 now; Nested Forcing Net (profile full) applies\n"
                                + LEAVE_OUT);
        run("hint", "--cell", "r1c2", "--techniques", "x-wing", HARD)
                .is(
                        0,
                        "stuck\n",
                        "sudoku-sat: the chosen technique does not apply to r1c2 now; Nested Forcing Net (profile full) applies\n"
                                + LEAVE_OUT);
    }

    /** A puzzle whose givens do not clash; only a search detects that there is no solution. */
    @Test
    void aSearchDetectsThatThereIsNoSolution() {
        assertThat(run("hint", "--all", "--format", "json", DEEP_NONE).out())
                .startsWith("{\"line\":1,\"puzzle\":\"" + DEEP_NONE.replace('0', '.')
                        + "\",\"result\":\"none\",\"steps\":[],\"conflicts\":[\"r1c1=1, ");
        assertThat(run("hint", "--assume-unique", DEEP_NONE).code()).isZero();
    }

    @Test
    void uniquenessIsAssumedInPencilMarksOnlyOnRequest() throws IOException {
        String marks =
                Files.writeString(directory.resolve("marks.txt"), RECTANGLE).toString();
        String[] hint = {"hint", "--techniques", "unique-rectangle-1", marks};
        run(hint)
                .is(
                        0,
                        "stuck\n",
                        "sudoku-sat: the chosen technique does not apply;"
                                + " there are several solutions; Pointing (profile full) applies\n");
        String step =
                "Unique Rectangle Type 1: assuming a unique solution, r12c14 cannot contain only 1 and 2, because the two could"
                        + " then be swapped; r1c14,r2c1 have no other candidates, so both digits can be removed from r2c4: r2c4<>1,2\n";
        run(CommandLineTest.with(hint, "--assume-unique")).is(0, step, "");
        run(CommandLineTest.with(hint, "--assume-unique", "--from-candidates")).is(0, step, "");
    }

    /** A puzzle is checked first; neither digits that may be a player's own nor a puzzle that is not proper are trusted. */
    @Test
    void uniquenessIsAssumedInProperPuzzles() {
        String proper = rectanglePuzzle();
        String[] all = {"hint", "--all", "--techniques", "unique-rectangle-1", proper};
        Cli.Result trusted = run(all);
        assertThat(trusted.out()).startsWith("Unique Rectangle Type 1: assuming a unique solution, ");
        run(CommandLineTest.with(all, "--assume-unique")).is(0, trusted.out(), "");
        run(CommandLineTest.with(all, "--from-candidates"))
                .is(
                        0,
                        "stuck\n",
                        "sudoku-sat: the chosen technique does not apply;"
                                + " techniques that assume a unique solution were not used; Full House (profile full) applies\n"
                                + LEAVE_OUT);
        run(CommandLineTest.with(all, "--max-conflicts", "0", "--from-candidates", "--assume-unique"))
                .is(0, trusted.out(), "");
    }

    /** A proper 4 × 4 puzzle with a unique rectangle from the beginning. */
    private static String rectanglePuzzle() {
        return "2.4.........4.12";
    }

    @Test
    void pencilMarksAreTakenAsTheyAre() throws IOException {
        String marks = Files.writeString(
                        directory.resolve("marks.txt"),
                        "1   2   34  34\n34  34  1   2\n2   1   34  34\n34  34  2   14\n")
                .toString();
        run("hint", marks)
                .is(0, "Hidden Single: r4c4 is the only cell in box 4 that can be 1, because r3c2=1: r4c4=1\n", "");
        String clash = Files.writeString(
                        directory.resolve("clash.txt"), "3   2   34  34\n34  4  1   2\n2   1   34  34\n34  34  2   1\n")
                .toString();
        run("hint", clash).is(3, "none\n", """
                        sudoku-sat: no solution: r1c1=3, r1c2=2, r2c3=1 cannot all be correct
                        sudoku-sat: no solution: no place for 1 in row 1
                        """);
    }

    /** A placed digit that is still a mark of a cell that sees it: clearing this mark is a step. */
    @Test
    void clearingAMarkThatAPlacedDigitExcludesIsAStep() throws IOException {
        String marks = Files.writeString(
                        directory.resolve("marks.txt"),
                        "1   2   134 34\n34  34  1   2\n2   1   34  34\n34  34  2   1\n")
                .toString();
        assertThat(run("hint", "--techniques", "naked-single", marks).out())
                .isEqualTo(
                        "Naked Single: 1 is the only candidate left in r1c1, because row 1 has 2, and earlier steps ruled out 3 and 4: r1c1=1\n");
    }

    @Test
    void libraryLinesAreCases() throws IOException {
        String ruledOut = IntStream.rangeClosed(1, 8)
                .mapToObj(column -> "\"r1c" + column + "=1\"")
                .collect(Collectors.joining(","));
        String row = ":0300:1:" + ".".repeat(81) + ":111 112 113 114 115 116 117 118:::\n";
        Cli.Result result = runOn(row, "hint", "--all", "--assume-unique", "--format", "json");
        assertThat(result.code()).isZero();
        assertThat(result.out())
                .startsWith("{\"line\":1,\"puzzle\":\"" + ".".repeat(81) + "\",\"marks\":[\"r1c1=2\",")
                .contains("\"r9c9=9\"],\"result\":\"found\",\"steps\":["
                        + "{\"technique\":\"hidden-single\",\"placements\":[\"r1c9=1\"],\"eliminations\":[],\"text\":\""
                        + "Hidden Single: r1c9 is the only cell in row 1 that can be 1, because earlier steps ruled out 1 in r1c12345678: r1c9=1\",\"explanation\":{\"parts\":[{\"role\":\"base\",\"houses\":[\"row 1\"],"
                        + "\"candidates\":[\"r1c9=1\"]},{\"role\":\"ruled-out\",\"houses\":[],\"candidates\":["
                        + ruledOut + "]}],\"chains\":[],\"contradictions\":[]}}")
                .endsWith("]}\n");
    }

    @Test
    void stepsAreWrittenAsLibraryLines() throws IOException {
        run("hint", "--format", "library", EASY).is(0, ":0002:8:" + EASY + ":::816:\n", "");
        run("hint", "--format", "library", "--techniques", "pointing", CLUES_17)
                .is(0, ":0100:4:" + CLUES_17 + "::492::\n", "");
        String[] hints = {"hint", "--all", "--profile", "full", EASY};
        String all = run(CommandLineTest.with(hints, "--format", "library")).out();
        assertThat(all.lines()).hasSameSizeAs(run(hints).out().lines().toList());
        assertThat(all.lines()).allMatch(line -> line.startsWith(":") || line.startsWith("# "));
        run("hint", "--format", "library", TWO)
                .is(0, "# stuck\n", "sudoku-sat: no technique in profile full applies; there are several solutions\n");
        run("hint", "--format", "library", "--box", "2x5", ". ".repeat(100).strip())
                .is(
                        2,
                        "# error\n",
                        "sudoku-sat: argument 1: line 1: library lines exist only up to side 9, but this grid has side 10\n");
        for (String box : new String[] {"2x2", "2x3"}) {
            String cells = ". ".repeat(box.equals("2x2") ? 16 : 36).strip();
            run("hint", "--format", "library", "--box", box, "--rules", "rule doublers", cells)
                    .is(2, "# error\n", "sudoku-sat: argument 1: line 1: library lines have no doubled digits\n");
        }
        run("rate", "--format", "library", EASY).isRefused("--format library works only with hint, explain and show");
        run("solve", "--format", "library", EASY).isRefused("--format library works only with hint, explain and show");
        run("decode", "--format", "library", "a", "b")
                .isRefused("--format library works only with hint, explain and show");
    }

    /** A line does not name its rules, so a comment does, and the candidates that they exclude are among the deleted ones. */
    @Test
    void libraryLinesUnderFurtherRulesHoldTheWholePosition() {
        String cells = "1............2..";
        String[] options = {"--techniques", "hidden-single", "--format", "library", "--rule", "diagonals", cells};
        String first = ":0002:2:" + cells + ":133 144::221:\n";
        run(CommandLineTest.with(new String[] {"hint"}, options)).is(0, "# rule diagonals\n" + first, "");
        String all = first + ":0002:1:" + cells + ":133 144::132:\n:0002:2:" + cells + ":133 144::233:\n:0002:1:"
                + cells + ":133 144::143:\n";
        run(CommandLineTest.with(new String[] {"hint", "--all"}, options)).is(0, "# rule diagonals\n" + all, "");
        run(CommandLineTest.with(new String[] {"explain", "--rule", "disjoint"}, options))
                .is(0, """
                        # rule diagonals
                        # rule disjoint
                        :0002:2:1............2..:224 133 144::221:
                        :0002:1:1...+2........2..:133 144::132:
                        :0002:1:1...+2....+1...2..:123 144::124:
                        :0002:1:1...+2..+1.+1...2..:::143:
                        :0002:2:1...+2..+1.+1...2+1.:::233:
                        :0002:2:1...+2..+1.+1+2..2+1.:::214:
                        # stuck
                        """, "sudoku-sat: the chosen technique does not apply; there are several solutions\n");
        String[] none = {"hint", "--techniques", "jellyfish", "--format", "library", "--rule", "diagonals", cells};
        assertThat(run(none).out()).isEqualTo("# stuck\n");
    }

    /** A reader of library lines would assume the usual boxes of the side. */
    @Test
    void layoutsWithoutTheUsualBoxesHaveNoLibraryLines() {
        String cells = "1............2..";
        String[] library = {"hint", "--format", "library"};
        run(CommandLineTest.with(library, "--regions", "1122112233443344", cells))
                .is(0, ":0002:2:" + cells + ":::221:\n", "");
        String begin = "sudoku-sat: argument 1: line 1: ";
        run(CommandLineTest.with(library, "--regions", "1112122233343444", cells))
                .is(
                        2,
                        "# error\n",
                        begin + "a library line of side 4 implies boxes of 2x2, but this grid has regions\n");
        run(CommandLineTest.with(library, "--box", "3x2", "--rule", "diagonals", ".".repeat(36)))
                .is(
                        2,
                        "# error\n",
                        begin + "a library line of side 6 implies boxes of 2x3, but this grid has boxes of 3x2\n");
        run("explain", "--format", "library", "--box", "1x5", ".".repeat(25))
                .is(
                        2,
                        "# error\n",
                        begin + "library lines are for grids with the usual boxes, but this grid has boxes of 1x5\n");
    }

    /** Each line of a path gives its step again if only its technique is used. */
    @Test
    void libraryLinesOfAPathAreReadBack() {
        String[] lines = run("explain", "--format", "library", CLUES_17).out().split("\n", -1);
        String[] texts = run("explain", CLUES_17).out().split("\n", -1);
        assertThat(lines).hasSameSizeAs(texts).hasSizeGreaterThan(50);
        for (int i = 0; i < lines.length - 1; i++) {
            assertThat(runOn(lines[i] + "\n", "hint", "--all", "--profile", "full")
                            .out())
                    .as(lines[i])
                    .contains(texts[i] + "\n");
        }
    }

    @Test
    void manyPuzzlesGiveOneRecordEach() {
        String input = EASY + "\n" + BAD + "\n" + TWO + "\n" + CLUES_17 + "\n";
        String said = "sudoku-sat: standard input: " + BAD_MESSAGE + "\n";
        Cli.Result one = runOn(input, "hint", "-j", "1");
        one.is(2, FIRST + "\nerror\nstuck\n" + run("hint", CLUES_17).out(), said);
        assertThat(runOn(input, "hint", "-j", "3")).isEqualTo(one);
        String[] hints = {"hint", "--all", "--profile", "full", "--format", "json", "-j"};
        Cli.Result all = runOn(input, CommandLineTest.with(hints, "2"));
        assertThat(all.out().lines()).hasSize(4);
        assertThat(all).isEqualTo(runOn(input, CommandLineTest.with(hints, "1")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"hint", "hint --all", "explain", "rate"})
    void commonOptionsMayBeGiven(String command) {
        String[] words = command.split(" ", -1);
        String[] options = {
            "-j",
            "2",
            "--engine",
            "sat",
            "--seed",
            "7",
            "--limit",
            "3",
            "--max-conflicts",
            "9999",
            "--timeout",
            "60s",
            "--progress",
            "never",
            "--encoding",
            "minimal",
            "--at-most-one",
            "product",
            "--clues",
            "units",
            "--blank",
            ".",
            "--box",
            "3x3"
        };
        assertThat(run(CommandLineTest.with(CommandLineTest.with(words, options), EASY)))
                .isEqualTo(run(CommandLineTest.with(words, EASY)));
    }

    @Test
    void otherLayouts() throws IOException {
        assertThat(run("hint", "--all", "cnf-examples/jigsaw.txt", "--regions", "cnf-examples/jigsaw.regions")
                        .out())
                .contains(" in region ");
        String six = Files.readString(Path.of("cnf-examples/6x6.txt")).strip();
        assertThat(run("hint", "--box", "2x3", six).out()).hasLineCount(1).contains("=");
        assertThat(run("hint", "--rule", "diagonals", "--all", "cnf-examples/x.txt")
                        .out())
                .contains(" diagonal ");
    }
}
