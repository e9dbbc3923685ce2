package io.github.sudokusat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.output.TerminalStyle;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPOutputStream;
import picocli.CommandLine;

/** Runs commands in this process, with streams in memory. */
public final class Cli {

    /** The example in Wikipedia's article on Sudoku, with the solution given there. */
    public static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    public static final String EASY_SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    /** Arto Inkala's puzzle of 2012: neither singles nor locked candidates solve it. */
    public static final String HARD =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    public static final String HARD_SOLUTION =
            "812753649943682175675491283154237896369845721287169534521974368438526917796318452";

    /** The example with a letter in place of its last digit. */
    public static final String BAD = EASY.substring(0, 80) + "z";

    public static final String BAD_MESSAGE =
            "line 2, column 81: expected a digit from 1 to 9 or a blank, but found \"z\"";

    /** A 4×4 puzzle with two solutions: 1 and 3 can be exchanged in its first two rows. */
    public static final String TWO = ".2.4.4.221434321";

    public static final String TWO_FIRST = "1234341221434321";
    public static final String TWO_SECOND = "3214143221434321";

    /** A 4×4 puzzle without a solution whose givens do not clash: r1c3 can only be 4, but a 4 is below it. */
    public static final String NONE = "12.3......4.....";

    /** A 4×4 puzzle whose givens clash. */
    public static final String CLASH = "1..1............";

    /** A 9×9 puzzle without a solution, which only a search detects and no inference. */
    public static final String DEEP_NONE =
            "120007090030020008009600500005300900010080002600004000300000010040000007007000300";

    /** The 4×4 grid without givens: 288 solutions. */
    public static final String EMPTY_4 = "................";

    /** A 9×9 grid without givens: 6.67e21 solutions. */
    public static final String EMPTY_9 = ".".repeat(81);

    private Cli() {}

    /** The result of a command. */
    public record Result(int code, String out, String err) {

        /** Asserts everything that the command did. */
        public void is(int expectedCode, String expectedOut, String expectedErr) {
            assertThat(this).isEqualTo(new Result(expectedCode, expectedOut, expectedErr));
        }

        /** Asserts everything except the results. */
        public void isLike(int expectedCode, String expectedErr) {
            assertThat(new Result(code, "", err)).isEqualTo(new Result(expectedCode, "", expectedErr));
        }

        /** Asserts that the command failed with a single message, whose beginning and end are given, and printed no result. */
        public void isRefused(String... pieces) {
            assertThat(out).isEmpty();
            assertThat(code).as(err).isEqualTo(2);
            assertThat(err).startsWith("sudoku-sat: ").contains(pieces).doesNotContain("Exception", "\tat ");
            String withoutHint = err.replaceFirst("\nTry 'sudoku-sat[a-z -]* --help'\\.\n$", "\n");
            assertThat(withoutHint).as("one message on one line").hasLineCount(1);
        }
    }

    public static Result run(String... arguments) {
        return runOn("", arguments);
    }

    public static Result runOn(String input, String... arguments) {
        return runOn(input.getBytes(StandardCharsets.UTF_8), arguments);
    }

    public static Result runOn(byte[] input, String... arguments) {
        return run(new ByteArrayInputStream(input), false, arguments);
    }

    public static Result runOnTerminal(String... arguments) {
        return run(InputStream.nullInputStream(), true, arguments);
    }

    private static Result run(InputStream in, boolean terminal, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = run(in, out, err, terminal, arguments);
        return new Result(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    public static int run(InputStream in, OutputStream out, OutputStream err, boolean terminal, String... arguments) {
        Streams streams = new Streams(
                in,
                out,
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false,
                terminal,
                false,
                new TerminalStyle(true, true));
        return SudokuCommand.execute(streams, arguments);
    }

    /** The command line with all its commands, for inspection. */
    static CommandLine commandLine() {
        PrintStream none = new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
        Streams streams = new Streams(
                InputStream.nullInputStream(), none, none, false, false, false, new TerminalStyle(true, true));
        return SudokuCommand.create(streams, Commands.all());
    }

    public static byte[] gzip(String text) {
        return gzip(text.getBytes(StandardCharsets.UTF_8));
    }

    static byte[] gzip(byte[] bytes) {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (OutputStream gzip = new GZIPOutputStream(zipped)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return zipped.toByteArray();
    }
}
