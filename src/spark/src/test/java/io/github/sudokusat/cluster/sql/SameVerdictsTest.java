package io.github.sudokusat.cluster.sql;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.Cli;
import io.github.sudokusat.cluster.LocalSpark;
import io.github.sudokusat.testing.Seeds;
import io.github.sudokusat.testing.SharedPuzzles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;

/** The functions of SQL give the words and values that the command line gives for the same puzzles. */
class SameVerdictsTest {

    private final SparkSession spark = LocalSpark.session();
    private final List<String> puzzles =
            SharedPuzzles.of(Seeds.seed()).stream().map(SharedPuzzles::text).toList();

    /** The answers of the command line to a question about each puzzle, as a table that Spark reads from their JSON. */
    private Dataset<Row> commandLine(String... command) {
        List<String> answers = new ArrayList<>();
        for (String puzzle : puzzles) {
            List<String> arguments = new ArrayList<>(Arrays.asList(command));
            arguments.addAll(List.of("--format", "json"));
            answers.add(Cli.runOn(puzzle, arguments.toArray(String[]::new)).out());
        }
        return spark.read().json(spark.createDataset(answers, Encoders.STRING()).coalesce(1));
    }

    private List<Row> sql(String columns) {
        spark.createDataset(puzzles, Encoders.STRING()).toDF("p").coalesce(1).createOrReplaceTempView("shared");
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
        assertSame(
                sql("sudoku_rate(p).level, sudoku_rate(p).score, sudoku_rate(p).hardest"),
                commandLine("rate")
                        .selectExpr("IF(solved, level, NULL)", "IF(solved, score, NULL)", "IF(solved, hardest, NULL)"));
    }
}
