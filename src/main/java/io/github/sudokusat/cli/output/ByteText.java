package io.github.sudokusat.cli.output;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A growing text as UTF-8 bytes, to which bytes can be added in place. */
public final class ByteText extends ByteArrayOutputStream {

    /** Creates an empty text with room for a number of bytes. */
    public ByteText(int capacity) {
        super(capacity);
    }

    /** The array, with room for more bytes after the text; write them there and then {@linkplain #extend make them part of it}. */
    public synchronized byte[] roomFor(int more) {
        if (buf.length - count < more) {
            buf = Arrays.copyOf(buf, Math.max(2 * buf.length, Math.addExact(count, more)));
        }
        return buf;
    }

    /** Makes bytes that were written after the text a part of it. */
    public synchronized void extend(int more) {
        count += more;
    }

    public void append(String text) {
        writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }

    void append(ByteText text) {
        write(text.buf, 0, text.count);
    }

    /** Writes the text and clears it, whether writing succeeds or not. */
    synchronized void moveTo(OutputStream out) throws IOException {
        int length = count;
        reset();
        out.write(buf, 0, length);
    }
}
