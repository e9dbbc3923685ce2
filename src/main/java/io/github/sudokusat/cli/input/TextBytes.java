package io.github.sudokusat.cli.input;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Text of UTF-8, of which ASCII is a part, from bytes; UTF-16 and UTF-32 are told by their first bytes and refused by name. */
final class TextBytes {

    private TextBytes() {}

    /**
     * A reader of the text without its byte order mark.
     *
     * @throws IOException if the bytes cannot be read, or begin as another encoding does
     */
    static Reader decode(InputStream bytes) throws IOException {
        int[] first = {-1, -1, -1, -1};
        int count = read(bytes, first);
        String encoding = encoding(first);
        if (encoding != null) {
            throw new IOException("found text of " + encoding + ", expected UTF-8 or ASCII");
        }
        byte[] begin = new byte[count];
        for (int i = 0; i < count; i++) {
            begin[i] = (byte) first[i];
        }
        boolean isMarked = first[0] == 0xEF && first[1] == 0xBB && first[2] == 0xBF;
        InputStream text = isMarked ? bytes : new SequenceInputStream(new ByteArrayInputStream(begin), bytes);
        return new InputStreamReader(text, StandardCharsets.UTF_8);
    }

    /**
     * Reads the first bytes, no more of them than tell the encoding, since somebody may be typing them: two where they are usual text, three after the
     * beginning of a UTF-8 byte order mark, else four.
     *
     * @return how many there were
     */
    private static int read(InputStream in, int[] first) throws IOException {
        int count = 0;
        while (count < first.length && !isUsual(first, count)) {
            first[count] = in.read();
            if (first[count] < 0) {
                return count;
            }
            count++;
        }
        return count;
    }

    private static boolean isUsual(int[] bytes, int count) {
        if (count == 3) {
            return bytes[0] == 0xEF;
        }
        return count == 2 && bytes[0] < 0xEF && bytes[0] != 0 && bytes[1] != 0;
    }

    /** The encoding that bytes begin, or null if there is no sign that it is another than UTF-8. */
    private static @Nullable String encoding(int[] first) {
        boolean isBig = first[0] == 0xFE && first[1] == 0xFF;
        boolean isLittle = first[0] == 0xFF && first[1] == 0xFE;
        if (isLittle && first[2] == 0 && first[3] == 0) {
            return "UTF-32LE";
        }
        if (isBig || isLittle) {
            return isBig ? "UTF-16BE" : "UTF-16LE";
        }
        // Without a mark, by the zeros of characters below 256. A zero byte has no other use in text.
        boolean[] zero = {first[0] == 0, first[1] == 0, first[2] == 0, first[3] == 0};
        if (zero[0] && zero[1] && (first[2] == 0xFE || zero[2])) {
            return "UTF-32BE";
        }
        if (!zero[0] && zero[1]) {
            return zero[2] && zero[3] ? "UTF-32LE" : "UTF-16LE";
        }
        return zero[0] && !zero[1] && first[1] > 0 && zero[2] ? "UTF-16BE" : null;
    }
}
