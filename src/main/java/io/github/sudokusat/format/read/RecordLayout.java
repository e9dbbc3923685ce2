package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import java.util.List;
import java.util.Optional;

/** Reads the layout that a record names in addition to its puzzle. */
final class RecordLayout {

    private RecordLayout() {}

    /**
     * Reads a layout, and adds the rules that are given for all puzzles.
     *
     * @param texts the texts, one or more, as {@link LayoutText#describe} writes them; the boxes or regions may be missing if they are given for all
     *     puzzles
     * @throws GridFormatException if a text is malformed, or another layout is given for all puzzles; its line is the number of the text, from 1, and
     *     its column that of the character
     */
    static Layout parse(List<String> texts, TextOptions options) {
        Optional<Layout> given = options.layout();
        if (given.isPresent() && !LayoutText.namesBase(texts)) {
            return LayoutText.addRules(given.get(), texts);
        }
        return combined(LayoutText.parse(texts), options, 1, texts.get(0));
    }

    /**
     * The layout of a text, with the rules that are given for all puzzles.
     *
     * @param own the layout of the text
     * @param line the number of the text, for the error
     * @throws GridFormatException if another layout is given for all puzzles
     */
    static Layout combined(Layout own, TextOptions options, int line, String text) {
        requireGiven(own.base(), options, line, text);
        Layout given = options.layout().orElse(own);
        Layout layout = given.values().least() == 0 ? own.withLeastValue(0) : own;
        for (Variant variant : given.variants()) {
            layout = layout.with(variant);
        }
        for (House house : given.addedHouses()) {
            layout = layout.with(house);
        }
        return layout.with(given.addedRules());
    }

    /**
     * Checks that the boxes or regions that a text names are those that are given for all puzzles, if any are given.
     *
     * @param base the layout of the text, without rules
     * @param line the number of the text, for the error
     * @throws GridFormatException if they are others
     */
    static void requireGiven(Layout base, TextOptions options, int line, String text) {
        Layout given = options.layout().orElse(base).base().withLeastValue(1);
        if (!given.equals(base.withLeastValue(1))) {
            throw GridFormatException.atToken(
                    line,
                    text,
                    0,
                    text.length(),
                    "the layout that is given for all puzzles, \""
                            + LayoutText.describe(given).get(0) + "\"");
        }
    }
}
