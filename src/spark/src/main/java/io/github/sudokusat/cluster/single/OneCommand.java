package io.github.sudokusat.cluster.single;

import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.option.InputOptions;
import io.github.sudokusat.cli.option.RunOptions;
import io.github.sudokusat.cli.output.ProgressLine;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.run.SinglePuzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A command that asks a cluster one question about one puzzle. */
abstract class OneCommand implements Callable<Integer> {

    private final Supplier<SparkSession> sessions;
    private final Streams streams;

    @Mixin
    private InputOptions text = new InputOptions();

    @Mixin
    private RunOptions runOptions = new RunOptions();

    @Option(names = "--stats", description = "Show on standard error how the work was divided, and what it took.")
    private boolean hasStatistics;

    @Parameters(
            paramLabel = "PUZZLE",
            arity = "0..1",
            description = "A file of this machine, '-' or nothing for standard input, or the text of a puzzle.")
    private List<String> puzzles = new ArrayList<>();

    /**
     * Creates a command.
     *
     * @param sessions supplies the session, once the puzzle has been read
     * @param streams the standard streams
     */
    OneCommand(Supplier<SparkSession> sessions, Streams streams) {
        this.sessions = sessions;
        this.streams = streams;
    }

    /** Checks the command's own options before any input is read. */
    abstract void checkOptions();

    /**
     * Answers the question.
     *
     * @param puzzle the puzzle
     * @param limits the limits, with progress
     * @return the exit code
     */
    abstract int answer(PuzzleInContext puzzle, Limits limits) throws Exception;

    /** The cluster, which is started by the first call. */
    final JavaSparkContext context() {
        try {
            return JavaSparkContext.fromSparkContext(sessions.get().sparkContext());
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            // Spark's own exceptions are checked ones, which Scala does not declare.
            throw new InputException("cannot start Spark: " + e.getMessage());
        }
    }

    final Streams streams() {
        return streams;
    }

    final InputOptions text() {
        return text;
    }

    /** Says remarks on the answer, unless they are suppressed. */
    final void remark(List<String> messages) {
        if (!runOptions.areQuiet()) {
            messages.forEach(streams::say);
        }
    }

    /** Says what the work took, if that was requested. */
    final void statistics(String message) {
        if (hasStatistics) {
            streams.say(message);
        }
    }

    /** Refuses a number that is too small. */
    static void require(String option, long value, long least) {
        if (value < least) {
            throw new InputException(option + " must be " + least + " or more, but is " + value);
        }
    }

    @Override
    public Integer call() throws Exception {
        checkOptions();
        Cancellation cancellation = new Cancellation();
        PuzzleInContext puzzle = SinglePuzzle.read(puzzles, text, streams, cancellation);
        if (puzzle == null) {
            return ExitCode.LIMIT;
        }
        try (ProgressLine progress = runOptions.progress(streams)) {
            return answer(puzzle, runOptions.limits(cancellation).withProgress(progress));
        } catch (SolverFailedException e) {
            throw new InputException(e.getMessage());
        } catch (JobFailedException e) {
            streams.say(String.valueOf(e.getMessage()));
            return ExitCode.INTERNAL_ERROR;
        }
    }
}
