package io.github.sudokusat.cli.option;

import io.github.sudokusat.cli.input.FileNames;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.text.GridFormatException;
import io.github.sudokusat.grid.text.read.LayoutText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say what a grid looks like: boxes, regions, rules. */
public final class LayoutOptions {

    @Option(
            names = "--box",
            paramLabel = "RxC",
            description =
                    "Rows and columns of a box. By default they follow from the number of cells: 36 cells have boxes of 2x3, 81 cells of 3x3.")
    private @Nullable String box;

    @Option(
            names = "--regions",
            paramLabel = "TEXT|FILE",
            description =
                    "The regions of a jigsaw, as text or in a file: for each cell, row by row, a character or number that names its region.")
    private @Nullable String regions;

    @Option(
            names = "--rule",
            paramLabel = "RULE",
            description = "A rule to add: {values}. Repeat the option to add several.")
    private List<Variant> rules = new ArrayList<>();

    /** The layout of the last puzzle before its rules were added, and after: a run of puzzles shares them. */
    private @Nullable Layout plain;

    private @Nullable Layout complete;

    /** The layout that the options name, without the rules; empty where they name none. */
    Optional<Layout> given() {
        return Optional.ofNullable(base());
    }

    /** Whether they say no more than that a text of 81 cells is a classic grid. */
    boolean areClassic() {
        return rules.isEmpty() && given().map(Layout.classic()::equals).orElse(true);
    }

    /** The layout that the options name, or classic where they name none. */
    public Layout layout() {
        return withRules(given().orElse(Layout.classic()));
    }

    /** A grid as it was read, with the rules of the options. */
    Grid withRules(Grid grid) {
        return rules.isEmpty() ? grid : grid.on(withRules(grid.layout()));
    }

    /** Called on several threads. */
    private synchronized Layout withRules(Layout layout) {
        Layout known = complete;
        if (known == null || plain == null || !layout.equals(plain)) {
            known = layout;
            for (Variant rule : rules) {
                try {
                    known = known.with(rule);
                } catch (IllegalArgumentException e) {
                    throw new InputException("--rule " + Choices.name(rule) + ": " + e.getMessage());
                }
            }
            plain = layout;
            complete = known;
        }
        return known;
    }

    private @Nullable Layout base() {
        if (box != null && regions != null) {
            throw new InputException("--box and --regions exclude each other");
        }
        try {
            if (box != null) {
                BoxShape shape = LayoutText.parseBox(box);
                return Layout.boxes(shape.rows(), shape.columns());
            }
            return regions == null ? null : LayoutText.parseRegions(regionText(regions));
        } catch (GridFormatException e) {
            // An option's value has no line and column worth naming.
            throw new InputException(
                    box != null ? "--box: " + withoutPlace(e.getMessage()) : "--regions: " + e.getMessage());
        }
    }

    private static String withoutPlace(@Nullable String message) {
        return String.valueOf(message).replaceFirst("^line \\d+(, column \\d+)?: ", "");
    }

    private static String regionText(String value) {
        Path file = Inputs.existingFile(value);
        if (file == null) {
            if (FileNames.isLikely(value)) {
                throw new InputException("--regions: " + value + ": there is no such file");
            }
            return value;
        }
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new InputException("--regions: cannot read " + value + ": " + Inputs.reason(e));
        }
    }
}
