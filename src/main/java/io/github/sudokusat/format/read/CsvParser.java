package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.Layout;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads puzzles from the records of a CSV text. */
final class CsvParser {

    private final CsvColumns columns;
    private final TextOptions options;
    private final LineParser usual;
    /** The parser for the last layout that a record named. */
    private @Nullable LineParser last;

    private String lastLayout = "";

    CsvParser(CsvColumns columns, TextOptions options, LineParser usual) {
        this.columns = columns;
        this.options = options;
        this.usual = usual;
    }

    /** The puzzle of a record, or the mistake in its place. */
    PuzzleRecord read(Line line) {
        List<CsvField> fields;
        try {
            fields = columns.split(line);
        } catch (GridFormatException error) {
            return PuzzleRecord.bad(line.number(), line.text(), error);
        }
        PuzzleRecord puzzle;
        try {
            CsvField layout = columns.layout(fields);
            LineParser parser = layout == null ? usual : parser(layout, line.number());
            CsvField text = columns.puzzle(fields);
            puzzle = parse(text, parser, line.number()).record(line.number(), text.text(), List.of());
        } catch (GridFormatException error) {
            puzzle = PuzzleRecord.bad(line.number(), line.text(), error);
        }
        return puzzle.with(columns.id(fields), columns.solution(fields), columns.others(fields));
    }

    private static Parsed parse(CsvField text, LineParser parser, int line) {
        try {
            return parser.parse(new Line(line, text.text(), false));
        } catch (GridFormatException error) {
            throw within(text.start(), error, line);
        }
    }

    /** A mistake in what starts at an index of a line. */
    private static GridFormatException within(int start, GridFormatException error, int line) {
        return new GridFormatException(line, start + error.column(), error.found(), error.expected());
    }

    private LineParser parser(CsvField layout, int line) {
        LineParser parser = last;
        if (parser == null || !lastLayout.equals(layout.text())) {
            TextOptions complete = options.withLayout(layout(layout, line));
            parser = new LineParser(Symbols.of(complete), new Sides(complete));
            last = parser;
            lastLayout = layout.text();
        }
        return parser;
    }

    /** The layout that a field names by texts with semicolons between them. */
    private Layout layout(CsvField field, int line) {
        String text = field.text();
        List<String> parts = new ArrayList<>();
        List<Integer> starts = new ArrayList<>();
        int from = 0;
        while (from <= text.length()) {
            int semicolon = text.indexOf(';', from);
            int to = semicolon < 0 ? text.length() : semicolon;
            int start = Math.min(LineParser.skipSpace(text, from), to);
            parts.add(text.substring(start, to));
            starts.add(start);
            from = to + 1;
        }
        try {
            return RecordLayout.parse(parts, options);
        } catch (GridFormatException error) {
            throw within(field.start() + starts.get(error.line() - 1), error, line);
        }
    }
}
