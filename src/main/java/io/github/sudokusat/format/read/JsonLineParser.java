package io.github.sudokusat.format.read;

import io.github.sudokusat.format.Credits;
import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.text.JsonFields;
import io.github.sudokusat.text.JsonFields.JsonString;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads puzzles from JSON objects, one on each line, such as those that the command line writes.
 *
 * <p>The key {@code puzzle} holds the text of the puzzle, in any format. {@code layout}, {@code marks}, {@code id}, {@code solution} and what the
 * setter says, {@code title}, {@code author} and {@code ruleset}, may be there; all other keys are ignored.
 */
final class JsonLineParser {

    private final TextOptions options;
    private final TextParser usual;
    /** The parser for the last layout that an object named; the objects of a text usually share their layout. */
    private @Nullable TextParser last;

    private List<String> lastLayout = List.of();

    JsonLineParser(TextOptions options, Symbols symbols, Sides sides) {
        this.options = options;
        this.usual = new TextParser(options, symbols, sides);
    }

    /** Parses the texts of puzzles, all with the same options. */
    private record TextParser(TextOptions options, Symbols symbols, Sides sides, LineParser lineParser) {

        TextParser(TextOptions options, Symbols symbols, Sides sides) {
            this(options, symbols, sides, new LineParser(symbols, sides));
        }

        Parsed parse(String text) {
            if (text.indexOf('\n') < 0 && text.indexOf('\r') < 0) {
                return lineParser.parse(new Line(1, text, false));
            }
            try {
                return GridParser.readFirst(new PuzzleReader(new StringReader(text), options, symbols, sides, true));
            } catch (IOException e) {
                throw new AssertionError("a StringReader raises none", e);
            }
        }
    }

    /** Whether a line begins like an object; a brace that the options define as a digit or a blank does not. */
    static boolean isObject(Line line, Symbols symbols) {
        String text = line.text();
        int brace = LineParser.skipSpace(text, 0);
        if (brace == text.length() || text.charAt(brace) != '{' || symbols.isNamed('{', Layout.MAX_SIDE)) {
            return false;
        }
        int next = LineParser.skipSpace(text, brace + 1);
        return next == text.length() || text.charAt(next) == '"' || text.charAt(next) == '}';
    }

    /** The puzzle of an object, or the mistake in its place. */
    PuzzleRecord read(Line line) {
        try {
            line.requireWhole();
            JsonFields json = JsonFields.parse(
                    line.text(),
                    (from, to, expected) ->
                            GridFormatException.atToken(line.number(), line.text(), from, to, expected));
            JsonString puzzle = json.string("puzzle");
            if (puzzle == null) {
                throw new GridFormatException(line.number(), 1, "an object without it", "the key \"puzzle\"");
            }
            Parsed parsed = parse(puzzle, parser(json, line), line);
            List<JsonString> marks = json.strings("marks");
            Parsed complete = marks == null ? parsed : withMarks(parsed.grid(), marks, line);
            return complete.record(line.number(), puzzle.value(), List.of())
                    .with(onOneLine(json.scalar("id")), json.scalar("solution"), List.of())
                    .withCredits(credits(json, line));
        } catch (GridFormatException error) {
            return PuzzleRecord.bad(line.number(), line.text(), error);
        }
    }

    private static Credits credits(JsonFields json, Line line) {
        return Credits.of(words("title", json, line), words("author", json, line), words("ruleset", json, line));
    }

    /** A text; other programs may have something else under the key, which is ignored. */
    private static String words(String key, JsonFields json, Line line) {
        int index = json.index(key);
        JsonString words = index >= 0 && line.text().charAt(index) == '"' ? json.string(key) : null;
        return words == null ? "" : words.value();
    }

    /** A name without line ends and control characters, each of which becomes a space; null if there is none. */
    private static @Nullable String onOneLine(@Nullable String name) {
        if (name == null || name.isEmpty()) {
            return null;
        }
        StringBuilder text = new StringBuilder(name);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isISOControl(c) || c == '\u2028' || c == '\u2029') {
                text.setCharAt(i, ' ');
            }
        }
        return text.toString();
    }

    private static Parsed parse(JsonString puzzle, TextParser parser, Line line) {
        try {
            return parser.parse(puzzle.value());
        } catch (GridFormatException error) {
            // In a puzzle of several lines, a mistake in a later line is reported at the beginning of the string.
            int character = error.line() == 1 ? error.column() - 1 : 0;
            throw within(puzzle, character, error, line);
        }
    }

    /** A mistake at a character of a string, placed in the line that holds the string. */
    private static GridFormatException within(JsonString string, int character, GridFormatException error, Line line) {
        return new GridFormatException(line.number(), string.indexOf(character) + 1, error.found(), error.expected());
    }

    /** The parser for the layout that an object names; the usual one if it names none. */
    private TextParser parser(JsonFields json, Line line) {
        List<JsonString> named = json.strings("layout");
        if (named == null) {
            return usual;
        }
        List<String> texts = new ArrayList<>();
        for (JsonString text : named) {
            texts.add(text.value());
        }
        TextParser parser = last;
        if (parser == null || !lastLayout.equals(texts)) {
            TextOptions complete = options.withLayout(layout(texts, named, json.index("layout"), line));
            parser = new TextParser(complete, Symbols.of(complete), new Sides(complete));
            last = parser;
            lastLayout = texts;
        }
        return parser;
    }

    private Layout layout(List<String> texts, List<JsonString> named, int index, Line line) {
        if (texts.isEmpty()) {
            throw GridFormatException.atCharacter(
                    line.number(), line.text(), index + 1, "the text \"box RxC\" or \"regions …\"");
        }
        try {
            return RecordLayout.parse(texts, options);
        } catch (GridFormatException error) {
            throw within(named.get(error.line() - 1), error.column() - 1, error, line);
        }
    }

    /** A grid whose open cells have the candidates of an array such as {@code ["r1c3=1","r1c3=2"]}, and no others. */
    private static Parsed withMarks(Grid grid, List<JsonString> candidates, Line line) {
        int side = grid.layout().side();
        PencilMarks.Builder marks = PencilMarks.builder(grid.layout());
        for (int cell = 0; cell < grid.layout().cellCount(); cell++) {
            if (grid.digit(cell) != 0) {
                marks.add(cell, grid.digit(cell));
            }
        }
        for (JsonString text : candidates) {
            Candidate candidate = candidate(text, grid.layout().values(), line);
            int cell = candidate.cell().number(side);
            if (grid.digit(cell) == 0) {
                marks.add(cell, candidate.digit());
            }
        }
        return new Parsed(grid, marks.build(), null);
    }

    private static Candidate candidate(JsonString text, DigitValues values, Line line) {
        int side = values.count();
        Candidate candidate = null;
        try {
            candidate = Candidate.parse(text.value(), values);
        } catch (IllegalArgumentException malformed) {
            // Reported below, as a candidate outside the grid is.
        }
        boolean isInside = candidate != null
                && Math.max(candidate.cell().row(), candidate.cell().column()) < side
                && candidate.digit() <= side;
        if (candidate == null || !isInside) {
            throw new GridFormatException(
                    line.number(),
                    text.start() + 1,
                    GridFormatException.quote(text.value(), 0, text.value().length()),
                    "a candidate such as r1c3=2, with cells from r1c1 to r" + side + "c" + side + " and digits "
                            + values.words());
        }
        return candidate;
    }
}
