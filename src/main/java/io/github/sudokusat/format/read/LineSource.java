package io.github.sudokusat.format.read;

import java.io.IOException;
import java.nio.CharBuffer;
import java.util.ArrayDeque;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a stream of characters into lines, which end at LF, CR LF or CR, and lets the caller look ahead.
 *
 * <p>Memory holds one buffer, the current line and the lines that have been peeked at, never the whole input. A byte order mark at the start is
 * dropped. A line much longer than any puzzle is the last one, because it would have to be read to its end to find another.
 */
final class LineSource {

    /** The longest line; more than the longest puzzle in the longest format needs: 256 cells of up to 256 candidates. */
    static final int LONGEST_LINE = 1 << 20;

    /** What is read of a longer line to find the one after it; if it goes on, the text ends. */
    private static final int MOST_SKIPPED = 1 << 24;

    private static final int BUFFER = 1 << 13;
    private static final int KEPT_OF_LONG_LINE = 100;
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final Readable in;
    private final char[] buffer = new char[BUFFER];
    private final CharBuffer view = CharBuffer.wrap(buffer);
    private final ArrayDeque<Line> ahead = new ArrayDeque<>();
    private final StringBuilder begun = new StringBuilder();
    private int position;
    private int limit;
    /** The number of characters before those in the buffer. */
    private long before;

    private int lineNumber;
    private boolean atStart = true;
    private boolean afterCarriageReturn;
    private boolean isExhausted;

    LineSource(Readable in) {
        this.in = in;
    }

    /** The lines of a text from a line in its middle, whose number is given; a byte order mark is not recognized there. */
    static LineSource from(Readable in, int firstLine) {
        LineSource source = new LineSource(in);
        source.lineNumber = firstLine - 1;
        source.atStart = false;
        return source;
    }

    /** The next line; null at the end of the input. */
    @Nullable
    Line next() throws IOException {
        return ahead.isEmpty() ? read() : ahead.poll();
    }

    /** The line at a distance after the next one, without consuming it; null if the input ends before. */
    @Nullable
    Line peek(int distance) throws IOException {
        while (ahead.size() <= distance) {
            Line line = read();
            if (line == null) {
                return null;
            }
            ahead.add(line);
        }
        Iterator<Line> lines = ahead.iterator();
        Line line = lines.next();
        for (int i = 0; i < distance; i++) {
            line = lines.next();
        }
        return line;
    }

    /** The number of characters in the lines that {@link #next} has returned, with their ends, or one or two fewer. */
    long charactersRead() {
        long read = before + position;
        for (Line line : ahead) {
            read -= line.text().length() + 1;
        }
        return Math.max(read, 0);
    }

    private @Nullable Line read() throws IOException {
        begun.setLength(0);
        boolean isCut = false;
        boolean isBegun = false;
        int skipped = 0;
        while (position < limit || fill()) {
            if (afterCarriageReturn) {
                afterCarriageReturn = false;
                if (buffer[position] == '\n') {
                    position++;
                    continue;
                }
            }
            int end = endOfLine(position);
            if (end < limit && begun.length() == 0 && !isCut) {
                // The usual case: the whole line is in the buffer.
                String text = new String(buffer, position, end - position);
                endLineAt(end);
                return new Line(lineNumber, text, false);
            }
            isBegun = true;
            isCut |= begun.length() + (end - position) > LONGEST_LINE;
            if (isCut) {
                begun.setLength(Math.min(begun.length(), LONGEST_LINE));
            } else {
                begun.append(buffer, position, end - position);
            }
            skipped += isCut ? end - position : 0;
            position = end;
            if (end < limit) {
                endLineAt(end);
                return finish(isCut);
            }
            isExhausted |= skipped > MOST_SKIPPED;
        }
        if (!isBegun) {
            return null;
        }
        lineNumber++;
        return finish(isCut);
    }

    private Line finish(boolean isCut) {
        String text = isCut ? begun.substring(0, Math.min(begun.length(), KEPT_OF_LONG_LINE)) : begun.toString();
        return new Line(lineNumber, text, isCut);
    }

    private int endOfLine(int from) {
        int end = from;
        while (end < limit && buffer[end] != '\n' && buffer[end] != '\r') {
            end++;
        }
        return end;
    }

    private void endLineAt(int end) {
        afterCarriageReturn = buffer[end] == '\r';
        position = end + 1;
        lineNumber++;
    }

    private boolean fill() throws IOException {
        if (isExhausted) {
            return false;
        }
        int count;
        do {
            view.clear();
            count = in.read(view);
        } while (count == 0);
        isExhausted = count < 0;
        before += limit;
        position = 0;
        limit = Math.max(count, 0);
        if (atStart && limit > 0) {
            atStart = false;
            if (buffer[0] == BYTE_ORDER_MARK) {
                position = 1;
                return position < limit || fill();
            }
        }
        return limit > 0;
    }
}
