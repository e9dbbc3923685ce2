package io.github.sudokusat.cli.input;

import io.github.sudokusat.grid.text.PuzzleRecord;
import io.github.sudokusat.grid.text.TextOptions;
import io.github.sudokusat.grid.text.read.PuzzleReader;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/**
 * The puzzles that the arguments name, one after the other: files, gzipped or not, standard input, or texts. The name of a directory is a text,
 * for {@code .} may be a puzzle.
 *
 * <p>Sources are opened when they are reached and closed when they end. A source that cannot be read, or holds no puzzle, ends the sequence
 * after the puzzles before it; {@link #failure()} then says why.
 */
public final class Inputs implements Iterator<Inputs.Part>, AutoCloseable {

    private static final int BUFFER = 1 << 16;

    /** What comes next. */
    public sealed interface Part permits Item, LineBlock {

        /** How many puzzles it may hold, 1 or more; to share out work by. */
        int weight();
    }

    /**
     * A puzzle, or the mistake in its place, and where it comes from.
     *
     * @param source what messages call the source
     * @param name the source as typed, or {@code argument N} for a puzzle's text; null if there is one source alone
     * @param record the puzzle, or the mistake
     * @param error what is wrong, if it is no puzzle; else null
     */
    public record Item(
            String source,
            @Nullable String name,
            PuzzleRecord record,
            @Nullable String error) implements Part {

        /** A puzzle, or the mistake that its record tells. */
        public static Item of(String source, @Nullable String name, PuzzleRecord record) {
            String error = record.error().map(Throwable::getMessage).orElse(null);
            return new Item(source, name, record, error);
        }

        @Override
        public int weight() {
            return 1;
        }
    }

    private final Deque<String> sources;
    private final TextOptions options;
    private final InputStream standardInput;
    private final boolean isOneOfMany;
    private final boolean inBlocks;
    private String source = "";
    private String name = "";
    private String argumentText = "";
    private int argument;
    /** Whether the source is an argument of one line, which may have been meant as a file's name. */
    private boolean isBareText;

    private @Nullable Closeable open;
    private @Nullable PuzzleReader reader;
    private @Nullable LineBlocks blocks;
    private @Nullable Part next;
    private boolean any;
    private @Nullable String failure;

    /**
     * Creates the sequence.
     *
     * @param arguments files, {@code -} for standard input, or puzzles; none means standard input
     * @param options how texts are read
     * @param standardInput standard input
     * @param inBlocks whether to hand out blocks where a source has a classic puzzle a line; one that has but one puzzle comes as an item
     */
    public Inputs(List<String> arguments, TextOptions options, InputStream standardInput, boolean inBlocks) {
        this.sources = new ArrayDeque<>(arguments.isEmpty() ? List.of("-") : arguments);
        this.isOneOfMany = arguments.size() > 1;
        this.options = options;
        this.standardInput = standardInput;
        this.inBlocks = inBlocks;
    }

    @Override
    public boolean hasNext() {
        while (next == null && failure == null && (open != null || !sources.isEmpty())) {
            try {
                if (blocks != null) {
                    advance(blocks);
                } else if (reader != null) {
                    advance(reader);
                } else {
                    open(sources.remove());
                }
            } catch (IOException e) {
                failure = source + ": " + reason(e);
            }
        }
        return next != null;
    }

    /** Why the sequence ended before all sources were read to their ends. */
    public Optional<String> failure() {
        return Optional.ofNullable(failure);
    }

    @Override
    public Part next() {
        if (!hasNext() || next == null) {
            throw new NoSuchElementException();
        }
        Part part = next;
        next = null;
        return part;
    }

    /** The next puzzle, or the mistake in its place, for those who do not take blocks; null if there is none. */
    @Nullable
    public Item nextItem() {
        return hasNext() && next() instanceof Item item ? item : null;
    }

    private void advance(LineBlocks from) throws IOException {
        LineBlock block = from.next();
        if (block != null) {
            any = true;
            next = block;
        } else if (from.isEnded()) {
            close();
        } else {
            blocks = null;
            Reader rest = new InputStreamReader(from.rest(), StandardCharsets.UTF_8);
            reader = PuzzleReader.ofLines(rest, options, from.line());
        }
    }

    private void advance(PuzzleReader from) throws IOException {
        PuzzleRecord record = from.next().orElse(null);
        boolean isPuzzle = record != null && record.error().isEmpty();
        if (isBareText && !isPuzzle && !any && isDirectory(argumentText)) {
            failure = argumentText + ": Is a directory";
            close();
            return;
        }
        if (record != null) {
            any = true;
            next = item(record);
            return;
        }
        close();
        if (!any) {
            failure = source + ": found no puzzle, expected one or more";
        }
    }

    private Item item(PuzzleRecord record) {
        Item item = Item.of(source, shownName(), record);
        if (item.error() == null || !isBareText) {
            return item;
        }
        return FileNames.isLikely(argumentText)
                ? new Item(argumentText, item.name(), record, "there is no such file")
                : new Item(source + " is neither a file nor a puzzle", item.name(), record, item.error());
    }

    private @Nullable String shownName() {
        return isOneOfMany ? name : null;
    }

    private void open(String typed) throws IOException {
        argument++;
        any = false;
        Path file = existingFile(typed);
        isBareText = !typed.equals("-") && file == null && typed.indexOf('\n') < 0;
        name = typed;
        argumentText = typed;
        if (typed.equals("-")) {
            source = nameOf(typed);
            open(standardInput);
        } else if (file != null) {
            source = typed;
            open(Files.newInputStream(file));
        } else {
            name = "argument " + argument;
            source = name;
            Reader text = new StringReader(typed);
            open = text;
            reader = PuzzleReader.of(text, options);
        }
    }

    private void open(InputStream raw) throws IOException {
        open = raw;
        InputStream bytes = unzip(raw);
        if (inBlocks) {
            LineBlocks begun = new LineBlocks(bytes, source, shownName());
            if (begun.arePlain()) {
                blocks = begun;
                return;
            }
            bytes = begun.rest();
        }
        reader = PuzzleReader.of(TextBytes.decode(bytes), options);
    }

    @Override
    public void close() throws IOException {
        reader = null;
        blocks = null;
        Closeable ended = open;
        open = null;
        if (ended != null) {
            ended.close();
        }
    }

    /** The file that an argument names, a pipe or device too, or null if there is none of that name. */
    static @Nullable public Path existingFile(String name) {
        Path path = existing(name);
        return path == null || Files.isDirectory(path) ? null : path;
    }

    private static boolean isDirectory(String name) {
        Path path = existing(name);
        return path != null && Files.isDirectory(path);
    }

    private static @Nullable Path existing(String name) {
        try {
            Path path = Path.of(name);
            return !name.isEmpty() && Files.exists(path) ? path : null;
        } catch (InvalidPathException e) {
            return null;
        }
    }

    /** What messages call a file, or standard input for {@code -}. */
    public static String nameOf(String name) {
        return name.equals("-") ? "standard input" : name;
    }

    /** The text of a file, or of standard input for {@code -}, unzipped if it is gzip. */
    public static Reader openText(String name, InputStream standardInput) throws IOException {
        return TextBytes.decode(unzip(name.equals("-") ? standardInput : Files.newInputStream(Path.of(name))));
    }

    private static InputStream unzip(InputStream raw) throws IOException {
        InputStream in = new BufferedInputStream(raw, BUFFER);
        in.mark(2);
        int first = in.read();
        int second = first < 0 ? -1 : in.read();
        in.reset();
        return first == 0x1f && second == 0x8b ? new GZIPInputStream(new Members(in), BUFFER) : in;
    }

    /** What went wrong with a file, in a few words. */
    public static String reason(IOException e) {
        if (e instanceof EOFException || e instanceof ZipException) {
            return "the gzip data is " + (e instanceof EOFException ? "truncated" : "damaged");
        }
        if (e instanceof NoSuchFileException) {
            return "there is no such file";
        }
        if (e instanceof FileSystemException failure && failure.getReason() != null) {
            return failure.getReason();
        }
        return e.getMessage() == null ? e.toString() : e.getMessage();
    }

    /**
     * Bytes that may always go on: without this the JDK takes a moment without input after the end of a gzip member for the end of the file, and the
     * members behind it are lost.
     */
    private static final class Members extends FilterInputStream {

        Members(InputStream in) {
            super(in);
        }

        @Override
        public int available() {
            return 1;
        }
    }
}
