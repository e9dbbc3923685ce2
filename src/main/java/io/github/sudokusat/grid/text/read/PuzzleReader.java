package io.github.sudokusat.grid.text.read;

import io.github.sudokusat.grid.text.GridFormatException;
import io.github.sudokusat.grid.text.Parsed;
import io.github.sudokusat.grid.text.PuzzleRecord;
import io.github.sudokusat.grid.text.TextOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads puzzles one by one from a stream of any size and any format of this package; the format is told from the first lines by the rules
 * in the {@linkplain io.github.sudokusat.grid.text description of the package}.
 *
 * <p>A mistake yields a record with its error in the puzzle's place, and the reader goes on. An empty stream, or one of comments, yields no record;
 * one of borders and titles without a row yields one such record. Memory does not depend on the stream's length. Not for use by several threads; does not close the stream.
 */
public final class PuzzleReader {

    private final LineSource source;
    private final TextOptions options;
    private final Symbols symbols;
    private final Sides sides;
    private final LineParser lineParser;
    private final BlockReader blockReader;
    private final boolean isSingle;
    private @Nullable StreamShape shape;
    private @Nullable CsvColumns columns;
    private boolean hasRead;
    private boolean isEnded;

    /**
     * A reader with tables and layouts that are there already.
     *
     * @param isSingle whether the text shall hold one puzzle, which settles what else would be ambiguous
     */
    PuzzleReader(Readable in, TextOptions options, Symbols symbols, Sides sides, boolean isSingle) {
        this(new LineSource(in), options, symbols, sides, isSingle);
    }

    private PuzzleReader(LineSource source, TextOptions options, Symbols symbols, Sides sides, boolean isSingle) {
        this.source = source;
        this.options = options;
        this.symbols = symbols;
        this.sides = sides;
        this.lineParser = new LineParser(symbols, sides);
        this.blockReader = new BlockReader(source, symbols, sides);
        this.isSingle = isSingle;
    }

    /**
     * A reader with the default options.
     *
     * @param in the text; a byte order mark at its start is dropped, lines end at LF, CR LF or CR
     * @return a new reader
     */
    public static PuzzleReader of(Readable in) {
        return of(in, TextOptions.defaults());
    }

    /**
     * A reader with options.
     *
     * @param in the text; a byte order mark at its start is dropped, lines end at LF, CR LF or CR
     * @param options layout, alphabet, blanks and CSV column
     * @return a new reader
     */
    public static PuzzleReader of(Readable in, TextOptions options) {
        Objects.requireNonNull(in, "in");
        Objects.requireNonNull(options, "options");
        return new PuzzleReader(in, options, Symbols.of(options), new Sides(options), false);
    }

    /**
     * A reader of lines from the midst of a text that has a puzzle a line, for those who have read the lines before otherwise.
     *
     * @param in the lines; they end at LF, CR LF or CR
     * @param options layout, alphabet and blanks; a CSV column has no influence
     * @param firstLine the number of the first line in the text, from 1
     * @return a new reader
     * @throws IllegalArgumentException if {@code firstLine} is less than 1
     */
    public static PuzzleReader ofLines(Readable in, TextOptions options, int firstLine) {
        Objects.requireNonNull(in, "in");
        Objects.requireNonNull(options, "options");
        if (firstLine < 1) {
            throw new IllegalArgumentException("firstLine must be 1 or more, but is " + firstLine);
        }
        LineSource source = LineSource.from(in, firstLine);
        PuzzleReader reader = new PuzzleReader(source, options, Symbols.of(options), new Sides(options), false);
        reader.shape = StreamShape.LINES;
        return reader;
    }

    /**
     * Reads the next puzzle.
     *
     * @return the puzzle or the mistake in its place; empty at the end of the stream
     * @throws IOException if the stream raises it; nothing else is raised, whatever the text
     */
    public Optional<PuzzleRecord> next() throws IOException {
        if (isEnded) {
            return Optional.empty();
        }
        PuzzleRecord next = read();
        isEnded |= next == null;
        if (next == null && !hasRead && shape == StreamShape.BLOCKS) {
            GridFormatException error = new GridFormatException(1, 1, "the end of the text", "a puzzle");
            return Optional.of(PuzzleRecord.bad(1, "", error));
        }
        hasRead = true;
        return Optional.ofNullable(next);
    }

    /**
     * The puzzles that have not been read yet, one after the other as they are asked for.
     *
     * @return an iterator over this reader, which reads on where {@link #next()} stopped; it raises {@link UncheckedIOException} if the stream fails
     */
    public Iterator<PuzzleRecord> iterator() {
        return new Iterator<>() {
            private Optional<PuzzleRecord> ahead = Optional.empty();

            @Override
            public boolean hasNext() {
                if (ahead.isEmpty()) {
                    try {
                        ahead = PuzzleReader.this.next();
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                }
                return ahead.isPresent();
            }

            @Override
            public PuzzleRecord next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                PuzzleRecord record = ahead.orElseThrow();
                ahead = Optional.empty();
                return record;
            }
        };
    }

    /**
     * The number of characters that the puzzles read so far take up, with everything before and between them; from it and the size of a file follows how
     * far a reading has come. Lines that end with CR LF and characters looked at ahead make it inexact by a few.
     *
     * @return the number, 0 or more
     */
    public long charactersRead() {
        return source.charactersRead();
    }

    private @Nullable PuzzleRecord read() throws IOException {
        StreamShape known = shape;
        if (known == null) {
            known = StreamShape.detect(
                    source, symbols, sides, isSingle, options.csvColumn().isPresent());
            shape = known;
            if (known == StreamShape.CSV) {
                PuzzleRecord noHeader = readHeader();
                if (noHeader != null) {
                    return noHeader;
                }
            }
        }
        if (known == StreamShape.BLOCKS) {
            return blockReader.next();
        }
        Line line = nextContent();
        if (line == null || known == StreamShape.EMPTY) {
            return null;
        }
        CsvColumns csv = columns;
        return csv == null ? readLine(line) : readCsv(line, csv);
    }

    private @Nullable Line nextContent() throws IOException {
        Line line = source.next();
        while (line != null && !line.isCut() && !line.isContent()) {
            line = source.next();
        }
        return line;
    }

    private PuzzleRecord readLine(Line line) {
        try {
            Parsed parsed = lineParser.parse(line);
            String text = line.text();
            int end = lineParser.endOfPuzzle(line);
            List<String> comments = end == text.length() ? List.of() : comments(text, end);
            int start = LineParser.skipSpace(text, 0);
            return PuzzleRecord.of(line.number(), text.substring(start, end), parsed, comments);
        } catch (GridFormatException error) {
            return PuzzleRecord.bad(line.number(), line.text(), error);
        }
    }

    private static List<String> comments(String text, int from) {
        String comment = text.substring(from).strip();
        return comment.isEmpty() ? List.of() : List.of(comment);
    }

    /** Reads the header; the record of an error ends the stream, since no puzzle can be told without it. */
    private @Nullable PuzzleRecord readHeader() throws IOException {
        Line header = nextContent();
        if (header == null) {
            return null;
        }
        String wanted = options.csvColumn().orElse(null);
        columns = CsvColumns.of(header, wanted);
        if (columns == null && wanted == null) {
            columns = CsvColumns.ofPuzzleAlone(header);
        }
        if (columns != null) {
            return null;
        }
        isEnded = true;
        String expected = wanted == null
                ? "a CSV header with a column \"puzzle\", unless another column is named"
                : "a CSV header with a column \"" + wanted + "\"";
        GridFormatException error = new GridFormatException(header.number(), 1, CsvColumns.names(header), expected);
        return PuzzleRecord.bad(header.number(), header.text(), error);
    }

    private PuzzleRecord readCsv(Line line, CsvColumns csv) {
        List<CsvField> fields;
        try {
            fields = csv.split(line);
        } catch (GridFormatException error) {
            return PuzzleRecord.bad(line.number(), line.text(), error);
        }
        CsvField field = csv.puzzle(fields);
        PuzzleRecord puzzle;
        try {
            Parsed parsed = lineParser.parse(new Line(line.number(), field.text(), false));
            puzzle = PuzzleRecord.of(line.number(), field.text(), parsed, List.of());
        } catch (GridFormatException error) {
            GridFormatException placed = new GridFormatException(
                    error.line(), field.start() + error.column(), error.found(), error.expected());
            puzzle = PuzzleRecord.bad(line.number(), line.text(), placed);
        }
        return puzzle.with(csv.id(fields), csv.solution(fields), csv.others(fields));
    }
}
