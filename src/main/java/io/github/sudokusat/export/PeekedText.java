package io.github.sudokusat.export;

import java.io.IOException;
import java.nio.CharBuffer;

/** A text whose first character is known in advance; it is still read from its beginning. */
final class PeekedText implements Readable {

    /** The first character of an empty text. */
    static final int NONE = -1;

    private static final int PORTION = 256;

    private final Readable in;
    private final StringBuilder seen = new StringBuilder();
    private final int first;
    private int read;

    PeekedText(Readable in) throws IOException {
        this.in = in;
        this.first = findFirst();
    }

    private int findFirst() throws IOException {
        CharBuffer buffer = CharBuffer.allocate(PORTION);
        while (in.read(buffer) >= 0) {
            buffer.flip();
            seen.append(buffer);
            for (int i = 0; i < buffer.length(); i++) {
                if (buffer.charAt(i) > ' ') {
                    return buffer.charAt(i);
                }
            }
            buffer.clear();
        }
        return NONE;
    }

    /** The first character that is neither a blank nor a line end, or {@link #NONE}. */
    int first() {
        return first;
    }

    @Override
    public int read(CharBuffer target) throws IOException {
        if (read == seen.length()) {
            return in.read(target);
        }
        int end = Math.min(seen.length(), read + target.remaining());
        target.append(seen, read, end);
        int count = end - read;
        read = end;
        return count;
    }
}
