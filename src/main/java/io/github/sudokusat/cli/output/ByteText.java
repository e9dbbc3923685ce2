package io.github.sudokusat.cli.output;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Text as bytes of UTF-8 that grows at its end, into which bytes can be written in place. */
public final class ByteText extends ByteArrayOutputStream {

    /** An empty text with room for some bytes before it has to grow. */
    public ByteText(int capacity) {
        super(capacity);
    }

    /** The array, which has room for some more bytes after the text; they are written there and then {@linkplain #extend made part of it}. */
    public synchronized byte[] roomFor(int more) {
        if (buf.length - count < more) {
            buf = Arrays.copyOf(buf, Math.max(2 * buf.length, Math.addExact(count, more)));
        }
        return buf;
    }

    /** Makes bytes that were written after the text part of it. */
    public synchronized void extend(int more) {
        count += more;
    }

    public void append(String text) {
        writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }

    void append(ByteText text) {
        write(text.buf, 0, text.count);
    }

    /** Writes the text and forgets it, whether that succeeds or not. */
    synchronized void moveTo(OutputStream out) throws IOException {
        int length = count;
        reset();
        out.write(buf, 0, length);
    }
}
