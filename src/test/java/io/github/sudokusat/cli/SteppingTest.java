package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.CLASH;
import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EASY_SOLUTION;
import static io.github.sudokusat.cli.Cli.HARD;
import static io.github.sudokusat.cli.Cli.NONE;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Stepping through puzzles on the command line: {@code hint --apply}, {@code hint --cell}, {@code explain --from --to}. */
@Tag("long")
class SteppingTest {

    /** A puzzle that needs techniques beyond singles and locked candidates, among them a unique rectangle. */
    private static final String FOUND_IN_MAGICTOUR =
            "7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5...........";

    private static final Pattern TEXT = Pattern.compile("\"text\":\"([^\"]*)\",\"explanation\"");
    private static final Pattern POSITION = Pattern.compile("\"position\":\"([^\"]*)\"");

    private static String group(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        assertThat(matcher.find()).as(text).isTrue();
        return matcher.group(1);
    }

    /** The texts of all steps, each found by a separate run from the position that the previous run printed. */
    private static List<String> loop(String puzzle, String... options) {
        List<String> texts = new ArrayList<>();
        String position = puzzle;
        String[] hint = CommandLineTest.with(new String[] {"hint", "--apply", "--format", "json"}, options);
        while (true) {
            Cli.Result result = run(CommandLineTest.with(hint, position));
            assertThat(result.code()).as(result.err()).isZero();
            if (!result.out().contains("\"result\":\"found\"")) {
                return texts;
            }
            texts.add(group(TEXT, result.out()));
            position = group(POSITION, result.out());
        }
    }

    @ParameterizedTest
    @CsvSource({
        EASY + ",",
        FOUND_IN_MAGICTOUR + ",",
        HARD + ",",
        EASY + ",--from-candidates",
        "2.4.........4.12,",
        "..............3.1..2................,",
        "18.4.3..94...2...17..91..4...2...9...9...25..85..9...6...2...68..3...1...6..71...,--rule=anti-knight"
    })
    void aLoopOfHintsGivesTheStepsThatExplainGives(String puzzle, String option) {
        assertLoopIsPath(puzzle, option);
    }

    @ParameterizedTest
    @Tag("slow")
    @CsvSource("1..4....9........17...1......2.......9....5...5...............8.............7....,--rule=anti-knight")
    void aLongLoopOfHintsGivesTheStepsThatExplainGives(String puzzle, String option) {
        assertLoopIsPath(puzzle, option);
    }

    private static void assertLoopIsPath(String puzzle, String option) {
        String[] options = option == null ? new String[0] : new String[] {option};
        String[] explain = CommandLineTest.with(new String[] {"explain", "--format", "json"}, options);
        String path = run(CommandLineTest.with(explain, puzzle)).out();
        List<String> texts = TEXT.matcher(path).results().map(m -> m.group(1)).toList();
        assertThat(loop(puzzle, options)).isEqualTo(texts);
    }

    @Test
    void thePositionOfAnotherSideIsReadWithoutOptions() {
        for (String puzzle : List.of("cnf-examples/4x4.txt", "cnf-examples/6x6.txt", "cnf-examples/16x16.txt")) {
            String position = run("hint", "--apply", puzzle).out();
            assertThat(run("hint", position).out())
                    .as(position)
                    .isEqualTo(run("explain", puzzle)
                                    .out()
                                    .lines()
                                    .skip(1)
                                    .findFirst()
                                    .orElse("solved") + "\n");
        }
    }

    @Test
    void thePositionAfterAStepKeepsGivensAndRemovedCandidates() {
        Cli.Result first = run("hint", "--apply", EASY);
        first.is(
                0, ":0000::" + EASY.substring(0, 5) + "+8" + EASY.substring(6) + ":::\n".replaceFirst("\n", ":\n"), "");
        run("hint", "--apply", EASY_SOLUTION).is(0, "solved\n", "");
        assertThat(run("hint", "--apply", "--format", "picture", EASY).out())
                .endsWith("\n\nThe position after this step:\n" + first.out());
        assertThat(run("hint", "--apply", NONE).code()).isEqualTo(3);
        run("hint", "--apply", CLASH).isLike(3, run("hint", CLASH).err());
    }

    /** A line cannot hold rules, so it must not look as if it did. */
    @Test
    void rulesThatThePositionLosesAreNamed() {
        String puzzle = "box 2x2\nrenban r1c1 r1c2 r2c2\ngivens 1......3........\n";
        String advice = "the line has no rules; give those of the puzzle to the next hint by --rules";
        runOn(puzzle, "hint", "--apply").is(0, ":0000::1+3.....3........::::\n", "sudoku-sat: " + advice + "\n");
        assertThat(runOn(puzzle, "hint", "--apply", "--format", "picture").out())
                .contains("::::\nT" + advice.substring(1) + ".\n");
        run("hint", "--apply", "--rules", "renban r1c1 r1c2 r2c2", "1......3........")
                .is(0, ":0000::1+3.....3........::::\n", "");
    }

    @Test
    void optionsThatConflictWithApplyAreRefused() {
        run("hint", "--apply", "--all", EASY).isRefused("--apply cannot be combined with --all");
        run("hint", "--apply", "--format", "library", EASY)
                .isRefused("--apply cannot be combined with --format library");
        run("hint", "--apply", "--strength", "vague", EASY).isRefused("--strength cannot be combined with --apply");
    }

    @Test
    void aHintForAChosenCell() {
        Cli.Result all = run("hint", "--all", "--profile", "full", EASY);
        for (String cell : List.of("r1c6", "r9c7", "r5c5")) {
            String hint = run("hint", "--cell", cell, EASY).out();
            if (hint.equals("stuck\n")) {
                assertThat(run("hint", "--all", "--cell", cell, "--profile", "full", EASY)
                                .out())
                        .isEqualTo("stuck\n");
            } else {
                assertThat(all.out()).contains(hint);
                assertThat(hint.strip())
                        .endsWith(": " + cell
                                + hint.strip().substring(hint.strip().length() - 2));
            }
        }
        run("hint", "--cell", "R1C1", EASY).is(0, "stuck\n", "sudoku-sat: r1c1 already contains 5\n");
        run("hint", "--cell", "r1c1", "--format", "picture", EASY).is(0, "r1c1 already contains 5.\n", "");
        run("hint", "--cell", "r10c1", EASY)
                .isLike(2, "sudoku-sat: argument 1: line 1: --cell r10c1 is outside the 9x9 grid\n");
        run("hint", "--cell", "5", EASY).isRefused("--cell must be a cell such as r1c5, but is \"5\"");
    }

    @Test
    void aPartOfAPath() {
        List<String> steps = run("explain", EASY).out().lines().toList();
        run("explain", "--from", "3", "--to", "5", EASY)
                .is(0, String.join("\n", steps.subList(2, 5)) + "\npartial\n", "");
        for (String beyond : List.of("52", "53", "1000")) {
            run("explain", "--from", beyond, "--format", "library", EASY)
                    .is(0, "", "sudoku-sat: the path ends after 51 steps\n");
        }
        run("explain", "--from", "50", EASY).is(0, String.join("\n", steps.subList(49, steps.size())) + "\n", "");
        String json = run("explain", "--from", "3", "--to", "5", "--format", "json", EASY)
                .out();
        assertThat(json).contains("\"result\":\"partial\",\"solved\":false,\"first\":3,\"steps\":[{");
        assertThat(TEXT.matcher(json).results().map(m -> m.group(1))).isEqualTo(steps.subList(2, 5));
        run("explain", group(POSITION, json)).is(0, String.join("\n", steps.subList(5, steps.size())) + "\n", "");
    }

    /** Each step of a part is drawn as the hint at its position is; a whole path would be too long for that. */
    @Test
    void thePictureOfAPartDrawsEachStep() {
        String part = run("explain", "--from", "9", "--to", "10", "--format", "picture", EASY)
                .out();
        assertThat(part).startsWith(" 9. " + drawn(8) + "\n10. " + drawn(9) + "\nMore steps follow. 10 steps so far; ");
        assertThat(run("explain", "--format", "picture", EASY).out()).doesNotContain("can be placed");
    }

    /** The hint after a number of steps. */
    private static String drawn(int steps) {
        String json = run("explain", "--to", Integer.toString(steps), "--format", "json", EASY)
                .out();
        return run("hint", "--format", "picture", group(POSITION, json)).out();
    }

    @Test
    void aPartOfASmallestPath() {
        List<String> steps =
                run("explain", "--smallest", "2.4.........4.12").out().lines().toList();
        String[] part = {"explain", "--smallest", "--from", "2", "--to", "2", "2.4.........4.12"};
        run(part).is(0, steps.get(1) + "\npartial\n", "");
        assertThat(run(CommandLineTest.with(part, "--format", "json")).out())
                .contains("\"result\":\"partial\",\"solved\":false,\"first\":2,\"steps\":[{", "\"position\":\":0000::");
    }

    /** A base candidate in two base houses counts as a fin wherever it is, and the sentence says why. */
    @Test
    void endoFinsAreNamed() {
        String eitherWay =
                "; the cover has as many houses as the base, so either %1$s is %2$d, or %2$d can be removed from the rest of the cover;"
                        + " so %2$d can be removed from every other cell in the cover that sees %3$s: %4$s\npartial\n";
        explainStep(9, ".6.5.1.9.1...9..539....7....4.8...7.......5.8.817.5.3.....5.2............76..8...")
                .is(
                        0,
                        "Franken Fish: in the base (rows 1, 6 and 9, and box 2), 2 is confined to the cover (columns 1, 4, 5 and 9);"
                                + " r1c5, in two houses of the base, counts as a fin"
                                + String.format(Locale.ROOT, eitherWay, "the fin", 2, "the fin", "r4c5<>2"),
                        "");
        explainStep(11, "7.8...3.....6.1...5.........4.....263...8.......1...9..9.2....4....7.5...........")
                .is(
                        0,
                        "Franken Fish: in the base (rows 1, 5 and 8, and box 1), 6 is confined to the cover (columns 2, 3, 6 and 8),"
                                + " except for the fin r8c1; r1c2, in two houses of the base, counts as a fin too"
                                + String.format(Locale.ROOT, eitherWay, "a fin", 6, "both fins", "r9c2<>6"),
                        "");
    }

    private static Cli.Result explainStep(int number, String puzzle) {
        String step = Integer.toString(number);
        return run("explain", "--profile", "exhaustive", "--from", step, "--to", step, puzzle);
    }

    @Test
    void rangesOutOfOrderAreRefused() {
        run("explain", "--from", "0", EASY).isRefused("--from must be 1 or more, but is 0");
        run("explain", "--to", "0", EASY).isRefused("--to must be 1 or more, but is 0");
        run("explain", "--from", "5", "--to", "4", EASY)
                .isRefused("--to must be --from, which is 5, or more, but is 4");
    }
}
