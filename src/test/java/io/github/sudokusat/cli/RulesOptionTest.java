package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.EMPTY_4;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.Cli.Result;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.testing.BruteForce;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rules on the command line: by {@code --rules}, and with a puzzle. */
class RulesOptionTest {

    private static final List<String> RULES =
            List.of("box 2x2", "killer 5 r1c1 r1c2", "thermo r4c1-r4c4", "killer 5 r2c3 r2c4");
    private static final String TEXT = String.join("; ", RULES);
    private static final String FILE = "# small\n\n" + String.join("\n", RULES) + "\n";

    @TempDir
    private Path directory;

    private String file(String text) throws IOException {
        return Files.writeString(directory.resolve("rules.txt"), text).toString();
    }

    private static Layout layout() {
        return LayoutText.parse(RULES);
    }

    @Test
    void rulesComeFromATextAFileOrThePuzzle() throws IOException {
        long expected = BruteForce.count(GridParser.create().parse(FILE), 1000);
        String answer = expected + "\n";
        assertThat(expected).isBetween(1L, 20L);
        run("count", "--rules", TEXT, EMPTY_4).is(0, answer, "");
        run("count", "--rules", TEXT.substring(9), EMPTY_4).is(0, answer, "");
        run("count", "--rules", file(FILE), EMPTY_4).is(0, answer, "");
        run("count", FILE).is(0, answer, "");
        run("count", file(FILE)).is(0, answer, "");
        run("count", file(FILE), "--rules", TEXT).is(0, answer, "");
        runOn(FILE, "count").is(0, answer, "");
        runOn(EMPTY_4 + "\n" + String.join("\n", RULES.subList(1, 4)), "count").is(0, answer, "");
        runOn(EMPTY_4 + "\n" + EMPTY_4 + "\n", "count", "--rules", TEXT).is(0, answer + answer, "");
        run("count", "--rules", "killer 5 r1c1 r1c2", FILE).is(0, answer, "");
    }

    @Test
    void everyEngineThatTakesRulesGivesTheSameAnswer() {
        for (String command : List.of("count", "check")) {
            Result expected = run(command, FILE);
            for (String engine : List.of("sat", "propagate", "backtrack")) {
                assertThat(run(command, "--engine", engine, FILE)).as(engine).isEqualTo(expected);
            }
        }
        run("check", "--engine", "bits", FILE)
                .isLike(
                        2,
                        "sudoku-sat: argument 1: line 3: --engine bits does not support the layout " + layout() + "\n");
    }

    @Test
    void aBulkFileMayHoldSeveralPuzzlesWithRules() {
        runOn(FILE + "\n" + FILE + "\nbox 2x2\n" + EMPTY_4 + "\nkiller 99 r1c1\n\nbox 2x2\n" + EMPTY_4, "count")
                .is(
                        2,
                        "2\n2\nerror\n288\n",
                        "sudoku-sat: standard input: line 17, column 1: expected a rule that a layout of 2x2 can have,"
                                + " but found \"killer 99 r1c1\": no digit is 99 (killer cage 99 at r1c1): the least sum is 1, the greatest 4\n");
    }

    @Test
    void theFormatRulesIsReadBack() {
        String text = run(
                        "show", "--format", "rules", "--rules", TEXT, "--rule", "anti-king", "1" + EMPTY_4.substring(1))
                .out();
        assertThat(text).isEqualTo("""
                        box 2x2
                        givens 1...............
                        rule anti-king
                        killer 5 r1c1 r1c2
                        killer 5 r2c3 r2c4
                        thermo r4c1-r4c4
                        """);
        run("show", "--format", "rules", text).is(0, text, "");
        String marks = run("show", "--format", "rules", "--rules", TEXT, "12..".repeat(16))
                .out();
        assertThat(marks).startsWith("box 2x2\ngivens 12..12");
        run("show", "--format", "rules", marks).is(0, marks, "");
        runOn(text + "\n" + text, "show", "--format", "rules").is(0, text + "\n" + text, "");
    }

    @Test
    void picturesHaveALegend() {
        String legend = """
                # +------+-----+
                # | ac a | . . |
                # | c  . | b b |
                # +------+-----+
                # | .  . | . . |
                # | .  . | . . |
                # +------+-----+
                # rule anti-king
                # a: killer 5 r1c1 r1c2
                # b: killer 5 r2c3 r2c4
                # c: thermo r2c1 r1c1
                """;
        String grid = """
                +-----+-----+
                | . . | . . |
                | . . | . . |
                +-----+-----+
                | . . | . . |
                | . . | . . |
                +-----+-----+
                """;
        String rules = "killer 5 r1c1 r1c2; killer 5 r2c3 r2c4; thermo r2c1 r1c1; rule anti-king";
        Result shown = run("show", "--format", "picture", "--rules", rules, EMPTY_4);
        shown.is(0, grid + legend, "");
        run("show", shown.out()).is(0, EMPTY_4 + "\n", "");
        assertThat(run("check", "--format", "picture", "--rules", rules, EMPTY_4)
                        .out())
                .endsWith(legend);
    }

    @Test
    void jsonHasTheRulesAndWhatBreaksThem() {
        String json = run("check", "--format", "json", "--rules", TEXT, "13" + EMPTY_4.substring(2))
                .out();
        assertThat(json)
                .contains("\"layout\":[\"box 2x2\",\"killer 5 r1c1 r1c2\",\"killer 5 r2c3 r2c4\",\"thermo r4c1-r4c4\"]")
                .contains("\"conflicts\":[\"killer cage 5 at r1c1 sums to 4\"]")
                .contains(
                        "\"brokenRules\":[{\"rule\":\"killer 5 r1c1 r1c2\",\"cells\":[\"r1c1\",\"r1c2\"],\"found\":4}]");
        String solved = run("solve", "--format", "json", "--rules", TEXT, "13" + EMPTY_4.substring(2))
                .out();
        assertThat(solved).contains("\"brokenRules\":[{\"rule\":\"killer 5 r1c1 r1c2\"");
        assertThat(run("check", json).out()).isEqualTo("none\n");
        assertThat(run("check", "--format", "json", Cli.CLASH).out()).doesNotContain("brokenRules");
    }

    @Test
    void mistakesHaveTheirPlace() throws IOException {
        for (String[] bad : new String[][] {
            {"killer", "column 7: expected a cell from r1c1 to r4c4, but found the end of the line"},
            {"killer r5c1", "column 8: expected a cell from r1c1 to r4c4, but found \"r5c1\""},
            {"killer 0 r1c1", "column 8: expected the sum of the cage (a number of 1 or more), but found \"0\""},
            {
                "killer 99999999999999999999 r1c1",
                "column 8: expected the sum of the cage (a number from 1 to 999999999), but found \"99999999999999999999\""
            },
            {"arrow r1c1 = r1c2 r1c1", "column 19: expected a cell other than r1c1, but found \"r1c1\""},
            {"killer 5 r1c1 r1c2 x", "column 20: expected the end of the line, but found \"x\""},
            {
                "killer 5 r1c1-r2c3",
                "column 10: expected two cells in a row, a column or a diagonal, but found \"r1c1-r2c3\""
            },
            {
                "thermo r1c1",
                "column 12: expected another cell, because there must be 2 or more, but found the end of the line"
            },
            {
                "Killer 5 r1c1",
                "column 1: expected a rule such as \"rule anti-knight\" or \"killer 15 r1c1 r1c2\", but found \"Killer 5 r1c1\"; did you mean \"killer\"?"
            },
            {
                "kiler 5 r1c1",
                "column 1: expected a rule such as \"rule anti-knight\" or \"killer 15 r1c1 r1c2\", but found \"kiler 5 r1c1\"; did you mean \"killer\"?"
            },
            {
                "anti-knihgt",
                "column 1: expected a rule such as \"rule anti-knight\" or \"killer 15 r1c1 r1c2\", but found \"anti-knihgt\"; did you mean \"rule anti-knight\"?"
            },
            {
                "rule killer 5 r1c1",
                "column 6: expected diagonals, windoku, disjoint, anti-knight, anti-king, diagonal-down, diagonal-up, doublers, anti-taxicab, dutch-flatmates, global-entropy, global-modular, leap, nonconsecutive or self-taxicab,"
                        + " but found \"killer 5 r1c1\"; did you mean it without \"rule\"?"
            },
            {
                "rule x",
                "column 6: expected diagonals, windoku, disjoint, anti-knight, anti-king, diagonal-down, diagonal-up, doublers, anti-taxicab, dutch-flatmates, global-entropy, global-modular, leap, nonconsecutive or self-taxicab,"
                        + " but found \"x\""
            },
            {
                "rule entropy",
                "column 6: expected diagonals, windoku, disjoint, anti-knight, anti-king, diagonal-down, diagonal-up, doublers, anti-taxicab, dutch-flatmates, global-entropy, global-modular, leap, nonconsecutive or self-taxicab,"
                        + " but found \"entropy\"; did you mean \"rule global-entropy\"?"
            },
            {
                "rule",
                "column 5: expected diagonals, windoku, disjoint, anti-knight, anti-king, diagonal-down, diagonal-up, doublers, anti-taxicab, dutch-flatmates, global-entropy, global-modular, leap, nonconsecutive or self-taxicab,"
                        + " but found the end of the line"
            },
            {"house r1c1 : x", "column 12: expected 4 cells before the colon, not 1, but found \":\""},
            {
                "differ r1c1 r1c1 : x",
                "column 13: expected a cell of the grid such as r1c2, two different cells in each pair, but found \"r1c1\""
            },
            {
                "killer 9 r1c1 r1c2",
                "column 1: expected a rule that a layout of 2x2 can have, but found \"killer 9 r1c1 r1c2\": no 2 different digits"
                        + " sum to 9 (killer cage 9 at r1c1): the least sum is 3, the greatest 7"
            },
        }) {
            run("check", "--rules", "rule anti-king\n" + bad[0], EMPTY_4)
                    .isLike(2, "sudoku-sat: argument 1: line 1: --rules: line 2, " + bad[1] + "\n");
            String file = file("\n\n" + bad[0]);
            run("check", "--rules", file, EMPTY_4)
                    .isLike(2, "sudoku-sat: argument 1: line 1: --rules: rules.txt: line 3, " + bad[1] + "\n");
            run("check", "box 2x2\n" + bad[0]).isLike(2, "sudoku-sat: argument 1: line 2, " + bad[1] + "\n");
        }
        run("check", "--rules", "rules.txt", EMPTY_4).isRefused("--rules: rules.txt: there is no such file");
        run("check", "--rules", "box 0x2", EMPTY_4)
                .isRefused(
                        "--rules: line 1, column 5: expected a box of 1 to 256 cells, such as 3x3, but found \"0x2\"");
        run("check", "--box", "1x4", "--rules", "box 2x2", EMPTY_4)
                .isRefused("--box and --rules name different grids: \"box 1x4\" and \"box 2x2\"");
        run("check", "--box", "1x4", "box 2x2\nrule anti-king")
                .isLike(
                        2,
                        "sudoku-sat: argument 1: line 1, column 1: expected the layout that is given for all puzzles,"
                                + " \"box 1x4\", but found \"box 2x2\"\n");
    }

    @Test
    void theHelpOfEachCommandShowsRulesThatItSupports() {
        for (String command : List.of("solve", "generate")) {
            Matcher shown = Pattern.compile("such as '([^']+)' or '([^']+)'\\. In a text")
                    .matcher(run(command, "--help").out().replaceAll("\\s+", " "));
            assertThat(shown.find()).isTrue();
            String rules = shown.group(1) + "; " + shown.group(2);
            String[] arguments = {command, "--rules", rules, ".".repeat(81)};
            Result result = run(command.equals("solve") ? arguments : Arrays.copyOf(arguments, 3));
            assertThat(result.code()).as(result.err()).isZero();
        }
    }

    @Test
    void aTechniqueForRulesThatGenerateRefusesIsRefusedWithThem() {
        run("generate", "--needs", "rule-options", "--rules", "rule anti-king")
                .is(
                        3,
                        "",
                        "sudoku-sat: there is no such puzzle: the technique rule-options is for layouts with rules such"
                                + " as killer or thermo, which generate does not support\n");
    }

    @Test
    void whatCannotTakeRulesSaysSo() {
        for (String command : List.of("canonical")) {
            Result refused = run(command, FILE);
            assertThat(refused.code()).isEqualTo(2);
            assertThat(refused.err())
                    .startsWith("sudoku-sat: argument 1: line 3: ")
                    .contains("killer cage 5 at r1c1");
        }
        run("generate", "--rules", TEXT).isRefused("generate does not support rules such as killer cage 5 at r1c1");
        run("generate", "--grids", "--rules", TEXT).isRefused("rules such as killer cage 5 at r1c1");
        run("generate", "--unbiased", "--rules", TEXT).isRefused("--unbiased cannot be combined with --rules");
        run("decode", "--rules", TEXT, "a", "b").isRefused("omit --box, --regions, --rule and --rules");
    }

    @Test
    void sheetsNameTheRules() {
        String sheet = run("sheet", "--rules", TEXT, "2" + EMPTY_4.substring(1)).out();
        assertThat(sheet).contains("Rules in the picture: killer, thermo.");
    }

    @Test
    void namesToIgnoreAreTaken() {
        run("solve", "--ignore", "text", "--ignore", "line", Cli.EASY).is(0, Cli.EASY_SOLUTION + "\n", "");
    }

    @Test
    void checkNamesGivensAndRulesThatCannotAllHold() {
        String json = run(
                        "check",
                        "--rules",
                        "killer 3 r1c1 r1c2; thermo r4c1-r4c3",
                        "--format",
                        "json",
                        "..1" + EMPTY_4.substring(3))
                .out();
        assertThat(json)
                .contains(
                        "\"conflicts\":[\"r1c3=1, killer cage 3 at r1c1 cannot both hold\",\"killer cage 3 at r1c1 cannot be obeyed: r1c1+r1c2 = 3; r1c1+r1c2 is at least 2+3=5\"]",
                        "\"conflictSet\":[\"r1c3=1\"],\"conflictRules\":[\"killer 3 r1c1 r1c2\"],\"smallest\":true");
    }

    @Test
    void minimizeFindsNeedlessRules() {
        String puzzle = "12343412........";
        String rules = "killer 3 r3c1 r3c2; odd r1c1";
        run("minimize", "--needless-rules", "--rules", rules, puzzle).is(0, "odd r1c1\n", "");
        run("minimize", "--needless-rules", "--rules", rules, EMPTY_4).is(4, "several\n", "");
        String json = run("minimize", "--needless-rules", "--format", "json", "--rules", rules, puzzle)
                .out();
        assertThat(json)
                .contains(
                        "\"layout\":[\"box 2x2\",\"killer 3 r3c1 r3c2\"],\"result\":\"minimized\",\"needless\":[\"odd r1c1\"]");
    }
}
