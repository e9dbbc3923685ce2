package io.github.sudokusat.cli.input;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Decodes UTF-8 text, which includes ASCII, or another encoding; UTF-16 is recognized by its byte order mark and refused by name. */
final class TextBytes {

    /** The first byte of the byte order mark of UTF-8. */
    private static final int UTF_8 = 0xEF;

    private static final int UTF_8_LENGTH = 3;

    private TextBytes() {}

    /**
     * A reader of the text without its byte order mark. At most one byte is read ahead unless a mark begins there, because a user may be typing.
     *
     * @throws IOException if the bytes cannot be read, or begin with the mark of UTF-16
     */
    static Reader decode(InputStream bytes) throws IOException {
        return decode(bytes, StandardCharsets.UTF_8);
    }

    /**
     * As {@link #decode(InputStream)}, in another encoding unless a mark of UTF-8 begins the bytes.
     *
     * @throws IOException if the bytes cannot be read, or begin with the mark of UTF-16
     */
    static Reader decode(InputStream bytes, Charset charset) throws IOException {
        PushbackInputStream text = new PushbackInputStream(bytes, UTF_8_LENGTH);
        int first = text.read();
        if (first == 0xFE || first == 0xFF) {
            int second = text.read();
            if (second == (0xFE ^ 0xFF ^ first)) {
                throw new IOException("expected text in UTF-8 or ASCII, but found UTF-16");
            }
            unread(text, second);
        }
        if (first == UTF_8) {
            int second = text.read();
            int third = second == 0xBB ? text.read() : -1;
            if (second == 0xBB && third == 0xBF) {
                return new InputStreamReader(text, StandardCharsets.UTF_8);
            }
            unread(text, third);
            unread(text, second);
        }
        unread(text, first);
        return new InputStreamReader(text, charset);
    }

    private static void unread(PushbackInputStream text, int value) throws IOException {
        if (value >= 0) {
            text.unread(value);
        }
    }
}
