package io.github.sudokusat.rule.language;

/** A place in a text that is read from left to right; blanks and tabs are skipped. */
final class TextCursor {

    /** The result of {@link #peek} at the end of the text. */
    static final char END = '\0';

    /** How deep parentheses may be nested. */
    private static final int MAX_DEPTH = 50;

    /** The longest text that is read. */
    private static final int MAX_LENGTH = 1000;

    private final String text;
    private int index;
    private int depth;

    TextCursor(String text) {
        this.text = text;
        if (text.length() > MAX_LENGTH) {
            throw new SyntaxException(
                    text.substring(0, 20) + "…", MAX_LENGTH, "the end of the text after " + MAX_LENGTH + " characters");
        }
        skipBlanks();
    }

    private void skipBlanks() {
        while (index < text.length() && isBlank(text.charAt(index))) {
            index++;
        }
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    /** A text without its blanks. */
    static String compact(String text) {
        StringBuilder compact = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (!isBlank(text.charAt(i))) {
                compact.append(text.charAt(i));
            }
        }
        return compact.toString();
    }

    int index() {
        return index;
    }

    /** The current character. */
    char peek() {
        return index < text.length() ? text.charAt(index) : END;
    }

    boolean isAtEnd() {
        return index == text.length();
    }

    /** Reads the current character. */
    char next() {
        char c = peek();
        index++;
        skipBlanks();
        return c;
    }

    /** Reads some characters without blanks between them if they come next. */
    boolean skip(String token) {
        boolean is = text.startsWith(token, index);
        if (is) {
            index += token.length();
            skipBlanks();
        }
        return is;
    }

    void require(String token, String expected) {
        if (!skip(token)) {
            throw wrong(expected);
        }
    }

    boolean isAtNumber() {
        return peek() >= '0' && peek() <= '9';
    }

    /** Reads a number. */
    int number(String expected, int greatest) {
        int start = index;
        int value = 0;
        while (isAtNumber() && value <= greatest) {
            value = value * 10 + (peek() - '0');
            index++;
        }
        if (index == start || value > greatest) {
            throw wrongAt(start, expected + " from 0 to " + greatest);
        }
        skipBlanks();
        return value;
    }

    /** Notes that parentheses begin. */
    void enter() {
        if (++depth > MAX_DEPTH) {
            throw wrong("parentheses that are nested at most " + MAX_DEPTH + " deep");
        }
    }

    /** Notes that parentheses end. */
    void leave() {
        depth--;
    }

    SyntaxException wrong(String expected) {
        return wrongAt(index, expected);
    }

    SyntaxException wrongAt(int place, String expected) {
        return new SyntaxException(text, place, expected);
    }
}
