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
                    "Rows x columns of a box. Without it the side is taken from the text: 36 cells are 2x3, 81 are 3x3.")
    private @Nullable String box;

    @Option(
            names = "--regions",
            paramLabel = "TEXT|FILE",
            description =
                    "The regions of a jigsaw: a character or number for each cell, row by row, the same for cells of a region.")
    private @Nullable String regions;

    @Option(
            names = "--rule",
            paramLabel = "RULE",
            description = "A rule to add, repeatable: diagonals, windoku, disjoint, anti-knight, anti-king.")
    private List<String> rules = new ArrayList<>();

    /** The layout of the last puzzle before its rules were added, and after: a run of puzzles shares them. */
    private @Nullable Layout plain;

    private @Nullable Layout complete;

    /** The layout that the options name, without the rules; empty where they name none. Unknown rules are refused here. */
    Optional<Layout> given() {
        rules.forEach(LayoutOptions::variant);
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
            for (String rule : rules) {
                try {
                    known = known.with(variant(rule));
                } catch (IllegalArgumentException e) {
                    throw new InputException("--rule " + rule + ": " + e.getMessage());
                }
            }
            plain = layout;
            complete = known;
        }
        return known;
    }

    private static Variant variant(String rule) {
        return Variant.named(rule)
                .orElseThrow(() -> new InputException(
                        "--rule must be one of diagonals, windoku, disjoint, anti-knight, anti-king, but is \"" + rule
                                + "\""));
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
            throw new InputException((box != null ? "--box: " : "--regions: ") + e.getMessage());
        }
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
