package io.github.sudokusat.cli;

import io.github.sudokusat.cli.option.InputOptions;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.view.ReadPuzzle;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;

/** Runs commands of other packages with the parsing, help and messages of those of this one. */
public final class CommandRunner {

    private CommandRunner() {}

    /**
     * Runs a command.
     *
     * @param streams the standard streams
     * @param command the command, a {@code Callable<Integer>} with the annotation {@link Command}
     * @param arguments its options and parameters
     * @return the exit code
     */
    public static int execute(Streams streams, Object command, String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.add(0, command.getClass().getAnnotation(Command.class).name());
        return SudokuCommand.create(streams, Commands.alone(command)).execute(all.toArray(new String[0]));
    }

    /**
     * Reads the only puzzle that the arguments name.
     *
     * @param arguments a file, {@code -}, or the text of a puzzle
     * @param text how it is read
     * @param streams the standard streams
     * @param cancellation ends the reading
     * @return the puzzle; null if the run was cancelled in the meantime
     */
    public static @Nullable ReadPuzzle readPuzzle(
            List<String> arguments, InputOptions text, Streams streams, Cancellation cancellation) {
        return SinglePuzzle.read(arguments, text, streams, cancellation);
    }
}
