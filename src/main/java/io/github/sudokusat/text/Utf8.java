package io.github.sudokusat.text;

/** Text in UTF-8 (RFC 3629). The JDK's decoders would make the page larger. */
public final class Utf8 {

    private static final char REPLACEMENT = '\uFFFD';

    private Utf8() {}

    /** The text of some bytes; bytes that are no character become a replacement character. */
    public static String decode(byte[] bytes) {
        StringBuilder text = new StringBuilder(bytes.length);
        int index = 0;
        while (index < bytes.length) {
            int first = bytes[index++] & 0xFF;
            int more = first < 0xC0 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3;
            int code = more == 0 ? first : first & (0x3F >> more);
            while (more > 0 && index < bytes.length && (bytes[index] & 0xC0) == 0x80) {
                code = code << 6 | (bytes[index++] & 0x3F);
                more--;
            }
            boolean isByte = first >= 0x80 && first < 0xC0;
            if (more > 0 || isByte || code > Character.MAX_CODE_POINT) {
                text.append(REPLACEMENT);
            } else {
                text.appendCodePoint(code);
            }
        }
        return text.toString();
    }
}
