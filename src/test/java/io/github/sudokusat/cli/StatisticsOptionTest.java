package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.BAD;
import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.HARD;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.output.TimeText;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --stats}. */
@Tag("long")
class StatisticsOptionTest {

    private static final String TIME = "\\d+(\\.\\d+)? m?s";
    private static final Pattern OBJECT = Pattern.compile(
            ",\"statistics\":\\{\"microseconds\":\\d+(,\"solutions\":\\d+,\"nodes\":(\\d+),\"conflicts\":(\\d+),\"propagations\":(\\d+))?}");

    @Test
    void onePuzzleHasALine() {
        Cli.Result solved = run("solve", "--stats", "--engine", "backtrack", HARD);
        assertThat(solved.out()).isEqualTo(run("solve", HARD).out());
        assertThat(solved.err())
                .matches("sudoku-sat: " + TIME + "; [1-9]\\d+ choices, \\d+ conflicts(, [1-9]\\d* propagations)?\n");
        assertThat(run("minimize", "--stats", EASY).err())
                .contains("sudoku-sat: ")
                .matches("(?s).*" + TIME + "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "3"})
    void theTotalIsTheSumOfTheRecords(String threads) {
        String puzzles = HARD + "\n" + BAD + "\n" + EASY + "\n" + HARD + "\n";
        Cli.Result plain = runOn(puzzles, "check", "--format", "json", "--engine", "backtrack", "-j", threads);
        Cli.Result counted =
                runOn(puzzles, "check", "--format", "json", "--engine", "backtrack", "-j", threads, "--stats");
        assertThat(OBJECT.matcher(counted.out()).replaceAll("")).isEqualTo(plain.out());
        List<MatchResult> objects = OBJECT.matcher(counted.out()).results().toList();
        assertThat(objects).as("no work on the malformed puzzle").hasSize(3);
        assertThat(objects.get(0).group(2)).isEqualTo(objects.get(2).group(2));
        long[] sums = new long[5];
        for (MatchResult object : objects) {
            for (int i = 2; i < 5; i++) {
                sums[i] += Long.parseLong(object.group(i));
            }
        }
        assertThat(sums[2]).isPositive();
        assertThat(counted.err())
                .startsWith(plain.err())
                .matches("(?s).*\nsudoku-sat: 3 puzzles in " + TIME + " \\(\\d+ a second\\); " + sums[2] + " choices, "
                        + sums[3] + " conflicts" + (sums[4] == 0 ? "" : ", " + sums[4] + " propagations")
                        + "; slowest: line [134], " + TIME + "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "check"})
    void classicLinesInBulkAreAnsweredAlike(String command) {
        String puzzles = (EASY + "\n" + HARD + "\n").repeat(50);
        Cli.Result counted = runOn(puzzles, command, "--stats");
        assertThat(counted.out()).isEqualTo(runOn(puzzles, command).out());
        assertThat(counted.err()).startsWith("sudoku-sat: 100 puzzles in ");
    }

    @Test
    void searchesThatAreNotCountedHaveATime() {
        for (String command : List.of("rate", "hint", "minimize", "candidates")) {
            assertThat(run(command, "--stats", "--format", "json", EASY).out())
                    .as(command)
                    .containsPattern(",\"statistics\":\\{\"microseconds\":\\d+}}\n");
        }
    }

    @Test
    void noPuzzlesHaveNoSlowest() {
        assertThat(runOn("", "solve", "--stats").err()).isEqualTo("sudoku-sat: no puzzles in the input\n");
        assertThat(runOn(BAD + "\n" + BAD + "\n", "solve", "--stats").err())
                .matches("(?s).*\nsudoku-sat: 0 puzzles in " + TIME + "\n");
    }

    @Test
    void otherCommandsIgnoreIt() {
        run("var", "--stats", "25").is(0, "r1c3=7\n", "");
        run("show", "--stats", "--format", "line", EASY).is(0, EASY + "\n", "");
    }

    @Test
    void timesHaveThreeDigits() {
        assertThat(TimeText.of(0)).isEqualTo("0.00 ms");
        assertThat(TimeText.of(1_234_567)).isEqualTo("1.23 ms");
        assertThat(TimeText.of(12_345_678)).isEqualTo("12.3 ms");
        assertThat(TimeText.of(123_456_789)).isEqualTo("123 ms");
        assertThat(TimeText.of(1_234_567_890L)).isEqualTo("1.23 s");
        assertThat(TimeText.of(123_456_789_012L)).isEqualTo("123 s");
    }
}
