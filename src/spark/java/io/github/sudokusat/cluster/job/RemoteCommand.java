package io.github.sudokusat.cluster.job;

import io.github.sudokusat.cli.BulkCommandLine;
import io.github.sudokusat.cli.PuzzleWork;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.output.TerminalStyle;
import io.github.sudokusat.cli.report.PuzzleMaker;
import io.github.sudokusat.run.Cancellation;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Serializable;
import java.util.List;

/**
 * A command with its options, as it goes to the executors: its arguments, from which each task makes the work anew.
 *
 * @param arguments the arguments, which are known to be right
 */
record RemoteCommand(List<String> arguments) implements Serializable {

    /** The work on puzzles. */
    PuzzleWork work() {
        return parsed().work(new Cancellation());
    }

    /** The work of making puzzles from a seed. */
    PuzzleMaker maker(long seed) {
        return parsed().maker(seed, new Cancellation());
    }

    private BulkCommandLine.Request parsed() {
        return BulkCommandLine.parse(streams(System.err), arguments.toArray(new String[0]));
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
