package io.github.sudokusat.cli.option;

import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.Layout;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for reading the text of a puzzle: its layout, digits, blanks and columns. */
public final class InputOptions {

    @Mixin
    private LayoutOptions layoutOptions = new LayoutOptions();

    @Mixin
    private AlphabetOption alphabetOption = new AlphabetOption();

    @Option(
            names = "--blank",
            paramLabel = "CHARS|any",
            description = "The characters for an empty cell; with 'any', every character that is not a digit.")
    private @Nullable String blank;

    @Option(names = "--csv-column", paramLabel = "NAME", description = "The name of the CSV column with the puzzles.")
    private @Nullable String csvColumn;

    @Option(
            names = "--ignore",
            paramLabel = "NAME",
            description =
                    "What to ignore in a puzzle of another program, by the name with which it was refused. Repeat the option to ignore more.")
    private List<String> ignored = new ArrayList<>();

    /** The setup for reading the texts of a run; reads a file of regions, so call it once. */
    public InputSetup setup() {
        Layout given = layoutOptions.given().orElse(null);
        String alphabet = alphabetOption.value();
        boolean isUsual = alphabet == null && blank == null && csvColumn == null;
        return new InputSetup(textOptions(given), alphabet, isUsual && layoutOptions.areClassic(given), layoutOptions);
    }

    /** The requested alphabet; null if the option was not given. */
    public @Nullable String alphabet() {
        return alphabetOption.value();
    }

    /** Whether an option gives rules. */
    public boolean haveRules() {
        return layoutOptions.haveRules();
    }

    /** The first option that names a layout or a rule; null if there is none. */
    public @Nullable String layoutOption() {
        return layoutOptions.option();
    }

    private TextOptions textOptions(@Nullable Layout given) {
        TextOptions options =
                given == null ? TextOptions.defaults() : TextOptions.defaults().withLayout(given);
        options = alphabetOption.applyTo(options).withIgnored(ignored);
        try {
            if (blank != null) {
                options = blank.equalsIgnoreCase("any") ? options.withAnyBlank() : options.withBlanks(blank);
            }
            return csvColumn == null ? options : options.withCsvColumn(csvColumn);
        } catch (IllegalArgumentException e) {
            throw new InputException(String.valueOf(e.getMessage()).replaceFirst("^blanks", "--blank"));
        }
    }
}
