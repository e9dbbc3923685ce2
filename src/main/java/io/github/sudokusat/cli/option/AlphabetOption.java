package io.github.sudokusat.cli.option;

import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.format.TextOptions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for the characters of the digits. */
public final class AlphabetOption {

    @Option(
            names = "--alphabet",
            paramLabel = "CHARS",
            description =
                    "The characters for the digits, the least first: for 1, 2, 3 ..., or for 0, 1, 2 ... if the rules say so. Default: 1 to 9, then A"
                            + " to Z; for digits from 0, 0 comes before them.")
    private @Nullable String alphabet;

    /** The characters, after a check that they can be digits; null if the option was not given. */
    public @Nullable String value() {
        applyTo(TextOptions.defaults());
        return alphabet;
    }

    /** Options with this alphabet if one was given. */
    TextOptions applyTo(TextOptions options) {
        try {
            return alphabet == null ? options : options.withAlphabet(alphabet);
        } catch (IllegalArgumentException e) {
            throw new InputException("--" + e.getMessage());
        }
    }
}
