package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.TextOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads puzzles one by one from a stream of any size and in any format of this package; the format is recognized from the first lines by the rules
 * in the document <i>Input formats</i> ({@code src/site/markdown/formats.md}).
 *
 * <p>A mistake yields a record with the error in place of the puzzle, and reading continues. An empty stream, or one that has only comments, yields
 * no records; one that has only borders and titles yields a record with an error. A line of more than 17 million characters ends the stream. Memory use does not depend on the length of the stream. Not safe
 * for use by several threads; does not close the stream.
 */
public final class PuzzleReader implements Iterable<PuzzleRecord> {

    private final LineSource source;
    private final TextOptions options;
    private final Symbols symbols;
    private final Sides sides;
    private final LineParser lineParser;
    private final BlockReader blockReader;
    private final JsonLineParser jsonParser;
    private final boolean isSingle;
    private @Nullable StreamShape shape;
    private @Nullable CsvParser csvParser;
    /** The number of the first line that may be a record of CSV. */
    private int firstRecord;

    private boolean isEnded;

    /**
     * Creates a reader with existing tables and layouts.
     *
     * @param isSingle whether the text must hold one puzzle, which resolves ambiguities
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
        this.jsonParser = new JsonLineParser(options, symbols, sides);
        this.isSingle = isSingle;
    }

    /**
     * Creates a reader with the default options.
     *
     * @param in the text; a byte order mark at its start is dropped, lines end at LF, CR LF or CR
     * @return a new reader
     */
    public static PuzzleReader of(Readable in) {
        return of(in, TextOptions.defaults());
    }

    /**
     * Creates a reader with given options.
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
     * Creates a reader of lines from the middle of a text with one puzzle a line, for callers that have read the earlier lines in another way.
     *
     * @param in the lines; they end at LF, CR LF or CR
     * @param options layout, alphabet and blanks; a CSV column is ignored
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
     * Creates a reader of lines from the middle of a text whose form is known, for callers that read the parts of a text on their own.
     *
     * @param in the lines; they end at LF, CR LF or CR
     * @param options the options with which the form was found
     * @param form the form of the text
     * @param firstLine the number of the first line in the text, from 1
     * @return a new reader
     * @throws IllegalArgumentException if {@code firstLine} is less than 1
     */
    public static PuzzleReader ofLines(Readable in, TextOptions options, LineForm form, int firstLine) {
        PuzzleReader reader = ofLines(in, options, firstLine);
        form.prepare(reader, options);
        return reader;
    }

    /** Takes the lines after a header as records. */
    void beginRecords(Line header, CsvColumns columns) {
        shape = StreamShape.CSV;
        csvParser = new CsvParser(columns, options, lineParser);
        firstRecord = header.number() + 1;
    }

    /** Takes the lines as objects. */
    void beginObjects() {
        shape = StreamShape.JSON;
    }

    /**
     * Reads the next puzzle.
     *
     * @return the puzzle, or the mistake in its place; empty at the end of the stream
     * @throws IOException if the stream raises it; no other exception is raised, whatever the text
     */
    public Optional<PuzzleRecord> next() throws IOException {
        if (isEnded) {
            return Optional.empty();
        }
        PuzzleRecord next = read();
        isEnded |= next == null;
        return Optional.ofNullable(next);
    }

    /**
     * The puzzles that have not been read yet, read one by one on demand. Each is read once: a second iterator continues where the first stopped.
     *
     * @return an iterator over this reader, which continues where {@link #next()} stopped; it raises {@link UncheckedIOException} if the stream fails
     */
    @Override
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
     * The number of characters of the puzzles read so far, with everything before and between them; compared with the size of a file it shows the
     * progress. Lines that end with CR LF and characters read ahead make it inexact by a few.
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
        if (known == StreamShape.RULES) {
            return new RulePuzzles(source, new RulePuzzle.Context(options, symbols, sides), lineParser).next();
        }
        if (known == StreamShape.FOREIGN) {
            return new ForeignPuzzles(source, options).next();
        }
        Line line = nextContent();
        if (line == null || known == StreamShape.EMPTY) {
            return null;
        }
        if (known == StreamShape.JSON) {
            return jsonParser.read(line);
        }
        return csvParser == null ? readLine(line) : csvParser.read(line);
    }

    private @Nullable Line nextContent() throws IOException {
        Line line = source.next();
        while (line != null && (line.number() < firstRecord || (!line.isCut() && !line.isContent()))) {
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
            return parsed.record(line.number(), text.substring(start, end), comments);
        } catch (GridFormatException error) {
            return PuzzleRecord.bad(line.number(), line.text(), error);
        }
    }

    private static List<String> comments(String text, int from) {
        String comment = text.substring(from).strip();
        return comment.isEmpty() ? List.of() : List.of(comment);
    }

    /** Reads the header; the record of an error ends the stream, because no puzzle can be recognized without a header. */
    private @Nullable PuzzleRecord readHeader() throws IOException {
        Line header = nextContent();
        if (header == null) {
            return null;
        }
        String wanted = options.csvColumn().orElse(null);
        CsvColumns columns = CsvColumns.ofHeader(header, wanted);
        if (columns != null) {
            beginRecords(header, columns);
            return null;
        }
        isEnded = true;
        String expected = wanted == null
                ? "a CSV header with a column \"puzzle\" (no other CSV column was chosen)"
                : "a CSV header with a column \"" + wanted + "\"";
        GridFormatException error = new GridFormatException(header.number(), 1, CsvColumns.names(header), expected);
        return PuzzleRecord.bad(header.number(), header.text(), error);
    }
}
