package io.github.sudokusat.cli.output;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Text as bytes of UTF-8 that grows at its end. Not thread-safe. */
public final class ByteText {

    private byte[] bytes;
    private int length;

    /** An empty text with room for so many bytes before it has to grow. */
    public ByteText(int capacity) {
        bytes = new byte[capacity];
    }

    public int length() {
        return length;
    }

    /** The array, with room for so many more bytes behind the text, to be filled and then {@linkplain #extend taken in}. */
    public byte[] roomFor(int more) {
        if (bytes.length - length < more) {
            byte[] larger = new byte[Math.max(2 * bytes.length, Math.addExact(length, more))];
            System.arraycopy(bytes, 0, larger, 0, length);
            bytes = larger;
        }
        return bytes;
    }

    /** Takes in bytes that were written behind the text. */
    public void extend(int more) {
        length += more;
    }

    public void append(String text) {
        byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
        append(encoded, encoded.length);
    }

    void append(ByteText text) {
        append(text.bytes, text.length);
    }

    /** Appends the first of some bytes. */
    public void append(byte[] text, int count) {
        System.arraycopy(text, 0, roomFor(count), length, count);
        length += count;
    }

    /** Writes the text and forgets it, whether that succeeds or not. */
    void moveTo(OutputStream out) throws IOException {
        int count = length;
        length = 0;
        out.write(bytes, 0, count);
    }
}
