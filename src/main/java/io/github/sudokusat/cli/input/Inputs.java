package io.github.sudokusat.cli.input;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.read.LineForm;
import io.github.sudokusat.run.Cancellation;
import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The puzzles that the arguments name, in order: files, gzipped or not, pipes, standard input, or texts.
 *
 * <p>A source is opened when it is reached and closed at its end. If one cannot be read, an item with the error follows its earlier puzzles, and the
 * next source is read. A file without a puzzle yields nothing.
 */
public final class Inputs implements Iterator<Inputs.Part>, AutoCloseable {

    /** One puzzle, or a block of lines with one puzzle each. */
    public sealed interface Part permits Item, LineBlock {

        /** An estimate of the number of its puzzles, 1 or more, by which work is distributed. */
        int weight();
    }

    /**
     * A puzzle and its source, or the error in its place.
     *
     * @param source the name of the source in messages
     * @param name the source as typed, or {@code argument N} for a puzzle's text; null if there is only one source
     * @param record the puzzle, or the error
     * @param error what is wrong, if there is no puzzle; else null
     */
    public record Item(
            String source,
            @Nullable String name,
            PuzzleRecord record,
            @Nullable String error) implements Part {

        /** Creates an item from a record, with the error that it may hold. */
        public static Item of(String source, @Nullable String name, PuzzleRecord record) {
            return new Item(
                    source,
                    name,
                    record,
                    record.error().map(Throwable::getMessage).orElse(null));
        }

        @Override
        public int weight() {
            return 1;
        }

        /** What was left out of the puzzle, or taken in one of several ways, and what drawings look like, each with its place. */
        public List<String> warnings() {
            List<String> warnings = record.warnings();
            if (warnings.isEmpty()) {
                // Then nothing was left out that may be rules.
                return warnings;
            }
            List<String> rules = record.suggested().rules();
            Stream<String> suggested = rules.isEmpty()
                    ? Stream.of()
                    : Stream.of("the drawings may be these rules, which --rules adds: " + String.join("; ", rules));
            return Stream.concat(warnings.stream(), suggested)
                    .map(warning -> source + ": line " + record.line() + ": " + warning)
                    .toList();
        }
    }

    private final boolean haveNames;
    private final Iterator<Source> sources;
    private final LongSupplier size;
    private final Consumption consumption = new Consumption();

    private String source = "";
    private @Nullable String name;
    private @Nullable OpenSource open;
    private @Nullable Part next;
    /** The number of puzzles of the source that have been taken. */
    private long fromSource;
    /** The bytes of the source up to the end of the next part. */
    private long ofSource;

    /**
     * Creates the sequence.
     *
     * @param arguments files, {@code -} for standard input, or puzzles; an empty list means standard input
     * @param options how texts are read
     * @param standardInput standard input; pipes are read in the same way
     * @param inBlocks whether to return blocks if a source has one classic puzzle a line; a source with a single puzzle is returned as an item
     */
    public Inputs(List<String> arguments, TextOptions options, CancellableInput standardInput, boolean inBlocks) {
        this(new Arguments(arguments, null, options, standardInput, inBlocks));
    }

    /**
     * Creates the sequence of the puzzles that the value of an option names; messages then begin with the option.
     *
     * @param option the name of the option
     * @param value a file, {@code -} for standard input, or a puzzle
     * @param options how texts are read
     * @param standardInput standard input; pipes are read in the same way
     * @return the sequence, without blocks
     */
    public static Inputs ofOption(String option, String value, TextOptions options, CancellableInput standardInput) {
        return new Inputs(new Arguments(List.of(value), option, options, standardInput, false));
    }

    /**
     * Creates the sequence of the puzzles of one stream, which is closed at its end.
     *
     * @param source the name of the stream in messages
     * @param name its name in records; null if they have none
     * @param in the stream, gzipped or not
     * @param options how texts are read
     * @param inBlocks whether to return blocks
     * @param cancellation ends the stream
     * @return the sequence
     */
    public static Inputs ofStream(
            String source,
            @Nullable String name,
            InputStream in,
            TextOptions options,
            boolean inBlocks,
            Cancellation cancellation) {
        return of(
                new Source(source, name, () -> OpenSource.ofStream(source, name, in, options, inBlocks, cancellation)));
    }

    /**
     * Creates the sequence of the puzzles in consecutive lines of a text, whose stream is closed at its end.
     *
     * @param source the name of the text in messages
     * @param name its name in records; null if they have none
     * @param in the lines
     * @param options how texts are read
     * @param inBlocks whether to return blocks
     * @param form the form of the text
     * @param firstLine the number of the first of the lines
     * @param cancellation ends the lines
     * @return the sequence
     */
    public static Inputs ofLines(
            String source,
            @Nullable String name,
            InputStream in,
            TextOptions options,
            boolean inBlocks,
            LineForm form,
            int firstLine,
            Cancellation cancellation) {
        return of(new Source(
                source,
                name,
                () -> OpenSource.ofLines(source, name, in, options, inBlocks, form, firstLine, cancellation)));
    }

    private static Inputs of(Source source) {
        return new Inputs(source.name() != null, List.of(source).iterator(), () -> -1);
    }

    private Inputs(Arguments arguments) {
        this(arguments.haveNames(), arguments, arguments::size);
    }

    private Inputs(boolean haveNames, Iterator<Source> sources, LongSupplier size) {
        this.haveNames = haveNames;
        this.sources = sources;
        this.size = size;
    }

    /** Whether there is more than one source, so that each item has a name. */
    public boolean haveNames() {
        return haveNames;
    }

    /** The name in messages of the source that was read last. */
    public String source() {
        return source;
    }

    /** The amount of input that has been read; for use by any thread. */
    public Consumption consumption() {
        return consumption;
    }

    /** The size of all sources in bytes; −1 if one of them is a stream whose size is unknown. */
    public long size() {
        return size.getAsLong();
    }

    @Override
    public boolean hasNext() {
        while (next == null && (open != null || sources.hasNext())) {
            try {
                if (open == null) {
                    begin(sources.next());
                } else {
                    advance(open);
                }
            } catch (IOException e) {
                fail(e);
            }
        }
        return next != null;
    }

    @Override
    public Part next() {
        if (!hasNext() || next == null) {
            throw new NoSuchElementException();
        }
        Part part = next;
        next = null;
        fromSource += part.weight();
        consumption.handOut(part.weight(), ofSource);
        return part;
    }

    /** The next puzzle, or the error in its place, for callers that do not take blocks; null if there is none. */
    @Nullable
    public Item nextItem() {
        return hasNext() && next() instanceof Item item ? item : null;
    }

    private void begin(Source begun) throws IOException {
        source = begun.label();
        name = begun.name();
        fromSource = 0;
        ofSource = 0;
        consumption.begin();
        open = begun.opener().open();
    }

    private void advance(OpenSource from) throws IOException {
        next = from.next();
        ofSource = from.bytes();
        if (from.isCompressed()) {
            consumption.readCompressed();
        }
        if (next == null) {
            close();
        }
    }

    /** Ends the source with an item that reports why the rest cannot be read. */
    private void fail(IOException failure) {
        String after = fromSource == 0 ? "" : " (after " + fromSource + (fromSource == 1 ? " puzzle)" : " puzzles)");
        String reason = InputFiles.reason(failure) + after;
        int line = open == null ? 1 : open.lastLine() + 1;
        GridFormatException error = new GridFormatException(line, 1, reason, "a text");
        next = new Item(source, name, PuzzleRecord.bad(line, "", error), reason);
        close();
    }

    @Override
    public void close() {
        if (open != null) {
            open.close();
            open = null;
        }
    }
}
