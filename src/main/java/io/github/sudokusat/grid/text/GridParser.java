package io.github.sudokusat.grid.text;

import io.github.sudokusat.grid.Grid;
import java.util.Objects;

/** Reads one puzzle from a text. Immutable apart from a cache of layouts; one parser must not be shared between threads. */
public final class GridParser {

    private final LineParser lineParser;

    private GridParser(TextOptions options) {
        this.lineParser = new LineParser(Symbols.of(options), new Sides(options));
    }

    /**
     * A parser with the default options.
     *
     * @return a new parser
     */
    public static GridParser of() {
        return of(TextOptions.defaults());
    }

    /**
     * A parser with options.
     *
     * @param options layout, alphabet and blanks
     * @return a new parser
     */
    public static GridParser of(TextOptions options) {
        return new GridParser(Objects.requireNonNull(options, "options"));
    }

    /**
     * Reads a puzzle.
     *
     * @param text the text
     * @return the grid
     * @throws GridFormatException if the text is no puzzle
     */
    public Grid parse(CharSequence text) {
        int start = LineParser.skipSpace(text, 0);
        return lineParser.grid(text, 1, start, lineParser.endOfCells(text, start));
    }
}
