package io.github.sudokusat.prove.certificate;

import java.io.IOException;
import java.nio.CharBuffer;

/**
 * Compares a text that is written to it with one that is read at the same time, character by character; neither is kept.
 *
 * <p>The first difference ends the writing with a {@link DifferenceException}.
 */
final class ComparedText implements Appendable {

    private static final int END = -1;

    private final CharSequence head;
    private final Readable rest;
    private final CharBuffer buffer = CharBuffer.allocate(1 << 14).limit(0);
    private int position;
    private long line = 1;

    /**
     * Creates the comparison.
     *
     * @param head the beginning of the text to compare with
     * @param rest the source of the rest of it
     */
    ComparedText(CharSequence head, Readable rest) {
        this.head = head;
        this.rest = rest;
    }

    /** Signals that the texts differ. */
    static final class DifferenceException extends IOException {

        private static final long serialVersionUID = 1L;

        /** The line of the first difference, from 1. */
        private final long line;

        DifferenceException(long line) {
            super("line " + line + " differs");
            this.line = line;
        }

        long line() {
            return line;
        }
    }

    @Override
    public Appendable append(CharSequence text) throws IOException {
        return append(text, 0, text.length());
    }

    @Override
    public Appendable append(CharSequence text, int from, int to) throws IOException {
        for (int i = from; i < to; i++) {
            append(text.charAt(i));
        }
        return this;
    }

    @Override
    public Appendable append(char c) throws IOException {
        if (next() != c) {
            throw new DifferenceException(line);
        }
        if (c == '\n') {
            line++;
        }
        return this;
    }

    /** Checks that the text that is read ends where the written one ends. */
    void requireEnd() throws IOException {
        if (next() != END) {
            throw new DifferenceException(line);
        }
    }

    private int next() throws IOException {
        if (position < head.length()) {
            return head.charAt(position++);
        }
        while (!buffer.hasRemaining()) {
            buffer.clear();
            int read = rest.read(buffer);
            buffer.flip();
            if (read < 0) {
                return END;
            }
        }
        return buffer.get();
    }
}
