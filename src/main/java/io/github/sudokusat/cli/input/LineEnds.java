package io.github.sudokusat.cli.input;

import java.nio.ByteBuffer;

/** Counts lines, which end at LF, CR LF or CR, in text as bytes. */
public final class LineEnds {

    private static final long ONES = 0x0101010101010101L;
    private static final long LINE_FEEDS = '\n' * ONES;
    private static final long RETURNS = '\r' * ONES;
    private static final long LOW_BITS = 0x7F * ONES;

    private LineEnds() {}

    /** The number of line ends between two indices; a CR at the last place counts as one, whatever follows. */
    public static int count(byte[] text, int from, int to) {
        ByteBuffer words = ByteBuffer.wrap(text);
        int count = 0;
        long returns = 0;
        int at = from;
        // Eight bytes at a time; a quarter of the time of a loop over bytes.
        for (; at <= to - Long.BYTES; at += Long.BYTES) {
            long word = words.getLong(at);
            count += Long.bitCount(zeros(word ^ LINE_FEEDS));
            returns |= zeros(word ^ RETURNS);
        }
        for (; at < to; at++) {
            count += text[at] == '\n' ? 1 : 0;
            returns |= text[at] == '\r' ? 1 : 0;
        }
        return returns == 0 ? count : count + returnsAlone(text, from, to);
    }

    /** The highest bit of each byte that is zero. */
    private static long zeros(long word) {
        return ~((word & LOW_BITS) + LOW_BITS | word | LOW_BITS);
    }

    private static int returnsAlone(byte[] text, int from, int to) {
        int count = 0;
        for (int at = from; at < to; at++) {
            boolean isAlone = text[at] == '\r' && (at + 1 == to || text[at + 1] != '\n');
            count += isAlone ? 1 : 0;
        }
        return count;
    }
}
