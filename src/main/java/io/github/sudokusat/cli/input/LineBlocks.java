package io.github.sudokusat.cli.input;

import io.github.sudokusat.engine.bits.BitSolver;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import org.jspecify.annotations.Nullable;

/**
 * A text of one classic puzzle a line, cut into blocks of whole lines.
 *
 * <p>This is for the plainest of bulk texts, and for speed: nothing is made for a line, nor looked at but its end. Whether a text is that
 * plain is told from its first two lines; what later lines may hold is {@code BulkLineSolver}'s concern. Any other text is left to {@link
 * io.github.sudokusat.grid.text.read.PuzzleReader}, from its first byte or from the line where a block ends.
 */
final class LineBlocks {

    /** Hundreds of puzzles, so that handing a block over costs little, and few enough for any heap. */
    private static final int SIZE = 1 << 16;

    /** The first block is of so many bytes; each following one twice as large, so that few puzzles still occupy all threads. */
    private static final int FIRST_SIZE = 1 << 11;

    private static final int[] BYTE_ORDER_MARK = {0xEF, 0xBB, 0xBF};

    private final InputStream in;
    private final String source;
    private final @Nullable String name;
    /** What has been read and is in no block yet. */
    private byte[] begun = new byte[SIZE];

    private int length;
    private int line = 1;
    private int usualSize = FIRST_SIZE;
    private boolean isEnded;
    private @Nullable IOException failure;

    /**
     * Blocks of a stream from its beginning; the stream is not closed.
     *
     * @param in the text
     * @param source what messages call the source
     * @param name the source as typed, as in {@link Inputs.Item}
     */
    LineBlocks(InputStream in, String source, @Nullable String name) {
        this.in = in;
        this.source = source;
        this.name = name;
    }

    /**
     * Whether the text is to be taken in blocks: among its first lines that are neither blank nor comments there are two, and the first begins
     * with 81 cells. That is for {@link io.github.sudokusat.grid.text.read.PuzzleReader}, too, the sign of a text with a puzzle a line.
     *
     * <p>Reads no more than it takes to tell, since somebody may be typing the text.
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

    /** The next block; null at the end, and where a line is too long for a block. */
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

    /** Whether all has been read and handed out. */
    boolean isEnded() {
        return isEnded && length == 0;
    }

    /** The number of the line that follows the last block. */
    int line() {
        return line;
    }

    /** What follows the last block. */
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

    /** Waits for something to read, and then takes what there is as long as there is room. */
    private void fill() {
        try {
            do {
                int count = in.read(begun, length, SIZE - length);
                isEnded = count < 0;
                length += Math.max(count, 0);
            } while (!isEnded && length < SIZE && in.available() > 0);
        } catch (IOException e) {
            // The lines before come first.
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

    /** The end of the last line that fits into a block of the usual size, or else of what has been read; 0 if there is none. */
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

    /** 2 if there are two lines with content and the first is plain; 0 if it is not; 1 if more has to be read to tell. */
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
                return 2;
            }
            if (!isSkipped && !isPuzzle(at, end)) {
                return 0;
            }
            isSecond |= !isSkipped;
        }
        return 1;
    }

    /** Whether a line is a puzzle and can be nothing else, such as the header of a CSV file. */
    private boolean isPuzzle(int at, int end) {
        int cellsEnd = PlainLines.endOfCells(begun, at, end);
        return cellsEnd > 0 && new BitSolver().start(begun, at) && PlainLines.isNoHeader(begun, cellsEnd, end);
    }
}
