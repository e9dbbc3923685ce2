package io.github.sudokusat.cli;

import io.github.sudokusat.grid.text.GridFormatException;
import io.github.sudokusat.grid.text.PuzzleReader;
import io.github.sudokusat.grid.text.PuzzleRecord;
import io.github.sudokusat.grid.text.TextOptions;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
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
final class Inputs implements Iterator<Inputs.Item>, AutoCloseable {

    private static final int BUFFER = 1 << 16;

    /**
     * A puzzle, or the mistake in its place, and where it comes from.
     *
     * @param source what messages call the source
     * @param name the source as typed, or {@code argument N} for a puzzle's text; null if there is one source alone
     * @param record the puzzle, or the mistake
     * @param error what is wrong, if it is no puzzle; else null
     */
    record Item(
            String source,
            @Nullable String name,
            PuzzleRecord record,
            @Nullable String error) {}

    private final Deque<String> sources;
    private final TextOptions options;
    private final InputStream standardInput;
    private final boolean isOneOfMany;
    private String source = "";
    private String name = "";
    private String argumentText = "";
    private int argument;
    /** Whether the source is an argument of one line, which may have been meant as a file's name. */
    private boolean isBareText;

    private @Nullable Reader text;
    private @Nullable PuzzleReader reader;
    private @Nullable Item next;
    private boolean any;
    private @Nullable String failure;

    /**
     * Creates the sequence.
     *
     * @param arguments files, {@code -} for standard input, or puzzles; none means standard input
     * @param options how texts are read
     * @param standardInput standard input
     */
    Inputs(List<String> arguments, TextOptions options, InputStream standardInput) {
        this.sources = new ArrayDeque<>(arguments.isEmpty() ? List.of("-") : arguments);
        this.isOneOfMany = arguments.size() > 1;
        this.options = options;
        this.standardInput = standardInput;
    }

    @Override
    public boolean hasNext() {
        while (next == null && failure == null && (reader != null || !sources.isEmpty())) {
            try {
                if (reader == null) {
                    open(sources.remove());
                } else {
                    advance(reader);
                }
            } catch (IOException e) {
                failure = source + ": " + reason(e);
            }
        }
        return next != null;
    }

    /** Why the sequence ended before all sources were read to their ends. */
    Optional<String> failure() {
        return Optional.ofNullable(failure);
    }

    @Override
    public Item next() {
        if (!hasNext() || next == null) {
            throw new NoSuchElementException();
        }
        Item item = next;
        next = null;
        return item;
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
        GridFormatException mistake = record.error().orElse(null);
        String error = mistake == null ? null : mistake.getMessage();
        String named = source;
        if (error != null && isBareText && FileNames.isLikely(argumentText)) {
            named = argumentText;
            error = "there is no such file";
        } else if (error != null && isBareText) {
            named = source + " is neither a file nor a puzzle";
        }
        return new Item(named, isOneOfMany ? name : null, record, error);
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
            text = TextBytes.decode(unzip(standardInput));
        } else if (file != null) {
            source = typed;
            text = TextBytes.decode(unzip(Files.newInputStream(file)));
        } else {
            name = "argument " + argument;
            source = name;
            text = new StringReader(typed);
        }
        reader = PuzzleReader.of(text, options);
    }

    @Override
    public void close() throws IOException {
        reader = null;
        Reader open = text;
        text = null;
        if (open != null) {
            open.close();
        }
    }

    /** The file that an argument names, a pipe or device too, or null if there is none of that name. */
    static @Nullable Path existingFile(String name) {
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
    static String nameOf(String name) {
        return name.equals("-") ? "standard input" : name;
    }

    /** The text of a file, or of standard input for {@code -}, unzipped if it is gzip. */
    static Reader openText(String name, InputStream standardInput) throws IOException {
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
    static String reason(IOException e) {
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
