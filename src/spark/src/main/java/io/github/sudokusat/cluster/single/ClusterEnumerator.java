package io.github.sudokusat.cluster.single;

import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/**
 * Writes all solutions of one puzzle to Parquet files, from all machines of a cluster: columns {@code puzzle} and {@code solution}, a character a
 * cell, or numbers above side 35. Each solution is written once, in no particular order.
 *
 * <p>The puzzle is divided into cubes, one a task; solutions go from the search to the file one by one, so that their number does not matter to the
 * memory of any machine. The directory is complete, or it is not there. Immutable; safe for use by several threads.
 */
public final class ClusterEnumerator {

    /** The cubes for each core; each makes a file. */
    private static final int CUBES_PER_CORE = 8;

    private static final StructType COLUMNS =
            new StructType().add("puzzle", DataTypes.StringType, false).add("solution", DataTypes.StringType, false);

    private final JavaSparkContext context;
    private final int cubes;

    private ClusterEnumerator(JavaSparkContext context, int cubes) {
        this.context = context;
        this.cubes = cubes;
    }

    /**
     * An enumerator.
     *
     * @param context the cluster
     * @return the enumerator, which makes 8 cubes for each core
     */
    public static ClusterEnumerator on(JavaSparkContext context) {
        return new ClusterEnumerator(context, CUBES_PER_CORE * context.defaultParallelism());
    }

    /**
     * This enumerator with another number of cubes.
     *
     * @param value how many cubes are wanted, 1 or more
     * @return the new enumerator
     * @throws IllegalArgumentException if the number is less than 1
     */
    public ClusterEnumerator withCubes(int value) {
        if (value < 1) {
            throw new IllegalArgumentException("cubes must be 1 or more, but is " + value);
        }
        return new ClusterEnumerator(context, value);
    }

    /**
     * Writes the solutions of a puzzle.
     *
     * @param puzzle the puzzle
     * @param path the directory, on any file system that Spark has
     * @param overwrites whether a directory that exists is replaced
     * @param limits the limits; if there is one on solutions, at most that many are written. Progress is reported for cubes, from a
     *     thread of its own
     * @return the number of solutions; none if the time has run out
     * @throws IllegalArgumentException if the layout has a rule of a class that has no text, or the limit on solutions is above 2<sup>31</sup> − 1
     * @throws JobFailedException if Spark could not write
     */
    public ClusterEnumeration write(Puzzle puzzle, String path, boolean overwrites, Limits limits) {
        Limits started = limits.started();
        boolean isLimited = started.maxSolutions() < Long.MAX_VALUE;
        if (isLimited && started.maxSolutions() > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("the limit on solutions must be at most " + Integer.MAX_VALUE
                    + ", but is " + started.maxSolutions());
        }
        OutputPath output = new OutputPath(context, path);
        if (!overwrites && output.exists()) {
            throw new IllegalStateException(path + " exists already");
        }
        Watch watch = started.watch();
        List<Cube> parts = new Splitter(puzzle, 1, watch).split(Cube.WHOLE, cubes);
        if (watch.isStopped()) {
            return new ClusterEnumeration(0, parts.size(), watch.reason().orElseThrow());
        }
        SparkSession session = SparkSession.builder().sparkContext(context.sc()).getOrCreate();
        JavaRDD<Cube> rdd = context.parallelize(parts, Math.max(1, parts.size()));
        Dataset<Row> rows = session.createDataFrame(
                rdd.flatMap(new SolutionRows(SharedPuzzle.of(puzzle), started.maxSolutions())), COLUMNS);
        Dataset<Row> wanted = isLimited ? rows.limit((int) started.maxSolutions()) : rows;
        StopReason stop = write(wanted, output, overwrites ? SaveMode.Overwrite : SaveMode.ErrorIfExists, started);
        return stop == null
                ? new ClusterEnumeration(session.read().parquet(path).count(), parts.size(), null)
                : new ClusterEnumeration(0, parts.size(), stop);
    }

    private @Nullable StopReason write(Dataset<Row> rows, OutputPath output, SaveMode mode, Limits limits) {
        try (JobGroup group = new JobGroup(context, "sudoku-sat enumerate");
                GroupWatch watch = new GroupWatch(context, group, limits)) {
            try {
                rows.write().mode(mode).parquet(output.path());
                return null;
            } catch (Exception e) {
                output.deleteIncomplete();
                if (watch.reason() != null) {
                    return watch.reason();
                }
                throw new JobFailedException(SparkFailures.message(e), e);
            }
        }
    }
}
