package io.github.sudokusat.cli.input;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Consecutive whole lines, as bytes, of a source with one puzzle a line. Must not be changed after its creation. */
public final class LineBlock implements Inputs.Part {

    private final String source;
    private final @Nullable String name;
    private final byte[] bytes;
    private final int length;
    private final int firstLine;
    private final int lines;

    /**
     * Takes over a range of lines.
     *
     * @param source the name of the source in messages
     * @param name the source as typed, as in {@link Inputs.Item}
     * @param bytes an array that begins with the lines
     * @param length the number of bytes in the lines
     * @param firstLine the number of the first line in the source
     * @param lines the number of line ends
     */
    LineBlock(String source, @Nullable String name, byte[] bytes, int length, int firstLine, int lines) {
        this.source = source;
        this.name = name;
        this.bytes = bytes;
        this.length = length;
        this.firstLine = firstLine;
        this.lines = lines;
    }

    public String source() {
        return source;
    }

    @Nullable
    public String name() {
        return name;
    }

    /** The array that begins with the lines; not a copy. */
    public byte[] bytes() {
        return bytes;
    }

    public int length() {
        return length;
    }

    public int firstLine() {
        return firstLine;
    }

    /** The text between two indices. */
    public String text(int from, int to) {
        return new String(bytes, from, to - from, StandardCharsets.UTF_8);
    }

    /** The number of line ends (LF, CR LF or CR) between two indices; a CR at the last index counts as one, whatever follows. */
    public static int lineEnds(byte[] text, int from, int to) {
        int count = 0;
        for (int i = from; i < to; i++) {
            boolean isEnd = text[i] == '\n' || (text[i] == '\r' && (i + 1 == to || text[i + 1] != '\n'));
            count += isEnd ? 1 : 0;
        }
        return count;
    }

    @Override
    public int weight() {
        return Math.max(lines, 1);
    }
}
