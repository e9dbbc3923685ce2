package io.github.sudokusat.cli;

import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.output.TerminalStyle;
import io.github.sudokusat.cli.quick.QuickArguments;
import io.github.sudokusat.cli.quick.QuickSolve;
import io.github.sudokusat.cli.run.Signals;
import java.io.FileDescriptor;
import java.io.FileOutputStream;

/** The program: {@code java -jar sudoku-sat.jar COMMAND [OPTIONS] [PUZZLE]…}. */
public final class Main {

    private static final long BYTES_PER_MEGABYTE = 1L << 20;

    private Main() {}

    /**
     * Runs a command and ends the JVM with its exit code; running out of memory counts as a limit that was reached.
     *
     * @param arguments the command, its options and puzzles
     */
    public static void main(String[] arguments) {
        QuickArguments quick = QuickArguments.of(arguments);
        int code = quick == null
                ? QuickSolve.DECLINED
                : QuickSolve.answer(
                        quick,
                        new FileOutputStream(FileDescriptor.out),
                        Streams.isTerminal(1) ? TerminalStyle.ofProcess() : null);
        if (code == QuickSolve.DECLINED) {
            System.exit(run(arguments));
        }
    }

    private static int run(String[] arguments) {
        // The parser need not prepare to read dates and the like, which takes longer than the JVM takes to load all our
        // own classes.
        System.setProperty("picocli.converters.excludes", "java\\.(time|sql|nio)\\..*");
        // The same exit code as a cancelled run, until a command has something to clean up.
        Signals.onInterrupt(() -> System.exit(ExitCode.LIMIT));
        try {
            return SudokuCommand.execute(Streams.ofProcess(), arguments);
        } catch (OutOfMemoryError e) {
            System.err.println("sudoku-sat: not enough memory (" + e.getMessage() + "); the heap is limited to "
                    + Runtime.getRuntime().maxMemory() / BYTES_PER_MEGABYTE + " MB (java -Xmx... raises the limit)");
            return ExitCode.LIMIT;
        }
    }
}
