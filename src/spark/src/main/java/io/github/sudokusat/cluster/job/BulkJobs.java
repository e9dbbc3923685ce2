package io.github.sudokusat.cluster.job;

import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cluster.task.FailureText;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Supplier;
import org.apache.spark.SparkContext;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.AnalysisException;
import org.apache.spark.sql.SparkSession;

/**
 * The commands on many puzzles as jobs of Spark: {@code check}, {@code solve}, {@code rate}, {@code count}, {@code canonical} and {@code generate}.
 */
public final class BulkJobs {

    private BulkJobs() {}

    /**
     * Runs a command.
     *
     * @param sessions supplies the session, once the arguments are known to be right
     * @param streams the standard streams; messages go to standard error, and a summary at the end
     * @param others further commands, each a {@code Callable<Integer>} with picocli's annotation of a command
     * @param arguments the command, its options, and files, directories or patterns with puzzles
     * @return the exit code, which is that of the command line for many puzzles
     */
    public static int run(Supplier<SparkSession> sessions, Streams streams, List<Object> others, String... arguments) {
        Form form = Form.of(arguments);
        return BulkCommandLine.execute(
                streams,
                others,
                request -> run(request, form, sessions, streams),
                form.arguments().toArray(new String[0]));
    }

    private static int run(BulkCommandLine.Request request, Form form, Supplier<SparkSession> sessions, Streams streams)
            throws Exception {
        if (request.output() == null) {
            throw new InputException("-o is missing: the directory for the results");
        }
        Integer partitions = request.options().partitions();
        if (partitions != null && partitions < 1) {
            throw new InputException("--partitions must be 1 or more, but is " + partitions);
        }
        Job job = request.isGenerate() ? new GenerateJob(request, form) : new PuzzleJob(request, form);
        SparkSession session = sessions.get();
        JavaSparkContext context = JavaSparkContext.fromSparkContext(session.sparkContext());
        context.setJobGroup("sudoku-sat", "sudoku-sat " + request.command(), true);
        try {
            return job.run(session, context, streams);
        } catch (SparkException | AnalysisException | IllegalArgumentException | UncheckedIOException e) {
            streams.say("the job failed: " + FailureText.of(e));
            return ExitCode.INTERNAL_ERROR;
        } finally {
            context.clearJobGroup();
            context.clearCallSite();
        }
    }

    /** Gives the stages that follow a name on Spark's pages: what they work on. */
    static void nameStages(String name, SparkContext context) {
        context.setCallSite(name);
    }

    /** A command that is ready to run. */
    interface Job {

        /**
         * Does the work.
         *
         * @return the exit code
         */
        int run(SparkSession session, JavaSparkContext context, Streams streams) throws Exception;
    }
}
