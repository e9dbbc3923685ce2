package io.github.sudokusat.cluster;

import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cluster.job.BulkJobs;
import io.github.sudokusat.cluster.single.CountOneCommand;
import io.github.sudokusat.cluster.single.EnumerateCommand;
import io.github.sudokusat.cluster.single.SolveOneCommand;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.spark.sql.SparkSession;

/**
 * The program of the jar: {@code spark-submit sudoku-sat-spark.jar COMMAND [OPTIONS] INPUT…}. The commands on many puzzles are {@code check},
 * {@code solve}, {@code rate}, {@code count}, {@code canonical} and {@code generate}; those on one puzzle are {@code count-one}, {@code enumerate}
 * and {@code solve-one}.
 */
public final class Main {

    private Main() {}

    /**
     * Runs a command; ends the JVM with its exit code unless that is 0.
     *
     * @param arguments the command, its options and files
     */
    public static void main(String[] arguments) {
        Optional<String> refusal = SparkVersion.refusal();
        if (refusal.isPresent()) {
            System.err.println("sudoku-sat: " + refusal.get());
            System.exit(ExitCode.INTERNAL_ERROR);
        }
        Interruption interruption = Interruption.ofRun();
        int code;
        try {
            code = run(Main::session, Streams.ofProcess(), arguments);
        } finally {
            interruption.endRun();
        }
        SparkSession.getActiveSession().foreach(session -> {
            session.stop();
            return null;
        });
        if (code != 0) {
            System.exit(code);
        }
    }

    /**
     * Runs a command.
     *
     * @param sessions supplies the session, once the arguments are known to be right
     * @param streams the standard streams
     * @param arguments the command, its options and files
     * @return the exit code
     */
    public static int run(Supplier<SparkSession> sessions, Streams streams, String... arguments) {
        List<Object> aboutOnePuzzle = List.of(
                new CountOneCommand(sessions, streams),
                new EnumerateCommand(sessions, streams),
                new SolveOneCommand(sessions, streams));
        return BulkJobs.run(sessions, streams, aboutOnePuzzle, arguments);
    }

    private static SparkSession session() {
        return SparkSession.builder().appName("sudoku-sat").getOrCreate();
    }
}
