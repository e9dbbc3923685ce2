package io.github.sudokusat.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.Cli;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The functions in scripts of SQL, with the jar and the setting that users give to {@code spark-sql}. */
@Tag("slow")
class SqlIT {

    /** Its 17 clues are as few as a puzzle can have, so it needs each. */
    private static final String MINIMAL =
            "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

    private static final List<String> FUNCTIONS = List.of(
            "sudoku_solve",
            "sudoku_check",
            "sudoku_count",
            "sudoku_rate",
            "sudoku_canonical",
            "sudoku_is_minimal",
            "sudoku_message",
            "sudoku_generate");

    private static final String LOCAL = "local[2]";

    @TempDir
    private Path directory;

    @ParameterizedTest
    @ValueSource(strings = {LOCAL, ClusterJob.MASTER})
    void functionsAnswerAsTheCommandLineDoes(String master) throws Exception {
        Path puzzles = puzzles(Cli.EASY, Cli.HARD, MINIMAL, Cli.EASY_SOLUTION);
        List<String> expected = new ArrayList<>(answers("solve", puzzles));
        expected.addAll(answers("check", puzzles));
        expected.addAll(answers("count", puzzles));
        expected.addAll(answers("rate", puzzles));
        expected.addAll(answers("canonical", puzzles));
        for (int seed = 0; seed < 4; seed++) {
            expected.add("=generate " + seed + " "
                    + Cli.run("generate", "--seed", String.valueOf(seed)).out().strip());
        }
        Files.readAllLines(puzzles).stream()
                .filter(SqlIT::needsEachGiven)
                .forEach(puzzle -> expected.add("=minimal " + puzzle));
        assertThat(expected).contains("=minimal " + MINIMAL).doesNotContain("=minimal " + Cli.EASY);
        expected.add("=all 6670903752021072936960");
        assertThat(answers(
                        master,
                        view(puzzles),
                        "SELECT concat('=solve ', p, ' ', sudoku_solve(p)) FROM puzzles",
                        "SELECT concat('=check ', p, ' ', sudoku_check(p).verdict) FROM puzzles",
                        "SELECT concat('=count ', p, ' ', sudoku_count(p)) FROM puzzles",
                        "SELECT concat_ws(' ', '=rate', p, r.level, r.score, coalesce(r.hardest, '-'))"
                                + " FROM (SELECT p, sudoku_rate(p) AS r FROM puzzles)",
                        "SELECT concat('=canonical ', p, ' ', sudoku_canonical(p)) FROM puzzles",
                        "SELECT concat('=minimal ', p) FROM puzzles WHERE sudoku_is_minimal(p)",
                        "SELECT concat('=message ', p) FROM puzzles WHERE sudoku_message(p) IS NOT NULL",
                        "SELECT concat('=generate ', id, ' ', sudoku_generate(id)) FROM range(0, 4, 1, 4)",
                        "SELECT concat('=all ', sudoku_count(repeat('.', 81)))"))
                .containsExactlyInAnyOrderElementsOf(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {LOCAL, ClusterJob.MASTER})
    void aBadPuzzleIsOneMessageInAnsiMode(String master) throws Exception {
        try (SparkProcess process =
                start(master, view(puzzles(Cli.EASY, Cli.BAD)), "SELECT p, sudoku_solve(p) FROM puzzles")) {
            assertThat(process.await()).as(process.output()).isEqualTo(1);
            assertThat(process.output())
                    .containsOnlyOnce("sudoku_solve: line 1, column 81: expected a digit from 1 to 9 or a blank, but")
                    .doesNotContain("\tat ");
        }
    }

    @Test
    void aBadPuzzleHasNoAnswerOtherwise() throws Exception {
        assertThat(answers(
                        LOCAL,
                        "SET spark.sql.ansi.enabled=false",
                        view(puzzles(Cli.EASY, Cli.BAD)),
                        "SELECT '=solve', sudoku_solve(p) FROM puzzles WHERE sudoku_message(p) IS NOT NULL",
                        "SELECT '=good', p FROM puzzles WHERE sudoku_message(p) IS NULL",
                        "SELECT '=check', sudoku_check(p) FROM puzzles WHERE sudoku_message(p) IS NOT NULL"))
                .containsExactly(
                        "=solve\tNULL",
                        "=good\t" + Cli.EASY,
                        "=check\t{\"verdict\":null,\"solution\":null,\"witnesses\":null,\"message\":\"line 1, column 81: expected"
                                + " a digit from 1 to 9 or a blank, but found \"z\"\"}");
    }

    @Test
    void functionsAreDescribed() throws Exception {
        String[] questions = FUNCTIONS.stream()
                .map(function -> "DESCRIBE FUNCTION EXTENDED " + function)
                .toArray(String[]::new);
        try (SparkProcess process = start(LOCAL, questions)) {
            assertThat(process.await()).as(process.output()).isZero();
            assertThat(process.output()).doesNotContain("_FUNC_");
            for (String function : FUNCTIONS) {
                assertThat(process.output())
                        .containsPattern("(?s)Function: " + function + "\\s.*Usage: " + function
                                + "\\(.*Examples:\\s+> SELECT .*" + function + "\\(.*Since: ");
            }
        }
    }

    private Path puzzles(String... lines) throws IOException {
        return Files.write(directory.resolve("puzzles.txt"), List.of(lines));
    }

    /** What the command line answers to each line of a file. */
    private static List<String> answers(String command, Path puzzles) throws IOException {
        List<String> lines = Files.readAllLines(puzzles);
        List<String> answers = Cli.run(command, puzzles.toString(), "--format", "line")
                .out()
                .lines()
                .toList();
        assertThat(answers).hasSameSizeAs(lines);
        return IntStream.range(0, lines.size())
                .mapToObj(i -> "=" + command + " " + lines.get(i) + " " + answers.get(i))
                .toList();
    }

    private static boolean needsEachGiven(String puzzle) {
        return IntStream.range(0, puzzle.length())
                .filter(cell -> puzzle.charAt(cell) >= '1')
                .mapToObj(cell -> puzzle.substring(0, cell) + "." + puzzle.substring(cell + 1))
                .noneMatch(
                        less -> Cli.run("check", less, "--format", "line").out().startsWith("proper"));
    }

    /** The statement that makes a table of the lines of a file, in several partitions. */
    private static String view(Path puzzles) {
        return "CREATE TEMPORARY VIEW puzzles AS SELECT /*+ REPARTITION(4) */ value AS p FROM text.`" + puzzles.toUri()
                + "`";
    }

    /** The marked results of a script that does not fail. */
    private List<String> answers(String master, String... statements) throws Exception {
        try (SparkProcess process = start(master, statements)) {
            assertThat(process.await()).as(process.output()).isZero();
            return process.output().lines().filter(line -> line.startsWith("=")).toList();
        }
    }

    private SparkProcess start(String master, String... statements) throws Exception {
        Path script = Files.writeString(directory.resolve("script.sql"), String.join(";\n", statements) + ";\n");
        return SparkProcess.sql(directory, master, script);
    }
}
