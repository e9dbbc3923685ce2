package io.github.sudokusat.cluster.job;

import java.io.IOException;
import java.io.InputStream;
import org.apache.hadoop.fs.FSDataInputStream;

/**
 * The lines of a file that begin in a range of bytes: from the first line that begins there to the end of the last one, which may lie beyond the
 * range. Lines end at LF. A byte order mark at the start of the file is left out.
 */
final class LineRange extends InputStream {

    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};
    private static final int PIECE = 1 << 12;

    private final FSDataInputStream in;
    private final long end;
    private long position;
    private boolean isEnded;

    private LineRange(FSDataInputStream in, long position, long end) {
        this.in = in;
        this.position = position;
        this.end = end;
        this.isEnded = position >= end;
    }

    /** The lines that begin from byte {@code start} to before byte {@code end}. */
    static LineRange of(FSDataInputStream in, long start, long end) throws IOException {
        long first = start == 0 ? lengthOfMark(in) : afterLineEnd(in, start - 1);
        if (first < end) {
            in.seek(first);
        }
        return new LineRange(in, first, end);
    }

    private static int lengthOfMark(FSDataInputStream in) throws IOException {
        for (byte expected : BYTE_ORDER_MARK) {
            if (in.read() != (expected & 0xff)) {
                return 0;
            }
        }
        return BYTE_ORDER_MARK.length;
    }

    /** The index after the first line end from an index on; the end of the file if there is none. */
    private static long afterLineEnd(FSDataInputStream in, long from) throws IOException {
        in.seek(from);
        byte[] piece = new byte[PIECE];
        long at = from;
        int count = in.read(piece, 0, PIECE);
        while (count >= 0) {
            int length = throughLineEnd(piece, 0, count);
            if (length > 0) {
                return at + length;
            }
            at += count;
            count = in.read(piece, 0, PIECE);
        }
        return Long.MAX_VALUE;
    }

    /** The number of bytes up to the first line end, which is one of them; 0 if there is none. */
    private static int throughLineEnd(byte[] bytes, int from, int count) {
        for (int i = 0; i < count; i++) {
            if (bytes[from + i] == '\n') {
                return i + 1;
            }
        }
        return 0;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        int count = 0;
        while (count < length && !isEnded) {
            int more = position < end
                    ? readInside(bytes, from + count, length - count)
                    : readLastLine(bytes, from + count, Math.min(PIECE, length - count));
            count += Math.max(more, 0);
        }
        return count == 0 ? -1 : count;
    }

    private int readInside(byte[] bytes, int from, int length) throws IOException {
        int count = in.read(bytes, from, (int) Math.min(length, end - position));
        position += Math.max(count, 0);
        isEnded = count < 0 || (position == end && count > 0 && bytes[from + count - 1] == '\n');
        return count;
    }

    private int readLastLine(byte[] bytes, int from, int length) throws IOException {
        int count = in.read(bytes, from, length);
        int last = throughLineEnd(bytes, from, Math.max(count, 0));
        isEnded = count < 0 || last > 0;
        position += Math.max(count, 0);
        return last > 0 ? last : count;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
