package io.github.sudokusat.cli.output;

import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Writes whole lines in such pieces that a program that is killed leaves whole lines behind.
 *
 * <p>A system that kills a process lets it finish no more of a write than the page at hand: what lies on the next page of the file is left out,
 * in the midst of a line. So a piece ends with the last line that fits on the page, and the line that lies across two pages is a
 * piece of its own: only a kill within the fraction of a microsecond between its two halves cuts it, where in writes of many pages the whole
 * time of writing was at risk. A pipe takes a piece whole or not at all, as POSIX has it for pieces of up to a page.
 */
final class WholeLines extends FilterOutputStream {

    /** The least page of the systems in use, and the least that a pipe takes in one piece on Linux. */
    private static final int PAGE = 1 << 12;

    private long position;

    /** Writes to a stream, which is taken to stand at the beginning of a page unless it can tell where it stands. */
    WholeLines(OutputStream out) {
        super(out);
        position = position(out);
    }

    private static long position(OutputStream out) {
        try {
            return out instanceof FileOutputStream file ? file.getChannel().position() : 0;
        } catch (IOException e) {
            // A pipe stands nowhere.
            return 0;
        }
    }

    /** Writes text of whole lines. */
    @Override
    public void write(byte[] lines, int offset, int length) throws IOException {
        int end = offset + length;
        int from = offset;
        while (from < end) {
            int next = endOfPiece(lines, from, end);
            out.write(lines, from, next - from);
            position += next - from;
            from = next;
        }
    }

    /** The end of the last line on the page at hand, else that of the first line. */
    private int endOfPiece(byte[] lines, int from, int end) {
        int room = PAGE - (int) (position % PAGE);
        if (end - from <= room) {
            return end;
        }
        int last = from + room;
        while (last > from && lines[last - 1] != '\n') {
            last--;
        }
        if (last > from) {
            return last;
        }
        last = from + room;
        while (last < end && lines[last - 1] != '\n') {
            last++;
        }
        return last;
    }
}
