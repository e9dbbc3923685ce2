package io.github.sudokusat.cli;

import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.cli.input.StandardInput;
import io.github.sudokusat.cli.option.InputOptions;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.view.ReadPuzzle;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the puzzle of a command that takes one alone. */
final class SinglePuzzle {

    private SinglePuzzle() {}

    /**
     * Reads the puzzle that the arguments name.
     *
     * @return the puzzle; null if the run was cancelled meanwhile, which is then said
     * @throws InputException if there is none, it cannot be read, or there are several
     */
    static @Nullable ReadPuzzle read(List<String> arguments, InputOptions text, Streams streams, Cancellation cancellation)
            throws IOException {
        StandardInput in = new StandardInput(streams.in(), () -> {}, cancellation);
        try (Inputs inputs = new Inputs(arguments, text.textOptions(), in, false)) {
            return read(inputs, text);
        } catch (InputException e) {
            if (!cancellation.isCancelled()) {
                throw e;
            }
            streams.say("cancelled");
            return null;
        }
    }

    private static ReadPuzzle read(Inputs inputs, InputOptions text) {
        Inputs.Item item = inputs.nextItem();
        Inputs.Item second = inputs.nextItem();
        if (item == null || inputs.failure().isPresent()) {
            throw new InputException(inputs.failure().orElse("found no puzzle"));
        }
        if (item.error() != null) {
            throw new InputException(item.source() + ": " + item.error());
        }
        if (second != null) {
            throw new InputException(second.source() + ": line "
                    + second.record().line() + ": found a second puzzle, expected one alone");
        }
        return ReadPuzzle.of(item.record(), text.withRules(item.record().grid()));
    }
}
