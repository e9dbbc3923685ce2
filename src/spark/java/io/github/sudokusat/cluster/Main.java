package io.github.sudokusat.cluster;

import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cluster.job.BulkJobs;
import io.github.sudokusat.cluster.one.ConquerCommand;
import io.github.sudokusat.cluster.one.CountOneCommand;
import io.github.sudokusat.cluster.one.EnumerateCommand;
import java.util.Arrays;
import org.apache.spark.sql.SparkSession;

/**
 * The program of the jar: {@code spark-submit sudoku-sat-spark.jar COMMAND [OPTIONS] INPUT…}. The commands on many puzzles are {@code check},
 * {@code solve}, {@code rate}, {@code count}, {@code canonical} and {@code generate}; those on one puzzle are {@code count-one}, {@code enumerate} and
 * {@code conquer}.
 */
public final class Main {

    private Main() {}

    /**
     * Runs a command; ends the JVM with its exit code unless that is 0.
     *
     * @param arguments the command, its options and files
     */
    public static void main(String[] arguments) {
        int code = run(arguments);
        SparkSession.getActiveSession().foreach(session -> {
            session.stop();
            return null;
        });
        if (code != 0) {
            System.exit(code);
        }
    }

    private static int run(String... arguments) {
        String[] others = arguments.length == 0 ? arguments : Arrays.copyOfRange(arguments, 1, arguments.length);
        return switch (arguments.length == 0 ? "" : arguments[0]) {
            case "count-one" -> CountOneCommand.run(Main::session, Streams.ofProcess(), others);
            case "enumerate" -> EnumerateCommand.run(Main::session, Streams.ofProcess(), others);
            case "conquer" -> ConquerCommand.run(Main::session, Streams.ofProcess(), others);
            default -> BulkJobs.run(Main::session, System.err, arguments);
        };
    }

    private static SparkSession session() {
        return SparkSession.builder().appName("sudoku-sat").getOrCreate();
    }
}
