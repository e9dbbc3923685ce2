package io.github.sudokusat.cli.input;

import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.read.LineForm;
import io.github.sudokusat.format.read.PuzzleReader;
import io.github.sudokusat.run.Cancellation;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/** The puzzles of one open source, in blocks as long as it has one classic puzzle a line. */
final class OpenSource implements Closeable {

    private final String label;
    private final @Nullable String name;
    private final Closeable open;
    private final TextOptions options;

    /** The stream whose form is still to be found out; null once it has been. */
    private @Nullable InputStream unread;

    /** Ends the stream. */
    private Cancellation cancellation = new Cancellation();

    private boolean inBlocks;
    private @Nullable LineBlocks blocks;
    private @Nullable PuzzleReader reader;
    /** The text whose first item is still to be read; null if it has been, or the source is of another kind. */
    private @Nullable BareText bareText;

    private boolean isCompressed;
    private int lastLine;
    private long bytes;
    /** Those of the bytes that were in blocks. */
    private long bytesInBlocks;

    private OpenSource(String label, @Nullable String name, Closeable open, TextOptions options) {
        this.label = label;
        this.name = name;
        this.open = open;
        this.options = options;
    }

    /** A stream, gzipped or not, of which nothing has been read; it ends when the run is cancelled. */
    static OpenSource ofStream(
            String label,
            @Nullable String name,
            InputStream in,
            TextOptions options,
            boolean inBlocks,
            Cancellation cancellation) {
        OpenSource source = new OpenSource(label, name, in, options);
        source.cancellation = cancellation;
        source.unread = in;
        source.inBlocks = inBlocks;
        return source;
    }

    /** A text; {@code bareText} is what else it may have been meant as, or null. */
    static OpenSource ofText(
            String label, @Nullable String name, String text, @Nullable BareText bareText, TextOptions options) {
        Reader in = new StringReader(text);
        OpenSource source = new OpenSource(label, name, in, options);
        source.bareText = bareText;
        source.reader = PuzzleReader.of(in, options);
        return source;
    }

    /** Consecutive lines of a text that has a known form, from the line with a given number; they end when the run is cancelled. */
    static OpenSource ofLines(
            String label,
            @Nullable String name,
            InputStream in,
            TextOptions options,
            boolean inBlocks,
            LineForm form,
            int firstLine,
            Cancellation cancellation) {
        OpenSource source = new OpenSource(label, name, in, options);
        source.lastLine = firstLine - 1;
        InputStream lines = new BytesUntilCancelled(in, cancellation);
        if (inBlocks && form.kind() == LineForm.Kind.PUZZLE) {
            source.blocks = new LineBlocks(lines, label, name, firstLine);
        } else {
            source.reader = PuzzleReader.ofLines(text(lines), options, form, firstLine);
        }
        return source;
    }

    private static Reader text(InputStream in) {
        return new InputStreamReader(in, StandardCharsets.UTF_8);
    }

    /**
     * The next puzzle, or block of lines with one puzzle each; null at the end.
     *
     * @throws IOException if the rest cannot be read
     */
    Inputs.@Nullable Part next() throws IOException {
        if (unread != null) {
            begin(unread);
            unread = null;
        }
        LineBlocks plain = blocks;
        if (plain != null) {
            LineBlock block = nextBlock(plain);
            if (block != null || plain.isEnded()) {
                return block;
            }
            bytesInBlocks = bytes;
            reader = PuzzleReader.ofLines(text(plain.rest()), options, plain.line());
            blocks = null;
        }
        return reader == null ? null : nextItem(reader);
    }

    private void begin(InputStream raw) throws IOException {
        InputStream unzipped = InputFiles.unzip(raw);
        isCompressed = unzipped instanceof GZIPInputStream;
        InputStream in = new BytesUntilCancelled(unzipped, cancellation);
        if (inBlocks) {
            LineBlocks begun = new LineBlocks(in, label, name);
            if (begun.arePlain()) {
                blocks = begun;
                return;
            }
            in = begun.rest();
        }
        reader = PuzzleReader.of(TextBytes.decode(in), options);
    }

    private @Nullable LineBlock nextBlock(LineBlocks from) throws IOException {
        LineBlock block = from.next();
        if (block != null) {
            lastLine = from.line() - 1;
            bytes += block.length();
        }
        return block;
    }

    private Inputs.@Nullable Item nextItem(PuzzleReader from) throws IOException {
        PuzzleRecord record = from.next().orElse(null);
        BareText explaining = bareText;
        bareText = null;
        if (record == null) {
            if (explaining != null) {
                throw new IOException("expected one puzzle, but found none");
            }
            return null;
        }
        lastLine = record.line();
        bytes = bytesInBlocks + from.charactersRead();
        Inputs.Item item = Inputs.Item.of(label, name, record);
        return explaining == null ? item : explaining.explained(item);
    }

    /** The number of the last line that has been read; that before the first one at the beginning. */
    int lastLine() {
        return lastLine;
    }

    /** The bytes of the source up to the end of what was returned last. */
    long bytes() {
        return bytes;
    }

    /** Whether the source is compressed, so that its size says little about the number of its puzzles. */
    boolean isCompressed() {
        return isCompressed;
    }

    @Override
    public void close() {
        try {
            open.close();
        } catch (IOException e) {
            // Everything that can be read has been read.
        }
    }
}
