package io.github.sudokusat.cluster.sql;

import static io.github.sudokusat.cluster.SudokuFunctions.canonical;
import static io.github.sudokusat.cluster.SudokuFunctions.check;
import static io.github.sudokusat.cluster.SudokuFunctions.count;
import static io.github.sudokusat.cluster.SudokuFunctions.generate;
import static io.github.sudokusat.cluster.SudokuFunctions.isMinimal;
import static io.github.sudokusat.cluster.SudokuFunctions.message;
import static io.github.sudokusat.cluster.SudokuFunctions.rate;
import static io.github.sudokusat.cluster.SudokuFunctions.solve;
import static org.apache.spark.sql.functions.col;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cluster.LocalSpark;
import io.github.sudokusat.cluster.PythonProcess;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;

/** The functions for Java, Scala and Python call those of SQL. */
class TypedFunctionsTest {

    private static final Map<String, String> RULES = Map.of("rules", "rule diagonals");

    private static final List<Call> CALLS = List.of(
            new Call("sudoku_solve(p)", solve(col("p")), "solve('p')"),
            new Call(
                    "sudoku_solve(p, map('rules', 'rule diagonals'))",
                    solve(col("p"), RULES),
                    "solve('p', rules='rule diagonals')"),
            new Call("sudoku_check(p)", check(col("p")), "check('p')"),
            new Call(
                    "sudoku_check(p, map('rules', 'rule diagonals'))",
                    check(col("p"), RULES),
                    "check('p', rules='rule diagonals')"),
            new Call("sudoku_count(p)", count(col("p")), "count('p')"),
            new Call("sudoku_count(p, 2)", count(col("p"), 2), "count('p', 2)"),
            new Call(
                    "sudoku_count(p, map('rules', 'rule diagonals'))",
                    count(col("p"), RULES),
                    "count('p', rules='rule diagonals')"),
            new Call(
                    "sudoku_count(p, 3, map('rules', 'rule diagonals'))",
                    count(col("p"), 3, RULES),
                    "count('p', limit=3, rules='rule diagonals')"),
            new Call("sudoku_rate(p)", rate(col("p")), "rate('p')"),
            new Call(
                    "sudoku_rate(p, map('rules', 'rule diagonals'))",
                    rate(col("p"), RULES),
                    "rate('p', rules='rule diagonals')"),
            new Call("sudoku_canonical(p)", canonical(col("p")), "canonical('p')"),
            new Call(
                    "sudoku_canonical(p, map('box', '2x2'))",
                    canonical(col("p"), Map.of("box", "2x2")),
                    "canonical('p', box='2x2')"),
            new Call("sudoku_is_minimal(p)", isMinimal(col("p")), "is_minimal('p')"),
            new Call(
                    "sudoku_is_minimal(p, map('rules', 'rule diagonals'))",
                    isMinimal(col("p"), RULES),
                    "is_minimal('p', rules='rule diagonals')"),
            new Call("sudoku_message(p)", message(col("p")), "message('p')"),
            new Call(
                    "sudoku_message(p, map('blank', '-'))",
                    message(col("p"), Map.of("blank", "-")),
                    "message('p', blank='-')"),
            new Call("sudoku_generate(seed)", generate(col("seed")), "generate('seed')"),
            new Call(
                    "sudoku_generate(seed, map('box', '2x2', 'clues', '5'))",
                    generate(col("seed"), Map.of("box", "2x2", "clues", "5")),
                    "generate('seed', box='2x2', clues='5')"));

    /** The same call in each language. */
    private record Call(String sql, Column java, String python) {}

    @Test
    void javaCallsAnswerAsSqlDoes() {
        SparkSession spark = LocalSpark.session();
        Dataset<Row> puzzles = spark.createDataset(
                        List.of("1...............", "12.3......4.....", "................"), Encoders.STRING())
                .selectExpr("value AS p", "length(value) AS seed")
                .coalesce(1);
        List<Row> expected = puzzles.selectExpr(CALLS.stream().map(Call::sql).toArray(String[]::new))
                .collectAsList();
        assertThat(puzzles.select(CALLS.stream().map(Call::java).toArray(Column[]::new))
                        .collectAsList())
                .isEqualTo(expected);
        assertThat(expected).hasSize(3).doesNotHaveDuplicates();
    }

    @Test
    void pythonCallsAreThoseOfSql() throws IOException, InterruptedException {
        String program = CALLS.stream()
                .map(call -> "print(sudoku_sat." + call.python() + ".sql)")
                .collect(Collectors.joining("\n", "import sudoku_sat\n", ""));
        assertThat(PythonProcess.run(program))
                .isEqualTo(CALLS.stream().map(Call::sql).toList());
    }

    @Test
    void everyFunctionIsThere() throws IOException, InterruptedException {
        List<String> all =
                Stream.of(FunctionText.values()).map(FunctionText::functionName).toList();
        assertThat(CALLS.stream()
                        .map(call -> call.sql().replaceFirst("\\(.*", ""))
                        .distinct())
                .containsExactlyInAnyOrderElementsOf(all);
        String names = """
                from sudoku_sat import __all__
                for name in __all__:
                    if name not in ('EXTENSION', 'configure'):
                        print('sudoku_' + name)
                """;
        assertThat(PythonProcess.run(names)).containsExactlyInAnyOrderElementsOf(all);
    }

    @Test
    void pythonConfiguresASession() throws IOException, InterruptedException {
        String program = """
                import sudoku_sat
                from pyspark.sql import SparkSession
                print(sudoku_sat.configure(SparkSession.Builder(), jar='x.jar').settings)
                print(sudoku_sat.configure(SparkSession.Builder()).settings)
                """;
        String extension = "'spark.sql.extensions': 'io.github.sudokusat.cluster.SudokuExtensions'}";
        assertThat(PythonProcess.run(program)).containsExactly("{'spark.jars': 'x.jar', " + extension, "{" + extension);
    }
}
