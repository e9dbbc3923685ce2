package io.github.sudokusat.cli.run;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.cli.input.CancellableInput;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.cli.option.InputOptions;
import io.github.sudokusat.cli.option.InputSetup;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Cancellation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the puzzle of a command that takes exactly one. */
public final class SinglePuzzle {

    private SinglePuzzle() {}

    /**
     * Reads the puzzle that the arguments name.
     *
     * @param arguments a file, {@code -}, or the text of a puzzle
     * @param text how it is read
     * @param streams the standard streams
     * @param cancellation ends the reading
     * @return the puzzle; null if the run was cancelled in the meantime, which is then reported on standard error
     * @throws InputException if there is no puzzle, it cannot be read, or there are several
     */
    public static @Nullable PuzzleInContext read(
            List<String> arguments, InputOptions text, Streams streams, Cancellation cancellation) {
        InputSetup setup = text.setup();
        return read(
                new Inputs(arguments, setup.textOptions(), input(streams, cancellation), false),
                setup,
                streams,
                cancellation);
    }

    /** Reads the puzzle that the value of an option names, as above. */
    public static @Nullable PuzzleInContext ofOption(
            String option, String value, InputSetup setup, Streams streams, Cancellation cancellation) {
        return read(
                Inputs.ofOption(option, value, setup.textOptions(), input(streams, cancellation)),
                setup,
                streams,
                cancellation);
    }

    private static CancellableInput input(Streams streams, Cancellation cancellation) {
        return new CancellableInput(streams.in(), streams.onceBeforeTerminal("a puzzle"), cancellation);
    }

    private static @Nullable PuzzleInContext read(
            Inputs source, InputSetup setup, Streams streams, Cancellation cancellation) {
        try (Inputs inputs = source) {
            return read(inputs, setup, streams);
        } catch (InputException e) {
            if (!cancellation.isCancelled()) {
                throw e;
            }
            streams.say("cancelled");
            return null;
        }
    }

    private static PuzzleInContext read(Inputs inputs, InputSetup setup, Streams streams) {
        Inputs.Item item = inputs.nextItem();
        if (item == null) {
            throw new InputException(inputs.source() + ": expected one puzzle, but found none");
        }
        if (item.error() != null) {
            throw new InputException(item.source() + ": " + item.error());
        }
        Inputs.Item second = inputs.nextItem();
        if (second != null) {
            String found = second.error() == null
                    ? "line " + second.record().line() + ": expected only one puzzle, but found a second"
                    : second.error();
            throw new InputException(second.source() + ": " + found);
        }
        item.warnings().forEach(streams::say);
        Grid grid = setup.withRules(item.record().grid());
        String alphabet = setup.alphabet().orElse(TextOptions.DEFAULT_ALPHABET);
        return PuzzleInContext.of(item.record(), grid, DigitSymbols.of(alphabet, grid.layout()));
    }
}
