package io.github.sudokusat.text;

/** Text of others in messages: on one line, with a code point such as {@code U+0000} in place of each character that cannot be printed. */
public final class Quote {

    /** The length beyond which quoted text is cut. */
    private static final int LONGEST = 24;

    /** The high surrogate from which pairs are tags and characters for private use. */
    private static final char FIRST_UNPRINTED_PAIR = 0xDB40;

    /** What decoders put in place of bytes that are not UTF-8. */
    private static final char REPLACEMENT = 0xFFFD;

    private Quote() {}

    /**
     * A text in quotes, cut short if it is long.
     *
     * @param text the text
     * @return the text in quotes; the code point of a single character that cannot be printed. It is explained if it replaces bytes that are not UTF-8
     */
    public static String of(CharSequence text) {
        boolean isReplaced = text.toString().indexOf(REPLACEMENT) >= 0;
        return quoted(text) + (isReplaced ? ", which stands for bytes that are not UTF-8" : "");
    }

    private static String quoted(CharSequence text) {
        if (text.length() == 1 && !prints(text.charAt(0))) {
            return codePoint(text.charAt(0));
        }
        int end = Math.min(text.length(), LONGEST);
        return '"' + printable(text.subSequence(0, end)) + (end < text.length() ? "…\"" : "\"");
    }

    /**
     * A text in which every character that cannot be printed is named by its code point.
     *
     * @param text the text
     * @return the text on one line
     */
    public static String printable(CharSequence text) {
        StringBuilder printable = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean paired = Character.isHighSurrogate(c)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1));
            if (paired && c < FIRST_UNPRINTED_PAIR) {
                printable.append(c).append(text.charAt(++i));
            } else if (prints(c)) {
                printable.append(c);
            } else {
                printable.append('<').append(codePoint(c)).append('>');
            }
        }
        return printable.toString();
    }

    private static boolean prints(char c) {
        return c >= ' '
                && (c < 0x7F || c > 0xA0)
                && !Character.isSurrogate(c)
                && c != 0xAD
                && c != 0x61C
                && c != 0x180E
                && (c < 0x2000 || c > 0x200F)
                && (c < 0x2028 || c > 0x202F)
                && (c < 0x2060 || c > 0x206F)
                && c != 0xFEFF
                && c < 0xFFF0;
    }

    private static String codePoint(char c) {
        StringBuilder text = new StringBuilder("U+");
        for (int shift = 12; shift >= 0; shift -= 4) {
            text.append("0123456789ABCDEF".charAt(c >> shift & 0xF));
        }
        return text.toString();
    }
}
