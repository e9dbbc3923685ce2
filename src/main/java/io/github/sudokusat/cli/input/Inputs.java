package io.github.sudokusat.cli.input;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.text.GridFormatException;
import io.github.sudokusat.grid.text.PuzzleRecord;
import io.github.sudokusat.grid.text.TextOptions;
import io.github.sudokusat.grid.text.read.LineForm;
import io.github.sudokusat.grid.text.read.PuzzleReader;
import io.github.sudokusat.rule.foreign.Imports;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.zip.GZIPInputStream;
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

        /** What was left out of the puzzle, or taken in one of several ways, each with its place. */
        public List<String> warnings() {
            return record.warnings().stream()
                    .map(warning -> source + ": line " + record.line() + ": " + warning)
                    .toList();
        }
    }

    private final Deque<String> sources;
    private final List<String> arguments;
    private final TextOptions options;
    private final CancellableInput standardInput;
    private final boolean isOneOfMany;
    private final boolean inBlocks;
    /** The option whose value is the only source; null if the sources are arguments. */
    private final @Nullable String option;

    private String source = "";
    private String name = "";
    private String argumentText = "";
    private int argument;
    /** Whether the source is an argument of one line, which may have been meant as the name of a file. */
    private boolean isBareText;

    private @Nullable Closeable open;
    private @Nullable PuzzleReader reader;
    private @Nullable LineBlocks blocks;
    private @Nullable Part next;
    /** The number of puzzles of the source that have been handed out. */
    private long fromSource;
    /** The bytes of the source up to the end of the next part. */
    private long ofSource;
    /** Those of them that were in blocks. */
    private long inBlocksOfSource;

    private int lastLine;
    private final Consumption consumption = new Consumption();

    /**
     * Creates the sequence.
     *
     * @param arguments files, {@code -} for standard input, or puzzles; an empty list means standard input
     * @param options how texts are read
     * @param standardInput standard input; pipes are read in the same way
     * @param inBlocks whether to hand out blocks if a source has one classic puzzle a line; a source with a single puzzle is handed out as an item
     */
    public Inputs(List<String> arguments, TextOptions options, CancellableInput standardInput, boolean inBlocks) {
        this(
                null,
                arguments.isEmpty() ? List.of("-") : arguments,
                arguments.size() > 1,
                options,
                standardInput,
                inBlocks);
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
        return new Inputs(option, List.of(value), false, options, standardInput, false);
    }

    /**
     * Creates the sequence of the puzzles of one stream, which is closed at its end.
     *
     * @param source the name of the stream in messages
     * @param name its name in records; null if they have none
     * @param in the stream, gzipped or not
     * @param options how texts are read
     * @param inBlocks whether to hand out blocks
     * @return the sequence
     */
    public static Inputs ofStream(
            String source, @Nullable String name, InputStream in, TextOptions options, boolean inBlocks) {
        Inputs inputs = new Inputs(source, name, options, inBlocks);
        try {
            inputs.open(in);
        } catch (IOException e) {
            inputs.fail(InputFiles.reason(e));
        }
        return inputs;
    }

    /**
     * Creates the sequence of the puzzles in consecutive lines of a text, whose stream is closed at its end.
     *
     * @param source the name of the text in messages
     * @param name its name in records; null if they have none
     * @param in the lines
     * @param options how texts are read
     * @param inBlocks whether to hand out blocks
     * @param form the form of the text
     * @param firstLine the number of the first of the lines
     * @return the sequence
     */
    public static Inputs ofLines(
            String source,
            @Nullable String name,
            InputStream in,
            TextOptions options,
            boolean inBlocks,
            LineForm form,
            int firstLine) {
        Inputs inputs = new Inputs(source, name, options, inBlocks);
        inputs.open = in;
        inputs.lastLine = firstLine - 1;
        if (inBlocks && form.kind() == LineForm.Kind.PUZZLE) {
            inputs.blocks = new LineBlocks(in, source, name, firstLine);
        } else {
            Reader text = new InputStreamReader(in, StandardCharsets.UTF_8);
            inputs.reader = PuzzleReader.ofLines(text, options, form, firstLine);
        }
        return inputs;
    }

    private Inputs(String source, @Nullable String name, TextOptions options, boolean inBlocks) {
        this(null, List.of(), name != null, options, CancellableInput.none(), inBlocks);
        this.source = source;
        this.name = name == null ? "" : name;
    }

    private Inputs(
            @Nullable String option,
            List<String> arguments,
            boolean isOneOfMany,
            TextOptions options,
            CancellableInput standardInput,
            boolean inBlocks) {
        this.option = option;
        this.arguments = arguments;
        this.sources = new ArrayDeque<>(this.arguments);
        this.isOneOfMany = isOneOfMany;
        this.options = options;
        this.standardInput = standardInput;
        this.inBlocks = inBlocks;
    }

    /** Whether there is more than one source, so that each item has a name. */
    public boolean haveNames() {
        return isOneOfMany;
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
        long size = 0;
        for (String typed : arguments) {
            Path file = typed.equals("-") ? null : InputFiles.find(typed);
            if (typed.equals("-") || (file != null && !Files.isRegularFile(file))) {
                return -1;
            }
            size += file == null ? typed.length() : file.toFile().length();
        }
        return size;
    }

    @Override
    public boolean hasNext() {
        while (next == null && (open != null || !sources.isEmpty())) {
            try {
                if (blocks != null) {
                    advance(blocks);
                } else if (reader != null) {
                    advance(reader);
                } else {
                    open(sources.remove());
                }
            } catch (IOException e) {
                fail(InputFiles.reason(e) + afterPuzzles());
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

    private String afterPuzzles() {
        return fromSource == 0 ? "" : " (after " + fromSource + (fromSource == 1 ? " puzzle)" : " puzzles)");
    }

    /** Ends the source with an item that reports why the rest cannot be read. */
    private void fail(String reason) {
        int line = lastLine + 1;
        GridFormatException error = new GridFormatException(line, 1, reason, "a text");
        next = new Item(source, isOneOfMany ? name : null, PuzzleRecord.bad(line, "", error), reason);
        close();
    }

    private void advance(LineBlocks from) throws IOException {
        LineBlock block = from.next();
        if (block != null) {
            lastLine = from.line() - 1;
            ofSource += block.length();
            next = block;
        } else if (from.isEnded()) {
            close();
        } else {
            blocks = null;
            inBlocksOfSource = ofSource;
            Reader rest = new InputStreamReader(from.rest(), StandardCharsets.UTF_8);
            reader = PuzzleReader.ofLines(rest, options, from.line());
        }
    }

    private void advance(PuzzleReader from) throws IOException {
        PuzzleRecord record = from.next().orElse(null);
        if (record != null) {
            lastLine = record.line();
            ofSource = inBlocksOfSource + from.charactersRead();
            next = item(record);
        } else if (isBareText && fromSource == 0) {
            fail("expected one puzzle, but found none");
        } else {
            close();
        }
    }

    private Item item(PuzzleRecord record) {
        Item item = Item.of(source, shownName(), record);
        boolean isPuzzle = item.error() == null && !isLoneCharacter();
        if (isPuzzle || !isBareText || fromSource > 0 || Imports.isForeign(argumentText)) {
            return item;
        }
        String shown = isOneOfMany ? argumentText : null;
        if (FileNames.isLikely(argumentText)) {
            return new Item(inMessages(argumentText), shown, record, "there is no such file");
        }
        return FileNames.isWord(argumentText) || isLoneCharacter()
                ? new Item(inMessages(argumentText), shown, record, "there is no such file, and it is not a puzzle")
                : new Item(source + " is neither a file nor a puzzle", item.name(), record, item.error());
    }

    /** The name of a source as messages show it. */
    private String inMessages(String sourceName) {
        return option == null ? sourceName : option + ": " + sourceName;
    }

    /** Whether the source is an argument of one character, and a grid of one cell was not requested. */
    private boolean isLoneCharacter() {
        return argumentText.length() == 1 && options.layout().isEmpty();
    }

    private @Nullable String shownName() {
        return isOneOfMany ? name : null;
    }

    private void open(String typed) throws IOException {
        argument++;
        fromSource = 0;
        ofSource = 0;
        inBlocksOfSource = 0;
        consumption.begin();
        lastLine = 0;
        Path file = typed.equals("-") || isOneCell(typed) ? null : InputFiles.find(typed);
        isBareText = !typed.equals("-") && file == null && typed.indexOf('\n') < 0;
        name = typed;
        argumentText = typed;
        source = inMessages(InputFiles.nameOf(typed));
        if (typed.equals("-")) {
            open(standardInput);
        } else if (file == null) {
            name = option == null ? "argument " + argument : option;
            source = name;
            Reader text = new StringReader(typed);
            open = text;
            reader = PuzzleReader.of(text, options);
        } else if (InputFiles.isRegular(file) || Files.isDirectory(file)) {
            open(InputFiles.open(file));
        } else {
            open(standardInput.open(() -> InputFiles.open(file)));
        }
    }

    /** Whether the text {@code .} is a grid of one blank cell, as in a layout of one cell, and not the name of a directory. */
    private boolean isOneCell(String typed) {
        return typed.equals(".") && options.layout().map(Layout::side).orElse(0) == 1;
    }

    private void open(InputStream raw) throws IOException {
        open = raw;
        InputStream bytes = InputFiles.unzip(raw);
        if (bytes instanceof GZIPInputStream) {
            consumption.readCompressed();
        }
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
    public void close() {
        reader = null;
        blocks = null;
        Closeable ended = open;
        open = null;
        try {
            if (ended != null) {
                ended.close();
            }
        } catch (IOException e) {
            // Everything that can be read has been read.
        }
    }
}
