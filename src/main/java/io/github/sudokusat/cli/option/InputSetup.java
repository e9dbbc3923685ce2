package io.github.sudokusat.cli.option;

import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The setup for reading the texts of a run, created once from the options. Safe for use by several threads. */
public final class InputSetup {

    private final TextOptions textOptions;
    private final @Nullable String alphabet;
    private final boolean leavesClassicLines;
    private final LayoutOptions rules;

    /** The layout of the last puzzle, without and with the rules of the options; the puzzles of a run share it. */
    private volatile @Nullable Known known;

    private record Known(Layout plain, Layout complete) {}

    InputSetup(TextOptions textOptions, @Nullable String alphabet, boolean leavesClassicLines, LayoutOptions rules) {
        this.textOptions = textOptions;
        this.alphabet = alphabet;
        this.leavesClassicLines = leavesClassicLines;
        this.rules = rules;
    }

    /** The options for reading puzzles. */
    public TextOptions textOptions() {
        return textOptions;
    }

    /**
     * The layout that the options name, or the classic one if they name none, with their rules.
     *
     * @throws InputException if the layout cannot have such a rule
     */
    public Layout layout() {
        return rules.withRules(textOptions.layout().orElse(Layout.classic()));
    }

    /** The requested alphabet. */
    public Optional<String> alphabet() {
        return Optional.ofNullable(alphabet);
    }

    /** Whether a line of 81 of the usual characters is a classic grid. */
    public boolean leavesClassicLines() {
        return leavesClassicLines;
    }

    /** Adds the rules of the options to a grid as it was read. */
    public Grid withRules(Grid grid) {
        if (!rules.haveRules()) {
            return grid;
        }
        Layout layout = grid.layout();
        Known last = known;
        if (last == null || !last.plain().equals(layout)) {
            last = new Known(layout, rules.withRules(layout));
            known = last;
        }
        return grid.on(last.complete());
    }
}
