package io.github.sudokusat.text;

import java.io.IOException;

/** Writes JSON strings (RFC 8259). */
public final class JsonText {

    private static final String HEX = "0123456789abcdef";

    private JsonText() {}

    /**
     * Writes a string in quotes. Control characters and unpaired surrogates are escaped, so that the output is valid in any encoding of Unicode.
     *
     * @param out receives the text
     * @param text the string's value
     * @throws IOException if {@code out} fails
     */
    public static void append(Appendable out, CharSequence text) throws IOException {
        if (isPlain(text)) {
            out.append('"').append(text).append('"');
            return;
        }
        StringBuilder quoted = new StringBuilder(text.length() + 2);
        quoted.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isHighSurrogate(c) && i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))) {
                quoted.append(c).append(text.charAt(++i));
            } else {
                append(quoted, c);
            }
        }
        out.append(quoted.append('"'));
    }

    /** Whether a text has only characters of ASCII that need no escape, as nearly all have. */
    private static boolean isPlain(CharSequence text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c >= 0x7F || c == '"' || c == '\\') {
                return false;
            }
        }
        return true;
    }

    private static void append(StringBuilder quoted, char c) {
        switch (c) {
            case '"' -> quoted.append("\\\"");
            case '\\' -> quoted.append("\\\\");
            case '\n' -> quoted.append("\\n");
            case '\r' -> quoted.append("\\r");
            case '\t' -> quoted.append("\\t");
            default -> {
                if (c < ' ' || c == 0x7F || c == 0x2028 || c == 0x2029 || Character.isSurrogate(c)) {
                    quoted.append("\\u");
                    for (int shift = 12; shift >= 0; shift -= 4) {
                        quoted.append(HEX.charAt(c >> shift & 0xF));
                    }
                } else {
                    quoted.append(c);
                }
            }
        }
    }
}
