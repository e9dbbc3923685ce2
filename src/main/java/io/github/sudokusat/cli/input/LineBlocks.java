package io.github.sudokusat.cli.input;

import io.github.sudokusat.engine.bits.BitSolver;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a text of one classic puzzle a line into blocks of whole lines.
 *
 * <p>This is for the plainest bulk texts, and for speed: no object is created for a line, and only its end is inspected. The first two lines decide
 * whether a text is that plain; {@code BulkLineSolver} deals with whatever later lines hold. Any other text is left to
 * {@link io.github.sudokusat.format.read.PuzzleReader}, from its first byte or from the line where a block ends.
 */
final class LineBlocks {

    /** Hundreds of puzzles, enough to make handing over a block cheap, and few enough for any heap. */
    private static final int SIZE = 1 << 16;

    /** The size of the first block in bytes; each further block is twice as large, so that even a few puzzles occupy all threads. */
    private static final int FIRST_SIZE = 1 << 11;

    private static final int[] BYTE_ORDER_MARK = {0xEF, 0xBB, 0xBF};

    private final InputStream in;
    private final String source;
    private final @Nullable String name;
    /** The bytes that have been read but are not in a block yet. */
    private byte[] begun = new byte[SIZE];

    private int length;
    private int line;
    private int usualSize = FIRST_SIZE;
    private boolean isEnded;
    private @Nullable IOException failure;

    /**
     * Creates blocks of a stream from its start; the stream is not closed.
     *
     * @param in the text
     * @param source the name of the source in messages
     * @param name the source as typed, as in {@link Inputs.Item}
     */
    LineBlocks(InputStream in, String source, @Nullable String name) {
        this(in, source, name, 1);
    }

    /** Creates blocks of the part of a stream that begins with a line whose number is given. */
    LineBlocks(InputStream in, String source, @Nullable String name, int firstLine) {
        this.in = in;
        this.source = source;
        this.name = name;
        this.line = firstLine;
    }

    /**
     * Whether the text is to be read in blocks: it has at least two lines that are neither blank nor comments, and the first of them begins with 81
     * cells. {@link io.github.sudokusat.format.read.PuzzleReader}, too, recognizes a text with one puzzle a line by this.
     *
     * <p>Reads no more than it takes to decide, because a user may be typing the text.
     */
    boolean arePlain() {
        while (length < SIZE && !isEnded && failure == null) {
            fill();
            dropByteOrderMark();
            int lines = contentLines();
            if (lines != 1) {
                return lines > 1;
            }
        }
        return false;
    }

    /** The next block; null at the end, and if a line is too long for a block. */
    @Nullable
    LineBlock next() throws IOException {
        int end = endOfBlock();
        while (end == 0) {
            if (failure != null) {
                throw failure;
            }
            if (isEnded) {
                end = length;
                break;
            }
            if (length == SIZE) {
                return null;
            }
            fill();
            end = endOfBlock();
        }
        return end == 0 ? null : cut(end);
    }

    private LineBlock cut(int end) {
        int lines = LineBlock.lineEnds(begun, 0, end);
        LineBlock block = new LineBlock(source, name, begun, end, line, lines);
        line += lines;
        usualSize = Math.min(2 * usualSize, SIZE);
        byte[] rest = new byte[SIZE];
        length -= end;
        System.arraycopy(begun, end, rest, 0, length);
        begun = rest;
        return block;
    }

    /** Whether everything has been read and returned. */
    boolean isEnded() {
        return isEnded && length == 0;
    }

    /** The number of the line that follows the last block. */
    int line() {
        return line;
    }

    /** The input after the last block. */
    InputStream rest() {
        InputStream unread = failure == null ? in : failing(failure);
        return new SequenceInputStream(new ByteArrayInputStream(begun, 0, length), unread);
    }

    private static InputStream failing(IOException failure) {
        return new InputStream() {
            @Override
            public int read() throws IOException {
                throw failure;
            }

            @Override
            public int read(byte[] bytes, int offset, int count) throws IOException {
                throw failure;
            }
        };
    }

    /** Waits for input, and then reads what is available while there is room. */
    private void fill() {
        try {
            do {
                int count = in.read(begun, length, SIZE - length);
                isEnded = count < 0;
                length += Math.max(count, 0);
            } while (!isEnded && length < SIZE && in.available() > 0);
        } catch (IOException e) {
            // The lines before the failure come first.
            failure = e;
        }
    }

    private void dropByteOrderMark() {
        for (int i = 0; i < BYTE_ORDER_MARK.length; i++) {
            if (length <= i || (begun[i] & 0xFF) != BYTE_ORDER_MARK[i]) {
                return;
            }
        }
        length -= BYTE_ORDER_MARK.length;
        System.arraycopy(begun, BYTE_ORDER_MARK.length, begun, 0, length);
    }

    /** The end of the last line that fits into a block of the usual size, or else of the last line that has been read; 0 if there is none. */
    private int endOfBlock() {
        int end = afterLastLine(Math.min(usualSize, length));
        return end > 0 ? end : afterLastLine(length);
    }

    private int afterLastLine(int from) {
        int end = from;
        while (end > 0 && begun[end - 1] != '\n') {
            end--;
        }
        return end;
    }

    /**
     * 2 if there are two lines with content and the first is plain; 0 if it is not, or the second may be a rule; 1 if more must be read to decide.
     */
    private int contentLines() {
        boolean isSecond = false;
        int end = 0;
        for (int at = 0; at < length; at = end + 1) {
            end = at;
            while (end < length && begun[end] != '\n') {
                end++;
            }
            if (end == length) {
                return 1;
            }
            boolean isSkipped = PlainLines.isSkipped(begun, at, end);
            if (isSecond && !isSkipped) {
                return PlainLines.mayBeRule(begun, at) ? 0 : 2;
            }
            if (!isSkipped && !isPuzzle(at, end)) {
                return 0;
            }
            isSecond |= !isSkipped;
        }
        return 1;
    }

    /** Whether a line is a puzzle and cannot be anything else, such as the header of a CSV file. */
    private boolean isPuzzle(int at, int end) {
        int cellsEnd = PlainLines.endOfCells(begun, at, end);
        return cellsEnd > 0 && new BitSolver().start(begun, at) && PlainLines.isNoHeader(begun, cellsEnd, end);
    }
}
