package io.github.sudokusat.cluster;

import io.github.sudokusat.cluster.job.BulkJobs;
import org.apache.spark.sql.SparkSession;

/** The program of the jar: {@code spark-submit --class io.github.sudokusat.cluster.Main sudoku-sat-spark.jar COMMAND [OPTIONS] INPUT… -o OUTPUT}. */
public final class Main {

    private Main() {}

    /**
     * Runs a command; ends the JVM with its exit code unless that is 0.
     *
     * @param arguments the command, its options and files
     */
    public static void main(String[] arguments) {
        int code = BulkJobs.run(Main::session, System.err, arguments);
        SparkSession.getActiveSession().foreach(session -> {
            session.stop();
            return null;
        });
        if (code != 0) {
            System.exit(code);
        }
    }

    private static SparkSession session() {
        return SparkSession.builder().appName("sudoku-sat").getOrCreate();
    }
}
