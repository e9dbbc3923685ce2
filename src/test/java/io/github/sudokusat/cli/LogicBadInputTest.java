package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.HARD;
import static io.github.sudokusat.cli.Cli.run;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One clear message for each mistake in the use of {@code hint}, {@code explain} and {@code rate}. */
class LogicBadInputTest {

    @TempDir
    Path directory;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "hint --techniques x-ring | --techniques: unknown technique \\x-ring\\; did you mean \\x-wing\\?",
                "explain --techniques x-wing,,aic | --techniques: unknown technique \\\\; 'sudoku-sat techniques' lists them all",
                "rate --profile classic --techniques x-wing | technique x-wing is not in profile classic",
                "rate --profile foo | --profile must be classic, propagation, full, nets, exhaustive or a file, but is \\foo\\",
                "hint --strength strong | --strength must be vague, concrete or full, but is \\strong\\",
                "hint --strength vague --all | --strength cannot be combined with --all",
                "hint --strength vague --format library | --strength cannot be combined with --format library",
                "hint --format library --strength concrete | --strength cannot be combined with --format library",
                "hint --finish | unknown option \\--finish\\",
                "explain --all | unknown option \\--all\\",
                "rate --strength full | unknown option \\--strength\\",
                "hint --limit x | --limit must be a whole number",
                "explain -j 0 | -j must be 1 or more, but is 0",
                "rate --format foo | --format must be picture, line, numbers, csv or json, but is \\foo\\",
                "rate --engine foo | --engine must be sat, bits, propagate, backtrack or ilp, but is \\foo\\",
                "explain --timeout soon | --timeout must be a duration such as 10s, 500ms, 2m or 1h, but is \\soon\\",
                "hint --rule foo | --rule must be diagonals, windoku",
            })
    void wrongOptionsAreRefused(String options, String message) {
        run(CommandLineTest.with(options.split(" ", -1), HARD)).isRefused(message.replace('\\', '"'));
    }

    @Test
    void mistakesInAProfileAreNamedByTheirLine() throws IOException {
        refuses(
                "hidden-single 14 easy\nx-ring 3 easy",
                "line 2: expected the name of a technique, but found \"x-ring\"");
        refuses("x-wing 3", "line 1: expected a technique, a score and a level, but found \"x-wing 3\"");
        refuses(
                "# mine\n\nx-wing many easy",
                "line 3: expected a score from 0 to 999999, or two such numbers with a + between, but found \"many\"");
        refuses("x-wing 3 silly", "line 1: expected a level from easy to extreme, but found \"silly\"");
        refuses("aic 1 hard\naic 1 hard", "line 2: expected a technique that no earlier line names, but found \"aic\"");
        refuses("\u0001\u0002".repeat(50), "line 1: expected a technique, a score and a level, but found \"????");
    }

    private void refuses(String text, String message) throws IOException {
        Path file = Files.writeString(directory.resolve("mine.txt"), text);
        run("rate", "--profile", file.toString(), EASY).isRefused("sudoku-sat: profile mine.txt, " + message);
        run("techniques", "--profile", file.toString()).isRefused("sudoku-sat: profile mine.txt, " + message);
    }

    @Test
    void filesThatAreNotProfilesAreNamed() throws IOException {
        Path empty = Files.writeString(directory.resolve("empty"), "# nothing\n");
        run("rate", "--profile", empty.toString(), EASY).isRefused("profile empty names no techniques");
        run("rate", "--profile", directory.toString(), EASY)
                .isRefused("--profile: cannot read " + directory + ": is a directory");
        Path large = Files.writeString(directory.resolve("large"), "#".repeat(1 << 21));
        run("rate", "--profile", large.toString(), EASY)
                .isRefused("--profile: cannot read " + large + ": the text is longer than 1048576 characters");
        Path wide = Files.write(directory.resolve("wide"), "\uFEFFaic 1 hard".getBytes(StandardCharsets.UTF_16LE));
        run("rate", "--profile", wide.toString(), EASY)
                .isRefused("--profile: cannot read " + wide + ": expected text in UTF-8 or ASCII, but found UTF-16");
        run("rate", "--profile", "no/such.txt", EASY).isRefused("or a file, but is \"no/such.txt\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hint", "hint --all", "explain", "explain --smallest", "rate"})
    void puzzlesThatAreNoneAreNamedWithThePlace(String command) {
        String[] words = command.split(" ", -1);
        Cli.Result result = run(CommandLineTest.with(words, EASY.substring(1)));
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out()).isEqualTo("error\n");
        assertThat(result.err())
                .isEqualTo(
                        "sudoku-sat: argument 1 is neither a file nor a puzzle: line 1, column 81: expected 81 cells (or another number that makes a grid),"
                                + " but found 80 cells\n");
        run(CommandLineTest.with(words, "puzzels.txt"))
                .is(2, "error\n", "sudoku-sat: puzzels.txt: there is no such file\n");
        String message = "sudoku-sat: argument 1: line 1: logic works up to side 64, but this grid has side 65\n";
        run(CommandLineTest.with(words, "--box", "5x13", ". ".repeat(65 * 65).strip()))
                .is(2, "error\n", message);
    }
}
