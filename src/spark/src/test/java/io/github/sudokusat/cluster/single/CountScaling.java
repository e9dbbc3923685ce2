package io.github.sudokusat.cluster.single;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import java.util.List;
import java.util.Locale;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Measures counts of single puzzles on one core and on two, in turn, in one JVM.
 *
 * <pre>{@code
 * java -cp ... io.github.sudokusat.cluster.single.CountScaling PUZZLE...
 * }</pre>
 */
public final class CountScaling {

    private static final int ROUNDS = 3;

    private CountScaling() {}

    /**
     * Prints a line for each count.
     *
     * @param puzzles texts of puzzles
     */
    public static void main(String[] puzzles) {
        for (int round = 0; round < ROUNDS; round++) {
            for (int cores = 1; cores <= 2; cores++) {
                SparkConf configuration = new SparkConf()
                        .setMaster("local[" + cores + "]")
                        .setAppName("scaling")
                        .set("spark.ui.enabled", "false");
                try (JavaSparkContext context = new JavaSparkContext(configuration)) {
                    List.of(puzzles).forEach(puzzle -> count(context, puzzle));
                }
            }
        }
    }

    private static void count(JavaSparkContext context, String text) {
        Puzzle puzzle = Puzzle.of(GridParser.create().parse(text));
        PreparedCounts.forget();
        long start = System.nanoTime();
        ClusterCount count = ClusterCounter.on(context).count(puzzle, Limits.none());
        System.out.println(String.format(
                Locale.ROOT,
                "%s %.2f s (planned in %.2f s, %d pieces): %s of %s",
                context.master(),
                (System.nanoTime() - start) / 1e9,
                count.planNanos() / 1e9,
                count.pieces(),
                count.result(),
                text));
    }
}
