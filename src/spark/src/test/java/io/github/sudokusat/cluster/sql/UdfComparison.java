package io.github.sudokusat.cluster.sql;

import io.github.sudokusat.cluster.LocalSpark;
import io.github.sudokusat.format.GridFormat;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.solve.SolveResult;
import io.github.sudokusat.solve.SudokuSolver;
import java.nio.file.Path;
import java.util.Arrays;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.types.DataTypes;
import org.jspecify.annotations.Nullable;

/**
 * Measures what a native expression saves: {@code sudoku_solve} compared with a function of rows (UDF) that gives the text to the library, and with the
 * reading of the column alone, in turn, in one JVM. Arguments: a file with a puzzle a line, and how often to repeat.
 *
 * <pre>java -cp ... io.github.sudokusat.cluster.sql.UdfComparison ../shared/data/clues17.txt 7</pre>
 */
public final class UdfComparison {

    private UdfComparison() {}

    /** Solves a puzzle as an application would that knows the library and not Spark's inner parts. */
    private static @Nullable String solve(String text) {
        Grid grid = GridParser.create().parse(text);
        return SudokuSolver.create().solve(grid) instanceof SolveResult.Solved solved
                ? GridFormat.line().format(solved.solution())
                : null;
    }

    /** Prints the median time of each query. */
    public static void main(String[] arguments) {
        SparkSession spark = LocalSpark.session();
        spark.sparkContext().setLogLevel("ERROR");
        spark.udf().register("solve_row", (UDF1<String, String>) UdfComparison::solve, DataTypes.StringType);
        spark.read()
                .text(Path.of(arguments[0]).toString())
                .filter("length(value) = 81")
                .repartition(2)
                .cache()
                .createOrReplaceTempView("puzzles");
        String[] queries = {
            "SELECT sum(length(value)) FROM puzzles",
            "SELECT sum(length(sudoku_solve(value))) FROM puzzles",
            "SELECT sum(length(solve_row(value))) FROM puzzles",
            "SELECT count(*) FROM puzzles WHERE sudoku_check(value).verdict = 'proper'"
        };
        int rounds = Integer.parseInt(arguments[1]);
        long[][] times = new long[queries.length][rounds];
        for (int round = 0; round < rounds; round++) {
            for (int query = 0; query < queries.length; query++) {
                long begin = System.nanoTime();
                spark.sql(queries[query]).collectAsList();
                times[query][round] = (System.nanoTime() - begin) / 1_000_000;
            }
        }
        for (int query = 0; query < queries.length; query++) {
            Arrays.sort(times[query]);
            System.out.println(times[query][rounds / 2] + " ms  " + queries[query]);
        }
        spark.stop();
    }
}
