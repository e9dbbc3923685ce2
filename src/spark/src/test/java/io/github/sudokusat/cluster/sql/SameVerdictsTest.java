package io.github.sudokusat.cluster.sql;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.Cli;
import io.github.sudokusat.cluster.LocalSpark;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.testing.Seeds;
import io.github.sudokusat.testing.SharedPuzzles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The functions of SQL give the words and values that the command line gives for the same puzzles. */
class SameVerdictsTest {

    private static final String ANSI = "spark.sql.ansi.enabled";

    private final SparkSession spark = LocalSpark.session();
    private final List<String> puzzles =
            SharedPuzzles.of(Seeds.seed()).stream().map(SharedPuzzles::text).toList();

    /** Without an error for a text that is not a puzzle. */
    @BeforeEach
    void answerBadText() {
        spark.conf().set(ANSI, false);
    }

    @AfterEach
    void forgetSettings() {
        spark.conf().unset(ANSI);
    }

    private Dataset<Row> commandLine(String... command) {
        return commandLine(puzzles, command);
    }

    /** The answers of the command line to a question about each text, as a table that Spark reads from their JSON. */
    private Dataset<Row> commandLine(List<String> texts, String... command) {
        List<String> answers = new ArrayList<>();
        for (String puzzle : texts) {
            List<String> arguments = new ArrayList<>(Arrays.asList(command));
            arguments.addAll(List.of("--format", "json"));
            answers.add(Cli.runOn(puzzle, arguments.toArray(String[]::new)).out());
        }
        return spark.read().json(spark.createDataset(answers, Encoders.STRING()).coalesce(1));
    }

    private List<Row> sql(String columns) {
        return sql(puzzles, columns);
    }

    private List<Row> sql(List<String> texts, String columns) {
        spark.createDataset(texts, Encoders.STRING()).toDF("p").coalesce(1).createOrReplaceTempView("shared");
        return spark.sql("SELECT " + columns + " FROM shared").collectAsList();
    }

    private void assertSame(List<Row> answers, Dataset<Row> expected) {
        List<Row> all = expected.collectAsList();
        assertThat(answers).hasSameSizeAs(puzzles).hasSameSizeAs(all);
        for (int i = 0; i < puzzles.size(); i++) {
            assertThat(answers.get(i)).as(puzzles.get(i)).isEqualTo(all.get(i));
        }
    }

    @Test
    void verdictsAndWitnesses() {
        assertSame(
                sql("sudoku_check(p).verdict, sudoku_check(p).solution, sudoku_check(p).witnesses"),
                commandLine("check").select("result", "solution", "witness"));
    }

    @Test
    void solutions() {
        assertSame(sql("sudoku_solve(p)"), commandLine("solve", "--first").select("solution"));
    }

    @Test
    void numbersOfSolutions() {
        assertSame(sql("CAST(sudoku_count(p) AS STRING)"), commandLine("count").select("count"));
    }

    @Test
    void ratings() {
        List<String> fields = List.of(
                "result",
                "level",
                "score",
                "hardest",
                "CAST(rounds AS int)",
                "profile",
                "uniqueness",
                "openSteps",
                "seEstimate");
        String inSql = fields.stream()
                .map(field -> field.replaceFirst("(\\w+)( AS.*)?$", "sudoku_rate(p).$1$2"))
                .collect(Collectors.joining(", "));
        assertSame(sql(inSql), commandLine("rate").selectExpr(fields.toArray(String[]::new)));
        Dataset<Row> expected = commandLine("rate").selectExpr("coalesce(reason, array_join(conflicts, '; '))");
        assertSame(sql("sudoku_rate(p).message"), expected);
        assertThat(sql("sudoku_rate(p).result").stream().map(row -> row.getString(0)))
                .contains("rated", "unrated", "none");
    }

    @Test
    void canonicalForms() {
        assertSame(sql("sudoku_canonical(p)"), commandLine("canonical").select("canonical"));
    }

    @Test
    void minimalPuzzles() {
        List<Row> verdicts = commandLine("check").select("result").collectAsList();
        List<Row> minimal =
                commandLine("minimize").selectExpr("size(redundant) = 0").collectAsList();
        List<Row> answers = sql("sudoku_is_minimal(p)");
        for (int i = 0; i < puzzles.size(); i++) {
            boolean isExpected = verdicts.get(i).getString(0).equals("proper")
                    && minimal.get(i).getBoolean(0);
            assertThat(answers.get(i).getBoolean(0)).as(puzzles.get(i)).isEqualTo(isExpected);
        }
        assertThat(answers.stream().map(row -> row.getBoolean(0))).contains(true, false);
    }

    @Test
    void generatedPuzzles() {
        Map<String, String> options = Map.of(
                "sudoku_generate(7)",
                "--seed 7",
                "sudoku_generate(3, map('box', '2x3', 'symmetry', 'half-turn'))",
                "--seed 3 --box 2x3 --symmetry half-turn",
                "sudoku_generate(5, map('level', 'hard..', 'clues', '22..26'))",
                "--seed 5 --level hard.. --clues 22..26");
        options.forEach((call, words) -> {
            String made = Cli.run(("generate " + words).split(" ")).out().strip();
            assertThat(spark.sql("SELECT " + call).first().getString(0))
                    .as(call)
                    .isEqualTo(made);
        });
    }

    @Test
    void badTexts() {
        List<String> texts = List.of(Cli.BAD, "12", "box 2x2\nkiller 99 r1c1\ngivens ................\n");
        List<Row> expected = commandLine(texts, "check").select("message").collectAsList();
        assertThat(sql(texts, "sudoku_check(p).message")).isEqualTo(expected);
        assertThat(sql(texts, "sudoku_message(p)")).isEqualTo(expected);
        assertThat(sql(texts, "sudoku_rate(p).message")).isEqualTo(expected);
        sql(
                        texts,
                        "sudoku_solve(p), sudoku_count(p), sudoku_canonical(p), sudoku_is_minimal(p), sudoku_check(p).verdict")
                .forEach(row -> assertThat(row.anyNull()).as("%s", row).isTrue());
    }

    /** The page gives the same word and reason to the same puzzle; another test asks it. */
    @Test
    void verdictsWithoutTime() {
        List<String> giant = List.of(SharedPuzzles.text(Grid.empty(Layout.boxes(5, 5))));
        List<Row> expected = commandLine(giant, "check", "--timeout", "1ms")
                .select("result", "reason")
                .collectAsList();
        String check = "sudoku_check(p, map('timeout', '1ms'))";
        assertThat(sql(giant, check + ".verdict, " + check + ".message")).isEqualTo(expected);
        assertThat(expected.get(0).getString(0)).isEqualTo("unknown");
    }
}
