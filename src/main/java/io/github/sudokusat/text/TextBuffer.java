package io.github.sudokusat.text;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Collects text and passes it on in large portions. */
public final class TextBuffer {

    private static final int PORTION = 1 << 15;

    private final Appendable out;
    private final StringBuilder text = new StringBuilder(PORTION + 1024);

    public TextBuffer(Appendable out) {
        this.out = out;
    }

    /** The text that has not been passed on; callers append to it. */
    public StringBuilder text() {
        return text;
    }

    /** Adds a comment line; a line break in it becomes a blank. */
    public void comment(char mark, String comment) {
        text.append(mark).append(' ').append(comment.replace('\n', ' ').replace('\r', ' '));
        endLine();
    }

    /** Ends a line, and passes on the collected text if there is much of it. */
    public void endLine() {
        text.append('\n');
        if (text.length() >= PORTION) {
            flush();
        }
    }

    /**
     * Passes on everything.
     *
     * @throws UncheckedIOException if the target fails
     */
    public void flush() {
        try {
            out.append(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        text.setLength(0);
    }
}
