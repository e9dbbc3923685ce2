package io.github.sudokusat.cli.option;

import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.text.TextOptions;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say how the text of a puzzle is read: its layout, digits, blanks and columns. */
public final class InputOptions {

    @Mixin
    private LayoutOptions layoutOptions = new LayoutOptions();

    @Option(
            names = "--alphabet",
            paramLabel = "CHARS",
            description = "The characters for the digits 1, 2, 3 ... in this order. Default: 1 to 9, then A to Z.")
    private @Nullable String alphabet;

    @Option(
            names = "--blank",
            paramLabel = "CHARS|any",
            description = "The characters for an empty cell; with 'any' every character that is not a digit.")
    private @Nullable String blank;

    @Option(names = "--csv-column", paramLabel = "NAME", description = "The name of the CSV column with the puzzles.")
    private @Nullable String csvColumn;

    /** How puzzles are to be read. */
    public TextOptions textOptions() {
        TextOptions options =
                layoutOptions.given().map(TextOptions.defaults()::withLayout).orElse(TextOptions.defaults());
        try {
            if (alphabet != null) {
                options = withAlphabet(options, alphabet);
            }
            if (blank != null) {
                options = blank.equals("any") ? options.withAnyBlank() : options.withBlanks(blank);
            }
            return csvColumn == null ? options : options.withCsvColumn(csvColumn);
        } catch (IllegalArgumentException e) {
            throw new InputException(e.getMessage());
        }
    }

    /** Whether they leave a line of 81 usual characters what it is without them: a classic grid. */
    public boolean leaveClassicLines() {
        return layoutOptions.areClassic() && alphabet == null && blank == null && csvColumn == null;
    }

    /** Refuses characters that cannot stand for digits. */
    public static void requireAlphabet(@Nullable String alphabet) {
        if (alphabet != null) {
            withAlphabet(TextOptions.defaults(), alphabet);
        }
    }

    private static TextOptions withAlphabet(TextOptions options, String alphabet) {
        try {
            return options.withAlphabet(alphabet);
        } catch (IllegalArgumentException e) {
            throw new InputException(e.getMessage());
        }
    }

    /** The alphabet that was asked for. */
    public Optional<String> alphabet() {
        return Optional.ofNullable(alphabet);
    }

    /** A grid as it was read, with the rules of the options. */
    public Grid withRules(Grid grid) {
        return layoutOptions.withRules(grid);
    }
}
