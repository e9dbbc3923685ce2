package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.foreign.Imports;
import io.github.sudokusat.grid.Grid;
import java.io.IOException;
import java.io.StringReader;
import java.util.Objects;
import java.util.Optional;

/**
 * Reads one puzzle from a text in any format of this package; the format is recognized by the rules in the
 * document <i>Input formats</i> ({@code src/site/markdown/formats.md}).
 *
 * <p>A parser keeps the layouts that it has built, so one parser for many texts is faster than one for each. Safe for use by several threads.
 */
public final class GridParser {

    private final TextOptions options;
    private final Symbols symbols;
    private final Sides sides;
    private final LineParser lineParser;

    private GridParser(TextOptions options) {
        this.options = options;
        this.symbols = Symbols.of(options);
        this.sides = new Sides(options);
        this.lineParser = new LineParser(symbols, sides);
    }

    /**
     * Creates a parser with the default options.
     *
     * @return a new parser
     */
    public static GridParser create() {
        return of(TextOptions.defaults());
    }

    /**
     * Creates a parser with given options.
     *
     * @param options layout, alphabet, blanks and CSV column
     * @return a new parser
     */
    public static GridParser of(TextOptions options) {
        return new GridParser(Objects.requireNonNull(options, "options"));
    }

    /**
     * Reads a puzzle.
     *
     * @param text the text
     * @return the grid; if the text gives candidates, the cells with a single candidate are filled; for a library line, its placed digits
     * @throws GridFormatException if the text is not a puzzle, or has more than one
     */
    public Grid parse(CharSequence text) {
        return read(text).grid();
    }

    /**
     * Reads a puzzle or a candidate grid as candidates.
     *
     * @param text the text
     * @return the candidates that it gives, or those that its digits and blanks {@linkplain PencilMarks#of represent}
     * @throws GridFormatException if the text is not a puzzle, or has more than one
     */
    public PencilMarks parseMarks(CharSequence text) {
        Parsed parsed = read(text);
        PencilMarks marks = parsed.marks();
        return marks == null ? PencilMarks.of(parsed.grid()) : marks;
    }

    private Parsed read(CharSequence text) {
        if (options.csvColumn().isEmpty() && isOneLine(text)) {
            Line line = new Line(1, text.toString(), false);
            if (line.isContent()
                    && !isMarked(text)
                    && !JsonLineParser.isObject(line, symbols)
                    && !RulePuzzle.isOwnLine(line.text())) {
                return parseLine(line);
            }
        }
        try {
            return readFirst(new PuzzleReader(new StringReader(text.toString()), options, symbols, sides, true));
        } catch (IOException e) {
            throw new AssertionError("a StringReader raises none", e);
        }
    }

    /** Tries the formats of other programs last, because they are rare and cannot be mistaken for this one. */
    private Parsed parseLine(Line line) {
        try {
            return lineParser.parse(line);
        } catch (GridFormatException error) {
            if (!Imports.isForeign(line.text())) {
                throw error;
            }
            return parsed(ForeignPuzzles.read(line.text(), 1, options));
        }
    }

    private static Parsed parsed(PuzzleRecord record) {
        return new Parsed(
                record.grid(),
                record.marks().orElse(null),
                record.techniqueCase().orElse(null));
    }

    /** The only puzzle of a text. */
    static Parsed readFirst(PuzzleReader reader) throws IOException {
        Optional<PuzzleRecord> first = reader.next();
        if (first.isEmpty()) {
            throw new GridFormatException(1, 1, "the end of the text", "a puzzle");
        }
        PuzzleRecord record = first.get();
        Parsed parsed = parsed(record);
        Optional<PuzzleRecord> second = reader.next();
        if (second.isPresent()) {
            throw new GridFormatException(
                    second.get().line(), 1, "another puzzle", "the end of the text after one puzzle");
        }
        return parsed;
    }

    private static boolean isOneLine(CharSequence text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '\n' || text.charAt(i) == '\r') {
                return false;
            }
        }
        return text.length() <= LineSource.LONGEST_LINE;
    }

    private static boolean isMarked(CharSequence text) {
        return text.length() > 0 && text.charAt(0) == '\uFEFF';
    }
}
