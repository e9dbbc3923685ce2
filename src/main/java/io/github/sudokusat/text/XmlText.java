package io.github.sudokusat.text;

import java.io.IOException;

/** Writes text into XML and HTML. */
public final class XmlText {

    private static final char REPLACEMENT = '\uFFFD';

    private XmlText() {}

    /**
     * Writes a text as the content of an element or as the value of an attribute in double or single quotes.
     *
     * @param out receives the text, in which the characters {@code & < > " '} are escaped; U+FFFD replaces every character that XML 1.0 cannot hold:
     *     control characters other than tab, line feed and carriage return, unpaired surrogates, U+FFFE and U+FFFF
     * @param text any text
     * @throws IOException if {@code out} raises it
     */
    public static void append(Appendable out, CharSequence text) throws IOException {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isHighSurrogate(c) && i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))) {
                out.append(c).append(text.charAt(++i));
            } else {
                append(out, c);
            }
        }
    }

    private static void append(Appendable out, char c) throws IOException {
        switch (c) {
            case '&' -> out.append("&amp;");
            case '<' -> out.append("&lt;");
            case '>' -> out.append("&gt;");
            case '"' -> out.append("&quot;");
            case '\'' -> out.append("&#39;");
            default -> out.append(isAllowed(c) ? c : REPLACEMENT);
        }
    }

    private static boolean isAllowed(char c) {
        boolean isControl = c < ' ' && c != '\t' && c != '\n' && c != '\r';
        return !isControl && !Character.isSurrogate(c) && c < '\uFFFE';
    }
}
