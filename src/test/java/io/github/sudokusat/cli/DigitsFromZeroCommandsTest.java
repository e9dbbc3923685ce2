package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.run;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands on grids whose digits are worth 0 to one less than their side. */
class DigitsFromZeroCommandsTest {

    private static final String RULES = "digits 0-3";

    /** Its first solution is 0123 2301 1032 3210, its other one has 1 and 3 exchanged in the first two rows. */
    private static final String PUZZLE = "0.2...0.1....2.0";

    private static final Pattern TEXT = Pattern.compile("\"text\":\"([^\"]*)\",\"explanation\"");
    private static final Pattern POSITION = Pattern.compile("\"position\":\"([^\"]*)\"");

    private static List<String> all(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(found -> found.group(1)).toList();
    }

    @Test
    void aLoopOfHintsTakesStepsOfTheExplanation() {
        List<String> steps = new ArrayList<>();
        String position = PUZZLE;
        while (true) {
            Cli.Result hint = run("hint", "--apply", "--format", "json", "--rules", RULES, position);
            Matcher next = POSITION.matcher(hint.out());
            if (!next.find()) {
                break;
            }
            steps.addAll(all(TEXT, hint.out()));
            position = next.group(1);
            assertThat(position).hasSize(64).matches("([0.][1.][2.][3.]){16}");
        }
        assertThat(steps).isNotEmpty();
        String path =
                run("explain", "--format", "json", "--rules", RULES, PUZZLE).out();
        // A digit that its cell alone can have counts as placed in a line of candidates, so steps that would place it
        // are left out.
        assertThat(all(TEXT, path)).containsSubsequence(steps);
        run("solve", "--rules", RULES, position).is(0, "0123230110323210\n", "");
    }

    @Test
    void libraryLinesAreRefused() {
        run("solve", "--rules", RULES, ":0000::1+2..............::::")
                .isLike(
                        2,
                        "sudoku-sat: argument 1 is neither a file nor a puzzle: line 1, column 1: expected a format for a grid of 4x4 with digits from 0 to 3,"
                                + " but found a library line, which is for as many rows and columns as digits, from 1 on\n");
        run("show", "--format", "library", "--rules", RULES, PUZZLE)
                .isLike(
                        2,
                        "sudoku-sat: argument 1: line 1: library lines have digits from 1, but here they are from 0 to 3\n");
    }

    @Test
    void candidatesOfVariablesHaveValues() {
        run("var", "--rules", RULES.replace("0-3", "0-8"), "r1c1=0", "r9c9=8", "1", "729")
                .is(0, "1\n729\nr1c1=0\nr9c9=8\n", "");
        run("var", "--rules", "digits 0-8", "r1c1=9").isRefused("r1c1=9: the digit must be from 0 to 8");
        run("var", "r1c1=0").isRefused("r1c1=0: the digit must be from 1 to 9");
    }

    @ParameterizedTest
    @ValueSource(strings = {"digits 3-0", "digits 2-5", "digits"})
    void wrongDigitsOfTheOptionAreThoseOfThePuzzle(String rules) {
        assertThat(run("solve", "--rules", rules, PUZZLE).err())
                .contains("expected the digits of the puzzle's grid: 1-4 or 0-3")
                .doesNotContain("side 9");
    }

    @Test
    void puzzlesOfGivenBoxesOrRegionsAreReadWithTheDigits() {
        String[] layouts = {"--box=2x2", "--regions=1122112233443344", "--rules=box 2x2; " + RULES};
        for (String layout : layouts) {
            String[] arguments = layout.startsWith("--rules")
                    ? new String[] {"solve", layout, PUZZLE}
                    : new String[] {"solve", layout, "--rules", RULES, PUZZLE};
            run(arguments).is(0, "0123230110323210\n", "");
        }
        run("solve", "--box", "2x2", "--rules", "digits 0-2", PUZZLE)
                .isRefused("--rules: line 1, column 8: expected 1-4, 0-3 or more digits, for the 4 cells of a row");
        assertThat(run("check", "--box", "2x2", "--rules", "digits 0-8", "8123............")
                        .out())
                .isEqualTo("several\n");
        run("show", "--format", "rules", "--rules", "digits 0-4", ".".repeat(25))
                .is(0, "box 1x5\ngivens " + ".".repeat(25) + "\ndigits 0-4\n", "");
    }

    @Test
    void importedPuzzlesKeepTheirDigits() {
        String imported = ".Shape~4x4.~R1C1_1";
        assertThat(run("show", "--rules", RULES, imported).err())
                .contains("expected those that are given for all puzzles, from 0 to 3, but found digits from 1 to 4");
        run("show", "--format", "line", "--rules", RULES, ".Shape~4x4~0-3.~R1C1_1")
                .is(0, "1...............\n", "");
    }

    @Test
    void theFirstDigitOfANumberedRoomIsNotZero() {
        assertThat(run("hint", "--rules", "digits 0-8; numbered-room 7 left1", Cli.EMPTY_9)
                        .out())
                .contains("so the first one is neither 0, 1 nor that digit")
                .contains("r1c1<>0,1,7");
        assertThat(run("hint", "--rules", "numbered-room 7 left1", Cli.EMPTY_9).out())
                .contains("so the first one is neither 1 nor that digit");
    }

    @Test
    void anAlphabetNamesTheDigitsInOrder() {
        run("solve", "--rules", RULES, "--alphabet", "ABCD", "A.C...A.B....C.A").is(0, "ABCDCDABBADCDCBA\n", "");
        run("solve", "--rules", RULES, "--alphabet", "0123", PUZZLE).is(0, "0123230110323210\n", "");
        run("solve", "--rules", RULES, "--alphabet", "1234", PUZZLE).is(0, "0123230110323210\n", "");
        assertThat(run("hint", "--rules", RULES, "--alphabet", "ABCD", "A.C...A.B....C.A")
                        .out())
                .isEqualTo("Hidden Single: r2c1 is the only cell in box 1 that can be C, because r4c2=C: r2c1=C\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"picture", "rows", "numbers", "line", "marks", "candidates", "rules", "csv", "json"})
    void shownPuzzlesAreReadBack(String format) {
        Set<String> named = Set.of("rules", "csv", "json");
        String shown = run("show", "--format", format, "--rules", RULES, PUZZLE).out();
        String[] options = named.contains(format) ? new String[0] : new String[] {"--rules", RULES};
        assertThat(Cli.runOn(shown, CommandLineTest.with(new String[] {"solve", "--format", "line"}, options))
                        .out())
                .isEqualTo("0123230110323210\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"dimacs", "wcnf", "lp", "opb", "minizinc", "smtlib", "asp", "xcsp3"})
    void exportedFilesSayHowDigitsAreNumbered(String format) {
        String sentence = "below, digits are numbered from 1 to 4 and worth one less";
        assertThat(run("export", "--to", format, "--rules", RULES, PUZZLE).out())
                .containsOnlyOnce(sentence);
        assertThat(run("export", "--to", format, Cli.TWO).out()).doesNotContain(sentence);
    }
}
