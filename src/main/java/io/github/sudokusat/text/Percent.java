package io.github.sudokusat.text;

/** The escapes of addresses, such as {@code %2B}. */
public final class Percent {

    /** The length of an escape. */
    public static final int LENGTH = 3;

    /** Returned if there is no escape at the index. */
    public static final int NONE = -1;

    private Percent() {}

    /** The byte of the escape at an index; {@link #NONE} if there is no escape of a character of ASCII. */
    public static int decode(CharSequence text, int index) {
        if (index + LENGTH > text.length() || text.charAt(index) != '%') {
            return NONE;
        }
        int high = digit(text.charAt(index + 1));
        int low = digit(text.charAt(index + 2));
        return high < 0 || high > 7 || low < 0 ? NONE : 16 * high + low;
    }

    /** A text with its escapes decoded. */
    public static String decodeAll(String text) {
        StringBuilder decoded = new StringBuilder();
        int index = 0;
        while (index < text.length()) {
            int c = decode(text, index);
            decoded.append(c == NONE ? text.charAt(index) : (char) c);
            index += c == NONE ? 1 : LENGTH;
        }
        return decoded.toString();
    }

    /** A text without blanks and control characters. */
    public static String withoutBlanks(String text) {
        StringBuilder rest = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) > ' ') {
                rest.append(text.charAt(i));
            }
        }
        return rest.toString();
    }

    private static int digit(char c) {
        int letter = c | ('a' - 'A');
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : NONE;
    }
}
