package io.github.sudokusat.cluster.single;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.output.TerminalStyle;
import io.github.sudokusat.cluster.LocalSpark;
import io.github.sudokusat.cluster.Main;
import io.github.sudokusat.format.GridFormat;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.testing.PuzzleMaker;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands answer like those of the command line, with the same exit codes and one message for each failure. */
class OneCommandsTest {

    private static final String CLASSIC =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    @TempDir
    private Path directory;

    private record Result(int code, String out, String err) {}

    private static Result run(String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Streams streams = new Streams(
                InputStream.nullInputStream(),
                out,
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false,
                false,
                false,
                new TerminalStyle(false, false));
        int code = Main.run(LocalSpark::session, streams, arguments);
        return new Result(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private static void assertRefused(String message, String... arguments) {
        Result result = run(arguments);
        assertThat(result.code()).as("%s", List.of(arguments)).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).startsWith("sudoku-sat: ").contains(message).doesNotContain("\tat ");
        assertThat(result.err().lines()).hasSizeLessThan(3);
    }

    @Test
    void countsAsText() {
        assertThat(run("count-one", CLASSIC)).isEqualTo(new Result(0, "1\n", ""));
        assertThat(run("count-one", ".".repeat(81))).isEqualTo(new Result(0, "6670903752021072936960\n", ""));
        assertThat(run("count-one", "--box", "2x2", "11" + ".".repeat(14))).isEqualTo(new Result(0, "0\n", ""));
    }

    @Test
    void countsToALimit() {
        assertThat(run("count-one", "--limit", "100000", ".".repeat(81))).isEqualTo(new Result(0, ">=100000\n", ""));
        Result stopped = run("count-one", "--timeout", "700ms", "--rule", "diagonals", ".".repeat(81));
        assertThat(stopped.code()).isEqualTo(5);
        assertThat(stopped.out()).startsWith(">=").endsWith("\n");
        assertThat(stopped.err()).contains("time limit reached");
    }

    @Test
    void countsAsJsonWithStatistics() {
        Result result = run("count-one", "--format", "json", "--stats", "--pieces", "5", ".".repeat(81));
        assertThat(result.out())
                .contains("\"count\":\"6670903752021072936960\"", "\"exact\":true", "\"pieces\":5", "\"done\":5")
                .endsWith("}\n");
        assertThat(result.err()).contains("5 of 5 pieces, planned in ");
    }

    @Test
    void progressOnlyWhereItIsWanted() {
        assertThat(run("count-one", "--progress", "always", "--rule", "diagonals", "--limit", "600000", ".".repeat(81))
                        .err())
                .contains("pieces");
    }

    @Test
    void helpListsAllCommandsAndShowsTheOptionsOfEach() {
        for (String[] arguments : List.of(new String[] {"--help"}, new String[] {"help"})) {
            Result help = run(arguments);
            assertThat(help.code()).isZero();
            assertThat(help.err()).isEmpty();
            assertThat(help.out())
                    .contains("check", "solve", "rate", "count", "canonical", "generate")
                    .contains("count-one", "enumerate", "solve-one", "spark-submit")
                    .doesNotContain("serve", "completion");
        }
        assertThat(run("rate", "--help").out())
                .contains("--partitions", "--overwrite", "--timeout", "parquet", "-o results", "a directory")
                .doesNotContain("standard input", "sudoku-sat rate 5", "picture", "--jobs");
        assertThat(run("generate", "--help").out())
                .contains("--count 1000", "--timeout limits the search for each puzzle")
                .doesNotContain("whole run");
        assertThat(run("help", "solve-one").out()).contains("--cubes").doesNotContain("--partitions");
        assertThat(run("solve-one", "--help").out())
                .isEqualTo(run("help", "solve-one").out());
        Result missing = run();
        assertThat(missing.code()).isEqualTo(2);
        assertThat(missing.err()).startsWith("sudoku-sat: a command is missing").contains("solve-one");
        assertRefused("unknown command \"sole-one\"; did you mean \"solve-one\"?", "sole-one", CLASSIC);
        assertThat(run("print").err()).contains("unknown command \"print\"").doesNotContain("did you mean");
    }

    @Test
    void countRefusesBadInput() {
        assertRefused("--limit must be 0 or more", "count-one", "--limit", "-1", CLASSIC);
        assertRefused("--pieces must be 1 or more", "count-one", "--pieces", "0", CLASSIC);
        assertRefused("unknown option \"--colour\"", "count-one", "--colour", CLASSIC);
        assertRefused("--format must be", "count-one", "--format", "csv", CLASSIC);
        assertRefused("82 ", "count-one", CLASSIC + ".");
    }

    @Test
    void countWritesAFile() throws Exception {
        Path file = directory.resolve("count.txt");
        assertThat(run("count-one", "-o", file.toString(), CLASSIC)).isEqualTo(new Result(0, "", ""));
        assertThat(file).hasContent("1");
    }

    @Test
    void solvesOne() throws Exception {
        assertThat(run("solve-one", CLASSIC)).isEqualTo(new Result(0, SOLVED + "\n", ""));
        assertThat(run("solve-one", "--format", "json", "--cubes", "2", CLASSIC).out())
                .contains("\"result\":\"solved\"", "\"solution\":\"" + SOLVED + "\"", "\"open\":");
        Result none = run("solve-one", "55" + CLASSIC.substring(2));
        assertThat(none.code()).isEqualTo(3);
        assertThat(none.out()).isEqualTo("none\n");
        Path giant = directory.resolve("giant.txt");
        Grid puzzle = new PuzzleMaker(1).puzzle(Layout.boxes(6, 6), 0.3);
        Files.writeString(giant, GridFormat.numberRows().format(puzzle));
        Result solved = run("solve-one", "--box", "6x6", "--stats", giant.toString());
        assertThat(solved.code()).isZero();
        assertThat(solved.out().trim().split(" ")).hasSize(1296).doesNotContain(".");
        assertThat(solved.err()).containsPattern("\\d+ cubes? refuted, ").contains(" in the longest");
    }

    @Test
    void solvesOneToALimit() throws Exception {
        Path giant = directory.resolve("giant.txt");
        Grid puzzle = new PuzzleMaker(1).puzzle(Layout.boxes(8, 8), 0.5);
        Files.writeString(giant, GridFormat.numberRows().format(puzzle));
        Result result = run("solve-one", "--box", "8x8", "--timeout", "1s", "--max-conflicts", "5", giant.toString());
        assertThat(result.code()).isEqualTo(5);
        assertThat(result.out()).isEqualTo("unknown\n");
        assertThat(result.err())
                .contains("time limit reached")
                .containsPattern("\\d+ cubes? refuted, \\d+ split again, [1-9]\\d* open");
    }

    @Test
    void solveOneRefusesBadInput() {
        assertRefused("no-such-solver", "solve-one", "--solver", "no-such-solver {cnf}", ".".repeat(81));
        assertRefused("{cnf}", "solve-one", "--solver", "minisat", CLASSIC);
        assertRefused("--cubes must be 1 or more", "solve-one", "--cubes", "0", CLASSIC);
        assertRefused("--try-time must be", "solve-one", "--try-time", "soon", CLASSIC);
        assertRefused("--try-time must be more than 0", "solve-one", "--try-time", "0", CLASSIC);
    }

    @Test
    void enumerates() {
        String path = directory.resolve("all").toString();
        assertThat(run("enumerate", "--cubes", "3", "--box", "2x2", "-o", path, ".".repeat(16)))
                .isEqualTo(new Result(0, "288\n", ""));
        assertThat(LocalSpark.session()
                        .read()
                        .parquet(path)
                        .select("solution")
                        .distinct()
                        .count())
                .isEqualTo(288);
        assertRefused(
                "exists already; --overwrite", "enumerate", "--cubes", "3", "--box", "2x2", "-o", path, ".".repeat(16));
        assertThat(run(
                                "enumerate",
                                "--overwrite",
                                "--limit",
                                "7",
                                "--cubes",
                                "3",
                                "--box",
                                "2x2",
                                "-o",
                                path,
                                ".".repeat(16))
                        .out())
                .isEqualTo("7\n");
        assertThat(run("enumerate", "--overwrite", "--cubes", "3", "--box", "2x2", "-o", path, "11" + ".".repeat(14)))
                .isEqualTo(new Result(3, "0\n", ""));
    }

    @Test
    void enumerateRefusesBadInput() {
        assertRefused("-o is missing", "enumerate", CLASSIC);
        assertRefused("cannot write nowhere://x", "enumerate", "-o", "nowhere://x", CLASSIC);
        String path = directory.resolve("none").toString();
        assertRefused("--limit must be at most", "enumerate", "--limit", "3000000000", "-o", path, CLASSIC);
        assertRefused(
                "no such file",
                "enumerate",
                "-o",
                path,
                directory.resolve("missing.txt").toString());
    }

    @Test
    void enumerationThatTakesTooLongWritesNothing() {
        Path path = directory.resolve("stopped");
        Result result = run("enumerate", "--timeout", "1s", "-o", path.toString(), ".".repeat(81));
        assertThat(result.code()).isEqualTo(5);
        assertThat(result.err()).contains("time limit reached; nothing was written");
        assertThat(path).doesNotExist();
    }

    @Test
    void helpHasExamples() {
        for (String command : List.of("count-one", "solve-one", "enumerate")) {
            Result help = run(command, "--help");
            assertThat(help.code()).isZero();
            assertThat(help.out()).contains("Examples:", "Exit code:");
        }
    }
}
