package io.github.sudokusat.cli.option;

import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.OptionText;
import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for the layout of a grid: boxes, regions, rules. */
public final class LayoutOptions {

    /** The regions of a grid of one cell, and not the directory of that name. */
    private static final String ONE_CELL = ".";

    /** More than the regions of the largest grid need, however they are laid out. */
    private static final int LONGEST_REGIONS = 1 << 20;

    /** As long as the longest puzzle with its rules. */
    private static final int LONGEST_RULES = 1 << 22;

    @Option(
            names = "--box",
            paramLabel = "RxC",
            description =
                    "The rows and columns of a box. By default they follow from the number of cells: 2x3 for 36 cells, 3x3 for 81.")
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

    @Option(
            names = "--rules",
            paramLabel = "TEXT|FILE",
            description =
                    "Rules to add, as text or in a file, one a line, such as {rules}. In a text, semicolons may separate them.")
    private @Nullable String ruleText;

    /** The lines of the text of rules; null until it has been read. */
    private @Nullable List<String> ruleLines;

    /** Two rules that a command supports, for its help. */
    public static String exampleOfRules(String command) {
        return command.equals("generate")
                ? "'rule anti-king' or 'differ r1c1 r9c9 : corners'"
                : "'killer 15 r1c1 r1c2' or 'thermo r9c4 r8c3 r7c3'";
    }

    /** The layout that the options name, without the rules; empty if they name none. Reads a file of regions. */
    Optional<Layout> given() {
        return Optional.ofNullable(base());
    }

    /** Whether a text of 81 cells is a classic grid if the options give a layout. */
    boolean areClassic(@Nullable Layout given) {
        return !haveRules() && (given == null || given.isClassic());
    }

    /** The layout that the options name, or the classic one if they name none. */
    public Layout layout() {
        return withRules(given().orElse(Layout.classic()));
    }

    /** The first option that names a layout or a rule; null if there is none. */
    @Nullable
    String option() {
        if (box != null || regions != null) {
            return box != null ? "--box" : "--regions";
        }
        return ruleText != null ? "--rules" : rules.isEmpty() ? null : "--rule";
    }

    boolean haveRules() {
        return !rules.isEmpty() || ruleText != null;
    }

    /** Adds the rules of the options to a layout. */
    Layout withRules(Layout layout) {
        Layout complete = layout;
        for (Variant rule : rules) {
            try {
                complete = complete.with(rule);
            } catch (IllegalArgumentException e) {
                throw new InputException("--rule " + Choices.name(rule) + ": " + e.getMessage());
            }
        }
        if (ruleText == null) {
            return complete;
        }
        try {
            return LayoutText.addRules(complete, ruleLines());
        } catch (GridFormatException e) {
            throw wrongRules(e);
        }
    }

    private InputException wrongRules(GridFormatException e) {
        return new InputException(OptionText.place("--rules", ruleText) + e.getMessage());
    }

    /** The lines of the text of rules, which is read once. */
    private synchronized List<String> ruleLines() {
        List<String> lines = ruleLines;
        if (lines == null) {
            lines = ruleText == null ? List.of() : OptionText.readLines("--rules", ruleText, LONGEST_RULES);
            ruleLines = lines;
        }
        return lines;
    }

    private @Nullable Layout base() {
        if (box != null && regions != null) {
            throw new InputException("--box cannot be combined with --regions");
        }
        if (box == null && regions == null) {
            return baseOfRules();
        }
        Layout named = named();
        if (ruleText == null) {
            return named;
        }
        try {
            Layout withDigits = LayoutText.withDigits(named, ruleLines());
            requireSame(withDigits);
            return withDigits;
        } catch (GridFormatException e) {
            throw wrongRules(e);
        }
    }

    /** Refuses a text of rules that names another grid than the option for boxes or regions does. */
    private void requireSame(Layout named) {
        Layout stated = LayoutText.namesBase(ruleLines()) ? baseOfRules() : null;
        if (stated != null && !stated.equals(named)) {
            throw new InputException(
                    option() + " and --rules name different grids: " + firstLine(named) + " and " + firstLine(stated));
        }
    }

    private static String firstLine(Layout layout) {
        return '"' + LayoutText.describe(layout).get(0) + '"';
    }

    /** The boxes or regions of their options, one of which must be there. */
    private Layout named() {
        try {
            if (box != null) {
                BoxShape shape = LayoutText.parseBox(box);
                return Layout.boxes(shape.rows(), shape.columns());
            }
            return LayoutText.parseRegions(regionText(Objects.requireNonNull(regions)));
        } catch (GridFormatException e) {
            // An option's value has no line and column worth naming.
            throw new InputException(
                    regions == null
                            ? "--box must be the rows and columns of a box of at most " + Layout.MAX_SIDE
                                    + " cells, such as 2x3, but is \"" + box + "\""
                            : OptionText.place("--regions", regions) + e.getMessage() + OptionText.doubt(regions));
        }
    }

    /** The boxes or regions that the text of rules names; null if it names none. */
    private @Nullable Layout baseOfRules() {
        if (ruleText == null) {
            return null;
        }
        try {
            return LayoutText.base(ruleLines()).orElse(null);
        } catch (GridFormatException e) {
            throw wrongRules(e);
        }
    }

    private static String regionText(String value) {
        return value.equals(ONE_CELL) ? value : OptionText.read("--regions", value, LONGEST_REGIONS);
    }
}
