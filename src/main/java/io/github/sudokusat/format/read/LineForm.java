package io.github.sudokusat.format.read;

import io.github.sudokusat.format.TextOptions;
import java.io.IOException;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How a text is read of which each line can be read on its own: what its first lines say about all others. With it, the parts of a large text can be
 * read on different machines, by {@link PuzzleReader#ofLines(Readable, TextOptions, LineForm, int)}.
 *
 * @param kind what is on a line
 * @param header the header of records; empty for the other kinds
 * @param headerLine the number of the line with the header; 0 for the other kinds
 */
public record LineForm(Kind kind, String header, int headerLine) {

    /** What is on a line. */
    public enum Kind {
        /** A puzzle. */
        PUZZLE,
        /** A record of CSV. */
        RECORD,
        /** A JSON object. */
        OBJECT
    }

    public LineForm {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(header, "header");
    }

    /**
     * Recognizes the form of a text from its first lines.
     *
     * @param start the text from its start; no more is read than is needed
     * @param options the options for reading it
     * @return the form; empty if puzzles may have several lines, or there is none
     * @throws IOException if the text raises it
     */
    public static Optional<LineForm> of(Readable start, TextOptions options) throws IOException {
        LineSource source = new LineSource(start);
        String wanted = options.csvColumn().orElse(null);
        StreamShape shape = StreamShape.detect(source, Symbols.of(options), new Sides(options), false, wanted != null);
        return switch (shape) {
            case LINES -> Optional.of(new LineForm(Kind.PUZZLE, "", 0));
            case JSON -> Optional.of(new LineForm(Kind.OBJECT, "", 0));
            case CSV -> ofRecords(source, wanted);
            case EMPTY, BLOCKS, RULES, FOREIGN -> Optional.empty();
        };
    }

    private static Optional<LineForm> ofRecords(LineSource source, @Nullable String wanted) throws IOException {
        Line header = source.next();
        while (header != null && !header.isContent()) {
            header = source.next();
        }
        return header == null || CsvColumns.ofHeader(header, wanted) == null
                ? Optional.empty()
                : Optional.of(new LineForm(Kind.RECORD, header.text(), header.number()));
    }

    /** Makes a reader read lines of this form. */
    void prepare(PuzzleReader reader, TextOptions options) {
        switch (kind) {
            case PUZZLE -> {}
            case OBJECT -> reader.beginObjects();
            case RECORD -> {
                Line line = new Line(headerLine, header, false);
                CsvColumns columns =
                        CsvColumns.ofHeader(line, options.csvColumn().orElse(null));
                if (columns == null) {
                    throw new IllegalArgumentException("no column holds puzzles: " + header);
                }
                reader.beginRecords(line, columns);
            }
        }
    }
}
