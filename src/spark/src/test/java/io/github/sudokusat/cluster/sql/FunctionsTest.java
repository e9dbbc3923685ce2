package io.github.sudokusat.cluster.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.cluster.LocalSpark;
import io.github.sudokusat.engine.backtrack.BacktrackEngine;
import io.github.sudokusat.format.GridFormat;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.generate.PuzzleGenerator;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.RandomPuzzles;
import io.github.sudokusat.testing.Seeds;
import io.github.sudokusat.testing.Waits;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.spark.SparkJobInfo;
import org.apache.spark.SparkStageInfo;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.JavaSparkStatusTracker;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.streaming.Trigger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The functions in queries: what they answer, in generated code and without it, and what they refuse. */
class FunctionsTest {

    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String EMPTY = ".".repeat(81);
    private static final String CODE = "spark.sql.codegen.wholeStage";
    private static final String FACTORY = "spark.sql.codegen.factoryMode";
    private static final String ANSI = "spark.sql.ansi.enabled";

    private final SparkSession spark = LocalSpark.session();

    @AfterEach
    void forgetSettings() {
        List.of(CODE, FACTORY, ANSI).forEach(spark.conf()::unset);
    }

    private List<Row> rows(String query) {
        return spark.sql(query).collectAsList();
    }

    private Row row(String query) {
        return rows(query).get(0);
    }

    /** A table of puzzles in two partitions, so that the query is not answered while it is planned. */
    private void table(List<String> puzzles) {
        Dataset<Row> made =
                spark.createDataset(puzzles, Encoders.STRING()).toDF("p").repartition(2);
        made.createOrReplaceTempView("puzzles");
    }

    @ParameterizedTest
    @EnumSource(FunctionText.class)
    void theExamplesSayWhatHappens(FunctionText function) {
        List<String> lines = function.examples()
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.equals("Examples:"))
                .toList();
        for (int i = 0; i < lines.size(); i += 2) {
            String query = lines.get(i).substring("> ".length()).replace("_FUNC_", function.functionName());
            String shown = String.valueOf(row(query.replace(";", "")).get(0));
            assertThat(shown.replace("null", "NULL")).as(query).isEqualTo(lines.get(i + 1));
        }
        List<Row> description = rows("DESCRIBE FUNCTION EXTENDED " + function.functionName());
        assertThat(description.toString())
                .contains("Function: " + function.functionName(), "Usage: ", "Arguments:", "Examples:", "Since: ")
                .doesNotContain("_FUNC_");
    }

    /** Random clue sets with no, one or many solutions, against backtracking. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void answersAreThoseOfBacktracking(boolean hasCode) {
        spark.conf().set(CODE, hasCode);
        spark.conf().set(FACTORY, hasCode ? "CODEGEN_ONLY" : "NO_CODEGEN");
        long seed = Seeds.seed();
        List<String> puzzles = new ArrayList<>(List.of(EASY, "11" + EMPTY.substring(2)));
        for (int i = 0; i < 60; i++) {
            Layout layout = i % 3 == 0 ? Layout.boxes(2, 3) : i % 3 == 1 ? Layout.boxes(2, 2) : Layout.classic();
            puzzles.add(GridFormat.line().format(RandomPuzzles.of(layout, seed + i, i % 5 == 0 ? 100 : 3)));
        }
        table(puzzles);
        SudokuSolver oracle = SudokuSolver.of(BacktrackEngine.create());
        List<Row> answers = rows(
                "SELECT p, sudoku_solve(p) s, sudoku_check(p) c, sudoku_count(p, 50) n, sudoku_is_minimal(p) m FROM puzzles");
        assertThat(answers).hasSameSizeAs(puzzles);
        for (Row answer : answers) {
            Grid puzzle = GridParser.create().parse(answer.getString(0));
            assertThat(answer)
                    .as("seed %s, puzzle %s", seed, answer.getString(0))
                    .satisfies(given -> compare(puzzle, given, oracle));
        }
    }

    private static void compare(Grid puzzle, Row answer, SudokuSolver oracle) {
        CheckResult verdict = oracle.check(puzzle);
        Row check = answer.getStruct(2);
        BigDecimal count = answer.getDecimal(3);
        if (verdict instanceof CheckResult.Proper proper) {
            String solution = GridFormat.line().format(proper.solution());
            assertThat(answer.getString(1)).isEqualTo(solution);
            assertThat(check.mkString("|")).isEqualTo("proper|" + solution + "|null|null");
        } else if (verdict instanceof CheckResult.Several) {
            List<String> witnesses = check.getList(2);
            assertThat(check.getString(0)).isEqualTo("several");
            assertThat(witnesses).hasSize(2).doesNotHaveDuplicates().contains(answer.getString(1));
            witnesses.forEach(witness -> assertThat(isSolution(puzzle, witness)).isTrue());
        } else {
            assertThat(check.getString(0)).isEqualTo("none");
            assertThat(answer.isNullAt(1)).isTrue();
        }
        long expected = oracle.solutions(puzzle).limit(50).count();
        assertThat(count.longValueExact()).isEqualTo(expected);
        assertThat(answer.getBoolean(4)).isEqualTo(expected == 1 && needsEach(puzzle, oracle));
    }

    private static boolean isSolution(Grid puzzle, String line) {
        Grid full = GridParser.of(TextOptions.defaults().withLayout(puzzle.layout()))
                .parse(line);
        for (int cell = 0; cell < puzzle.layout().cellCount(); cell++) {
            if (full.digit(cell) == 0 || (puzzle.digit(cell) != 0 && puzzle.digit(cell) != full.digit(cell))) {
                return false;
            }
        }
        return full.conflicts().isEmpty();
    }

    private static boolean needsEach(Grid puzzle, SudokuSolver oracle) {
        for (int cell = 0; cell < puzzle.layout().cellCount(); cell++) {
            if (puzzle.digit(cell) != 0 && oracle.isProper(puzzle.with(cell, 0))) {
                return false;
            }
        }
        return true;
    }

    @Test
    void optionsSayHowTextsAreRead() {
        assertThat(row("SELECT sudoku_count('" + ".".repeat(36) + "', map('box', '3x2'))")
                        .getDecimal(0))
                .isEqualByComparingTo("28200960");
        assertThat(row("SELECT sudoku_check('" + EMPTY
                                + "', map('rules', 'rule diagonals; killer 3 r1c1 r1c2')).verdict")
                        .getString(0))
                .isEqualTo("several");
        String letters = EASY.replace('5', 'E');
        assertThat(row("SELECT sudoku_solve('" + letters + "', map('alphabet', '1234E6789')) IS NOT NULL")
                        .getBoolean(0))
                .isTrue();
        assertThat(row("SELECT sudoku_check('" + EASY.replace('.', '-') + "', map('blank', '-')).verdict")
                        .getString(0))
                .isEqualTo("proper");
    }

    @Test
    void malformedTextsAreErrorsInAnsiMode() {
        table(List.of(EASY, "53..."));
        assertThatThrownBy(() -> rows("SELECT sudoku_solve(p) FROM puzzles"))
                .hasMessageContaining("sudoku_solve: line 1, column 6")
                .hasMessageContaining("but found 5 cells");
        spark.conf().set(ANSI, false);
        Row bad = row(
                "SELECT sudoku_solve(p), sudoku_check(p), sudoku_count(p), sudoku_rate(p), sudoku_canonical(p), sudoku_is_minimal(p),"
                        + " sudoku_message(p) FROM puzzles WHERE p = '53...'");
        String message = bad.getString(6);
        assertThat(message).startsWith("line 1, column 6: expected");
        assertThat(bad.getStruct(1).mkString("|")).isEqualTo("null|null|null|" + message);
        assertThat(bad.getStruct(3).mkString("|")).isEqualTo("null|".repeat(9) + message);
        assertThat(bad.anyNull()).isTrue();
        assertThat(List.of(bad.isNullAt(0), bad.isNullAt(2), bad.isNullAt(4), bad.isNullAt(5)))
                .containsOnly(true);
    }

    /** As the command {@code minimize} refuses them. */
    @Test
    void onlyGivensAreMinimal() {
        table(List.of("123." + "1234".repeat(15)));
        String query = "SELECT sudoku_is_minimal(p) FROM puzzles";
        assertThatThrownBy(() -> rows(query))
                .hasMessageContaining("sudoku_is_minimal: a minimal puzzle has givens only, but these pencil marks");
        spark.conf().set(ANSI, false);
        assertThat(row(query).isNullAt(0)).isTrue();
        assertThat(row("SELECT sudoku_check(p).verdict FROM puzzles").getString(0))
                .isEqualTo("several");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sudoku_solve(p COLLATE UTF8_LCASE)",
                "sudoku_solve(p, map())",
                "sudoku_solve(p, map('BOX', '3x3', 'timeout', concat('1', '0s')))"
            })
    void otherWaysToCallGiveTheSame(String call) {
        table(List.of(EASY));
        assertThat(spark.sql("SELECT " + call + " = sudoku_solve(p) FROM puzzles")
                        .first()
                        .getBoolean(0))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    sudoku_solve() | takes 1 to 2 arguments, but got 0
                    sudoku_solve('1', map('box', '3x3'), 2) | takes 1 to 2 arguments, but got 3
                    sudoku_solve('1', 2) | must be a map of options such as map('timeout', '1s'), but is 2
                    sudoku_solve('1', map('tiemout', '1s')) | there is no option "tiemout"; the options are box, rules
                    sudoku_solve('1', map('timeout', 'soon')) | the option "timeout" must be a duration such as 10s
                    sudoku_solve('1', map('timeout', '0s')) | the option "timeout" must be a duration such as 10s
                    sudoku_solve('1', map('box', '99x99')) | the option "box" must be the rows and columns of a box
                    sudoku_solve('1', map('rules', 'rule nonsense')) | the option "rules" is malformed: line 1
                    sudoku_solve('1', map('rules', 'killer 3 r1c1 r1c10')) | expected a cell from r1c1 to r9c9
                    sudoku_count('1', 0) | the limit must be a constant whole number from 1, but is 0
                    sudoku_count('1', 1.5) | the limit must be a constant whole number from 1, but is 1.5
                    sudoku_solve(p, map('box', p)) | the options must be constant, but are map(
                    sudoku_solve(p, map('box', (SELECT '2x3'))) | the options must be constant
                    sudoku_solve(puzzle => p) | takes its arguments by their order, not by names
                    sudoku_count(p, length(p)) | the limit must be a constant whole number from 1
                    sudoku_generate(1, map('level', 'silly')) | the option "level" must be easy, medium
                    sudoku_generate(1, map('symmetry', 'odd')) | the option "symmetry" must be none, half-turn
                    sudoku_generate(1, map('needs', 'magic')) | the option "needs": unknown technique "magic"
                    sudoku_solve(array(1)) | DATATYPE_MISMATCH
                    """)
    void whatIsWrongWithACallIsSaidBeforeItRuns(String call, String message) {
        table(List.of(EASY));
        assertThatThrownBy(() -> spark.sql("SELECT " + call + " FROM puzzles"))
                .isInstanceOf(org.apache.spark.sql.AnalysisException.class)
                .hasMessageContaining(message);
    }

    @Test
    void nullHasNoAnswer() {
        assertThat(row("SELECT sudoku_solve(null), sudoku_check(null), sudoku_message(null), sudoku_generate(null)")
                        .mkString("|"))
                .isEqualTo("null|null|null|null");
    }

    @Test
    void puzzlesAreThoseOfTheirSeeds() {
        List<Row> made = rows("SELECT id, sudoku_generate(id) FROM range(-3, 20, 1, 4) ORDER BY id");
        for (Row one : made) {
            Grid expected = PuzzleGenerator.create()
                    .withSymmetry(io.github.sudokusat.generate.GivenSymmetry.NONE)
                    .generate(one.getLong(0), 0)
                    .orElseThrow()
                    .puzzle();
            assertThat(one.getString(1)).isEqualTo(GridFormat.line().format(expected));
        }
        Row wanted = row(
                "SELECT sudoku_generate(7, map('clues', '24..26', 'symmetry', 'half-turn', 'level', 'easy..hard')) g");
        String puzzle = wanted.getString(0);
        assertThat(puzzle.replaceAll("[.]", "").length()).isBetween(24, 26);
        assertThat(new StringBuilder(puzzle).reverse().toString().replaceAll("\\d", "1"))
                .isEqualTo(puzzle.replaceAll("\\d", "1"));
    }

    @Test
    @Tag("slow")
    void queriesOnStreamsHaveTheFunctions(@TempDir Path directory) throws Exception {
        Files.writeString(directory.resolve("puzzles.txt"), EASY + "\n" + EMPTY + "\n");
        spark.readStream()
                .text(directory.toString())
                .selectExpr("sudoku_check(value).verdict AS verdict")
                .writeStream()
                .format("memory")
                .queryName("verdicts")
                .option("checkpointLocation", directory.resolve("checkpoint").toString())
                .trigger(Trigger.AvailableNow())
                .start()
                .awaitTermination();
        assertThat(rows("SELECT verdict FROM verdicts").stream().map(row -> row.getString(0)))
                .containsExactlyInAnyOrder("proper", "several");
    }

    @Test
    void columnsHaveTheNamesOfTheirCalls() {
        assertThat(spark.sql("SELECT sudoku_solve('1', map('box', '1x1')), sudoku_count('1', 5)")
                        .columns())
                .containsExactly("sudoku_solve(1, map('box', '1x1'))", "sudoku_count(1, 5)");
        Dataset<Row> byName = spark.range(1).select(functions.call_function("sudoku_solve", functions.lit(EASY)));
        assertThat(byName.collectAsList().get(0).getString(0)).startsWith("534678912");
    }

    @Test
    @Timeout(60)
    void aTimeLimitEndsEachRow() {
        String endless = "sudoku_count(p, map('rules', 'rule diagonals', 'timeout', '50ms'))";
        table(List.of(EMPTY, EASY.substring(0, 20) + EMPTY.substring(20), EMPTY.replace('.', '0')));
        assertThat(rows("SELECT " + endless + " FROM puzzles").stream().map(row -> row.get(0)))
                .containsOnlyNulls()
                .hasSize(3);
        String several = "sudoku_rate(p, map('timeout', '1ms')).message";
        assertThat(row("SELECT " + several + " FROM puzzles").getString(0)).isNotBlank();
    }

    /** A count that takes for ever ends when its job is cancelled, although Spark does not interrupt threads. */
    @Test
    @Timeout(60)
    void cancellingAQueryEndsItsTasks() throws InterruptedException, TimeoutException {
        // One stage: otherwise the job of a shuffle may be cancelled, and that of the count begin after it.
        String endless = "SELECT sudoku_count('" + EMPTY + "', map('rules', 'rule diagonals')) FROM range(0, 2, 1, 2)";
        Thread query = new Thread(() -> {
            spark.sparkContext().setJobGroup("endless", "a count that takes for ever", false);
            try {
                rows(endless);
            } catch (Exception e) {
                // It is cancelled.
            }
        });
        query.start();
        Waits.until("tasks of the query that run", () -> runningTasks("endless") > 0);
        spark.sparkContext().cancelJobGroup("endless");
        query.join(TimeUnit.SECONDS.toMillis(20));
        assertThat(query.isAlive()).isFalse();
        // Both threads are free again.
        assertThat(rows("SELECT sum(id) FROM range(0, 100, 1, 8)").get(0).getLong(0))
                .isEqualTo(4950);
    }

    /** The number of tasks that run for the jobs of a group. */
    private int runningTasks(String group) {
        JavaSparkStatusTracker tracker = new JavaSparkContext(spark.sparkContext()).statusTracker();
        int running = 0;
        for (int job : tracker.getJobIdsForGroup(group)) {
            SparkJobInfo known = tracker.getJobInfo(job);
            for (int stage : known == null ? new int[0] : known.stageIds()) {
                SparkStageInfo info = tracker.getStageInfo(stage);
                running += info == null ? 0 : info.numActiveTasks();
            }
        }
        return running;
    }
}
