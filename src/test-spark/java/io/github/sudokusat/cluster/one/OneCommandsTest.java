package io.github.sudokusat.cluster.one;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.output.TerminalStyle;
import io.github.sudokusat.cluster.LocalSpark;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.text.GridFormat;
import io.github.sudokusat.testing.PuzzleMaker;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands answer like those of the command line, with the same exit codes and one message for each failure. */
@Tag("spark")
class OneCommandsTest {

    private static final String CLASSIC =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    @TempDir
    private Path directory;

    private interface Entry {

        int run(Supplier<SparkSession> sessions, Streams streams, String... arguments);
    }

    private record Result(int code, String out, String err) {}

    private static Result run(Entry entry, String... arguments) {
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
        int code = entry.run(LocalSpark::session, streams, arguments);
        return new Result(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private static void assertRefused(Entry entry, String message, String... arguments) {
        Result result = run(entry, arguments);
        assertThat(result.code()).as("%s", List.of(arguments)).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).startsWith("sudoku-sat: ").contains(message).doesNotContain("\tat ");
        assertThat(result.err().lines()).hasSizeLessThan(3);
    }

    @Test
    void countsAsText() {
        assertThat(run(CountOneCommand::run, CLASSIC)).isEqualTo(new Result(0, "1\n", ""));
        assertThat(run(CountOneCommand::run, ".".repeat(81))).isEqualTo(new Result(0, "6670903752021072936960\n", ""));
        assertThat(run(CountOneCommand::run, "--box", "2x2", "11" + ".".repeat(14)))
                .isEqualTo(new Result(0, "0\n", ""));
    }

    @Test
    void countsToALimit() {
        assertThat(run(CountOneCommand::run, "--limit", "100000", ".".repeat(81)))
                .isEqualTo(new Result(0, ">=100000\n", ""));
        Result stopped = run(CountOneCommand::run, "--timeout", "700ms", "--rule", "diagonals", ".".repeat(81));
        assertThat(stopped.code()).isEqualTo(5);
        assertThat(stopped.out()).startsWith(">=").endsWith("\n");
        assertThat(stopped.err()).contains("time limit reached");
    }

    @Test
    void countsAsJsonWithStatistics() {
        Result result = run(CountOneCommand::run, "--format", "json", "--stats", "--pieces", "5", ".".repeat(81));
        assertThat(result.out())
                .contains("\"count\":\"6670903752021072936960\"", "\"exact\":true", "\"pieces\":5", "\"done\":5")
                .endsWith("}\n");
        assertThat(result.err()).contains("5 of 5 pieces, planned in ");
    }

    @Test
    void progressOnlyWhereItIsWanted() {
        assertThat(run(
                                CountOneCommand::run,
                                "--progress",
                                "always",
                                "--rule",
                                "diagonals",
                                "--limit",
                                "60000",
                                ".".repeat(81))
                        .err())
                .contains("pieces");
    }

    @Test
    void countRefusesBadInput() {
        assertRefused(CountOneCommand::run, "--limit must be 0 or more", "--limit", "-1", CLASSIC);
        assertRefused(CountOneCommand::run, "--pieces must be 1 or more", "--pieces", "0", CLASSIC);
        assertRefused(CountOneCommand::run, "unknown option \"--colour\"", "--colour", CLASSIC);
        assertRefused(CountOneCommand::run, "--format must be", "--format", "csv", CLASSIC);
        assertRefused(CountOneCommand::run, "82 ", CLASSIC + ".");
    }

    @Test
    void countWritesAFile() throws Exception {
        Path file = directory.resolve("count.txt");
        assertThat(run(CountOneCommand::run, "-o", file.toString(), CLASSIC)).isEqualTo(new Result(0, "", ""));
        assertThat(file).hasContent("1");
    }

    @Test
    void conquers() throws Exception {
        assertThat(run(ConquerCommand::run, CLASSIC)).isEqualTo(new Result(0, SOLVED + "\n", ""));
        assertThat(run(ConquerCommand::run, "--format", "json", "--cubes", "2", CLASSIC)
                        .out())
                .contains("\"result\":\"solved\"", "\"solution\":\"" + SOLVED + "\"", "\"open\":");
        Result none = run(ConquerCommand::run, "55" + CLASSIC.substring(2));
        assertThat(none.code()).isEqualTo(3);
        assertThat(none.out()).isEqualTo("none\n");
        Path giant = directory.resolve("giant.txt");
        Grid puzzle = new PuzzleMaker(1).puzzle(Layout.boxes(6, 6), 0.3);
        Files.writeString(giant, GridFormat.numberRows().format(puzzle));
        Result solved = run(ConquerCommand::run, "--box", "6x6", "--stats", giant.toString());
        assertThat(solved.code()).isZero();
        assertThat(solved.out().trim().split(" ")).hasSize(1296).doesNotContain(".");
        assertThat(solved.err()).contains(" cubes refuted, ", " in the longest");
    }

    @Test
    void conquerToALimit() {
        Result result =
                run(ConquerCommand::run, "--box", "7x7", "--timeout", "1s", "--max-conflicts", "5", ". ".repeat(2401));
        assertThat(result.code()).isEqualTo(5);
        assertThat(result.out()).isEqualTo("unknown\n");
        assertThat(result.err())
                .contains("time limit reached")
                .containsPattern("\\d+ cubes refuted, \\d+ split again, [1-9]\\d* open");
    }

    @Test
    void conquerRefusesBadInput() {
        assertRefused(ConquerCommand::run, "no-such-solver", "--solver", "no-such-solver {cnf}", ".".repeat(81));
        assertRefused(ConquerCommand::run, "{cnf}", "--solver", "minisat", CLASSIC);
        assertRefused(ConquerCommand::run, "--cubes must be 1 or more", "--cubes", "0", CLASSIC);
        assertRefused(ConquerCommand::run, "--try-time must be", "--try-time", "soon", CLASSIC);
        assertRefused(ConquerCommand::run, "--try-time must be more than 0", "--try-time", "0", CLASSIC);
    }

    @Test
    void enumerates() {
        String path = directory.resolve("all").toString();
        assertThat(run(EnumerateCommand::run, "--cubes", "3", "--box", "2x2", "-o", path, ".".repeat(16)))
                .isEqualTo(new Result(0, "288\n", ""));
        assertThat(LocalSpark.session()
                        .read()
                        .parquet(path)
                        .select("solution")
                        .distinct()
                        .count())
                .isEqualTo(288);
        assertRefused(
                EnumerateCommand::run,
                "exists already; --overwrite",
                "--cubes",
                "3",
                "--box",
                "2x2",
                "-o",
                path,
                ".".repeat(16));
        assertThat(run(
                                EnumerateCommand::run,
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
        assertThat(run(
                        EnumerateCommand::run,
                        "--overwrite",
                        "--cubes",
                        "3",
                        "--box",
                        "2x2",
                        "-o",
                        path,
                        "11" + ".".repeat(14)))
                .isEqualTo(new Result(3, "0\n", ""));
    }

    @Test
    void enumerateRefusesBadInput() {
        assertRefused(EnumerateCommand::run, "-o is missing", CLASSIC);
        assertRefused(EnumerateCommand::run, "cannot write nowhere://x", "-o", "nowhere://x", CLASSIC);
        String path = directory.resolve("none").toString();
        assertRefused(EnumerateCommand::run, "--limit must be at most", "--limit", "3000000000", "-o", path, CLASSIC);
        assertRefused(
                EnumerateCommand::run,
                "no such file",
                "-o",
                path,
                directory.resolve("missing.txt").toString());
    }

    @Test
    void enumerationThatTakesTooLongWritesNothing() {
        Path path = directory.resolve("stopped");
        Result result = run(EnumerateCommand::run, "--timeout", "1s", "-o", path.toString(), ".".repeat(81));
        assertThat(result.code()).isEqualTo(5);
        assertThat(result.err()).contains("time limit reached; nothing was written");
        assertThat(path).doesNotExist();
    }

    @Test
    void helpHasExamples() {
        for (Entry entry : new Entry[] {CountOneCommand::run, ConquerCommand::run, EnumerateCommand::run}) {
            Result help = run(entry, "--help");
            assertThat(help.code()).isZero();
            assertThat(help.out()).contains("Examples:", "Exit code:");
        }
    }
}
