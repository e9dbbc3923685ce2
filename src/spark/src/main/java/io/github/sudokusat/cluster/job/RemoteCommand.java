package io.github.sudokusat.cluster.job;

import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.output.TerminalStyle;
import io.github.sudokusat.cli.report.PuzzleMaker;
import io.github.sudokusat.cluster.task.TaskCancellation;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * A command with its options, as it goes to the executors: its arguments, from which each task makes the work anew.
 *
 * @param arguments the arguments, which are known to be right
 * @param files the files that options name, as {@link OptionFiles} has shared them
 */
record RemoteCommand(List<String> arguments, Map<String, String> files) implements Serializable {

    /** A command whose files are shared with the executors. */
    static RemoteCommand of(List<String> arguments, JavaSparkContext context) {
        return new RemoteCommand(arguments, OptionFiles.share(arguments, context));
    }

    /** The work on puzzles. */
    PuzzleWork work() {
        return parsed().work(TaskCancellation.current());
    }

    /** The work of making puzzles from a seed. */
    PuzzleMaker maker(long seed) {
        return parsed().maker(seed, TaskCancellation.current());
    }

    private BulkCommandLine.Request parsed() {
        List<String> local = OptionFiles.withCopies(arguments, files);
        return BulkCommandLine.parse(streams(System.err), local.toArray(new String[0]));
    }

    /** Streams of which only standard error is a real one. */
    static Streams streams(PrintStream err) {
        return new Streams(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                err,
                false,
                false,
                false,
                new TerminalStyle(false, false));
    }
}
