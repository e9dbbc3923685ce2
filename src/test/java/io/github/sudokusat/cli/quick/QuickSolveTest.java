package io.github.sudokusat.cli.quick;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.cli.Cli;
import io.github.sudokusat.cli.output.TerminalStyle;
import io.github.sudokusat.format.GridFormat;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.testing.PuzzleMaker;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The fast path gives the same bytes and exit code as the full command line, or declines. */
@Tag("long")
class QuickSolveTest {

    private static final int PUZZLES = 150;

    private final PuzzleMaker maker = new PuzzleMaker(11);
    private final Random random = new Random(11);

    @TempDir
    Path directory;

    /** The result of the fast path; null if it declines. */
    private static Cli.@Nullable Result quick(boolean terminal, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        QuickArguments quick = QuickArguments.of(arguments);
        int code = quick == null
                ? QuickSolve.DECLINED
                : QuickSolve.answer(quick, out, terminal ? new TerminalStyle(true, true) : null);
        String text = out.toString(StandardCharsets.UTF_8);
        if (code == QuickSolve.DECLINED) {
            assertThat(text).as("declines without a word").isEmpty();
            return null;
        }
        return new Cli.Result(code, text, "");
    }

    private static Cli.Result full(boolean terminal, String... arguments) {
        return terminal ? Cli.runOnTerminal(arguments) : Cli.run(arguments);
    }

    /**
     * Compares the fast path with the full command line for one puzzle or file; returns whether the fast path answered, which it does for both
     * commands or for neither.
     */
    private static boolean isLikeTheLongWay(String puzzle) {
        boolean solved = isLikeTheLongWay("solve", puzzle);
        assertThat(isLikeTheLongWay("check", puzzle)).as(puzzle).isEqualTo(solved);
        return solved;
    }

    /**
     * Compares the fast path with the full command line for one command; returns whether the fast path answered, which it does for every format, for
     * none, or for lines alone.
     */
    private static boolean isLikeTheLongWay(String command, String puzzle) {
        int answers = 0;
        int calls = 0;
        for (boolean terminal : new boolean[] {false, true}) {
            for (String[] options : new String[][] {{}, {"--format", "line"}, {"--format", "picture"}}) {
                List<String> list = new ArrayList<>(List.of(options));
                list.add(calls % 2 == 0 ? list.size() : 0, puzzle);
                list.add(0, command);
                String[] arguments = list.toArray(String[]::new);
                Cli.Result result = quick(terminal, arguments);
                calls++;
                if (result != null) {
                    answers++;
                    assertThat(result).as(list + " " + terminal).isEqualTo(full(terminal, arguments));
                }
            }
        }
        // Under a picture, solve says that its solution is not the only one, which is left to the full command line.
        int lines = command.equals("solve") ? calls / 2 : 0;
        assertThat(answers).as(command + " " + puzzle).isIn(0, lines, calls);
        return answers > 0;
    }

    /** {@code solve} prints the first of several solutions; {@code check} declines. */
    @Test
    void puzzlesHaveTheSameAnswer() {
        int proper = 0;
        for (int i = 0; i < PUZZLES / 7; i++) {
            String puzzle = maker.puzzle(Layout.classic(), 0.3 + 0.4 * random.nextDouble())
                    .toString()
                    .replace('.', i % 2 == 0 ? '.' : '0');
            boolean isProper = Cli.run("check", puzzle).out().equals("proper\n");
            assertThat(isLikeTheLongWay("solve", puzzle)).as(puzzle).isTrue();
            assertThat(isLikeTheLongWay("check", puzzle)).as(puzzle).isEqualTo(isProper);
            proper += isProper ? 1 : 0;
        }
        assertThat(proper).isBetween(1, PUZZLES / 7 - 1);
        assertThat(isLikeTheLongWay(Cli.EASY)).isTrue();
        assertThat(isLikeTheLongWay(Cli.HARD)).isTrue();
        assertThat(isLikeTheLongWay(Cli.EASY_SOLUTION)).isTrue();
        assertThat(isLikeTheLongWay("solve", Cli.EMPTY_9)).isTrue();
        assertThat(isLikeTheLongWay("check", Cli.EMPTY_9)).isFalse();
        assertThat(isLikeTheLongWay("check", Cli.TWO)).isFalse();
    }

    @Test
    void damagedPuzzlesHaveTheSameAnswerOrNone() throws IOException {
        String alphabet = "123456789.0*_?xXaA| -#,;:\n\r\t\"'@~\u00e9\u2026\u0131";
        for (int i = 0; i < PUZZLES; i++) {
            StringBuilder text =
                    new StringBuilder(maker.puzzle(Layout.classic(), 0.5).toString());
            for (int edits = 1 + random.nextInt(3); edits > 0; edits--) {
                char c = alphabet.charAt(random.nextInt(alphabet.length()));
                int at = random.nextInt(text.length());
                switch (random.nextInt(4)) {
                    case 0 -> text.setCharAt(at, c);
                    case 1 -> text.insert(at, c);
                    case 2 -> text.deleteCharAt(at);
                    default -> text.append(c);
                }
            }
            String damaged = file("damaged", text.toString());
            for (String command : new String[] {"solve", "check"}) {
                isLikeTheLongWay(command, text.toString());
                isLikeTheLongWay(command, damaged);
            }
        }
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(directory.resolve(name), text).toString();
    }

    @Test
    void aFileWithOnePuzzleHasTheSameAnswer() throws IOException {
        for (String end : new String[] {"", "\n", "\r\n"}) {
            assertThat(isLikeTheLongWay(file("hard", Cli.HARD + end))).isTrue();
        }
        String puzzleForName = file(Cli.EASY, Cli.HARD + "\n");
        assertThat(isLikeTheLongWay(puzzleForName)).isTrue();
        for (String other : new String[] {
            "",
            "\n",
            Cli.EASY + "\n\n",
            Cli.EASY + "\r",
            Cli.EASY + " ",
            "\n" + Cli.EASY,
            Cli.EASY + "\n" + Cli.EASY,
            "# x\n" + Cli.EASY,
            "\uFEFF" + Cli.EASY,
            Cli.EASY.substring(1),
            Cli.EASY.substring(1) + "\n",
            Cli.EASY + "12",
            Cli.BAD
        }) {
            assertThat(isLikeTheLongWay(file("other", other))).as(other).isFalse();
        }
        assertThat(isLikeTheLongWay(directory.toString())).isFalse();
        assertThat(isLikeTheLongWay(directory.resolve("missing").toString())).isFalse();
        Path zipped = Files.write(directory.resolve("zipped"), Cli.gzip(Cli.EASY));
        assertThat(isLikeTheLongWay(zipped.toString())).isFalse();
    }

    @Test
    void declinesEverythingElse() {
        for (String puzzle : new String[] {Cli.NONE, Cli.CLASH, "pom.xml", "", "-", "--", "x\u0000"}) {
            assertThat(isLikeTheLongWay(puzzle)).as(puzzle).isFalse();
        }
        String[] clash = {"solve", "55" + Cli.EMPTY_9.substring(2)};
        for (String[] arguments : new String[][] {
            {},
            {"solve"},
            clash,
            {Cli.EASY},
            {"count", Cli.EASY},
            {"SOLVE", Cli.EASY},
            {"solve", Cli.EASY, Cli.EASY},
            {"solve", "--help", Cli.EASY},
            {"solve", "--format", Cli.EASY},
            {"solve", Cli.EASY, "--format"},
            {"solve", Cli.EASY, "--format", "json"},
            {"solve", Cli.EASY, "--format", "Line"},
            {"solve", Cli.EASY, "--format=line"},
            {"solve", Cli.EASY, "--format", "line", "--format", "line"},
            {"solve", Cli.EASY, "-o", "x"},
            {"solve", "--engine", "sat", Cli.EASY},
            {"check", Cli.EASY, "--box", "3x3"},
            {"solve", "-", Cli.EASY},
            {"solve", "--", Cli.EASY}
        }) {
            assertThat(quick(false, arguments)).as(String.join(" ", arguments)).isNull();
        }
    }

    @Test
    void otherSidesAreDeclined() {
        for (Layout layout : List.of(Layout.boxes(2, 2), Layout.boxes(2, 3), Layout.boxes(2, 4), Layout.boxes(2, 5))) {
            Grid puzzle = maker.puzzle(layout, 0.3);
            assertThat(isLikeTheLongWay(GridFormat.line().format(puzzle))).isFalse();
        }
    }

    @Test
    void declinesWhatItCannotPrint() {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        QuickArguments arguments = Objects.requireNonNull(QuickArguments.of(new String[] {"solve", Cli.EASY}));
        assertThat(QuickSolve.answer(arguments, full, null)).isEqualTo(QuickSolve.DECLINED);
        assertThat(Cli.run(
                        InputStream.nullInputStream(), full, OutputStream.nullOutputStream(), false, "solve", Cli.EASY))
                .isEqualTo(ExitCode.INTERNAL_ERROR);
    }
}
