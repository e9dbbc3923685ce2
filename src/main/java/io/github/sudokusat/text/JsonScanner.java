package io.github.sudokusat.text;

import java.util.function.ObjIntConsumer;

/** Goes through a JSON text (RFC 8259) value by value. */
final class JsonScanner {

    /** The number of levels to which arrays and objects may be nested. */
    static final int DEEPEST = 100;

    /** The length of an escaped character with four hexadecimal digits after {@code u}. */
    static final int UNICODE_ESCAPE = 6;

    private static final int END = -1;

    private final String text;
    private final JsonFields.Failure failure;
    private int index;
    private int depth;

    JsonScanner(String text, int index, JsonFields.Failure failure) {
        this.text = text;
        this.index = index;
        this.failure = failure;
    }

    /** The index of the next character. */
    int index() {
        return index;
    }

    private int peek() {
        return index < text.length() ? text.charAt(index) : END;
    }

    boolean isAt(char c) {
        return peek() == c;
    }

    private boolean take(char c) {
        if (peek() != c) {
            return false;
        }
        index++;
        return true;
    }

    void skipSpace() {
        while (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r') {
            index++;
        }
    }

    /** Skips a value of any kind. */
    void value() {
        switch (peek()) {
            case '{' -> object((key, value) -> {});
            case '[' -> array(this::value);
            case '"' -> string("a string");
            case 't' -> word("true");
            case 'f' -> word("false");
            case 'n' -> word("null");
            default -> number();
        }
    }

    /** Skips an object; the consumer receives each key with the index of its value. */
    void object(ObjIntConsumer<JsonFields.JsonString> field) {
        elements('}', "a key in quotes", () -> {
            JsonFields.JsonString key = string("a key in quotes");
            skipSpace();
            if (!take(':')) {
                throw failure.at(index, "a colon after the key");
            }
            skipSpace();
            field.accept(key, index);
            value();
        });
    }

    /** Skips an array; the task skips each element. */
    void array(Runnable element) {
        elements(']', "a value", element);
    }

    private void elements(char close, String what, Runnable element) {
        if (++depth > DEEPEST) {
            throw failure.at(index, "values nested to at most " + DEEPEST + " levels");
        }
        index++;
        skipSpace();
        if (take(close)) {
            depth--;
            return;
        }
        while (true) {
            element.run();
            skipSpace();
            if (take(close)) {
                depth--;
                return;
            }
            if (!take(',')) {
                throw failure.at(index, "a comma or '" + close + "'");
            }
            skipSpace();
            if (isAt(close)) {
                throw failure.at(index, what);
            }
        }
    }

    /** Reads a string. */
    JsonFields.JsonString string(String expected) {
        if (!take('"')) {
            throw failure.at(index, expected);
        }
        int start = index;
        StringBuilder value = new StringBuilder();
        while (!take('"')) {
            int c = peek();
            if (c == END) {
                throw failure.at(index, "a closing quote on the same line");
            }
            if (c < ' ') {
                throw failure.at(index, "an escape sequence in place of a control character");
            }
            index++;
            value.append(c == '\\' ? escaped() : (char) c);
        }
        return new JsonFields.JsonString(value.toString(), start, text);
    }

    /** The character that an escape sequence names; the backslash has been read. */
    private char escaped() {
        int kind = "\"\\/bfnrtu".indexOf(index < text.length() ? text.charAt(index) : ' ');
        if (kind < 0) {
            throw failure.at(index, "one of \" \\ / b f n r t u after a backslash");
        }
        index++;
        if (kind < "\"\\/bfnrt".length()) {
            return "\"\\/\b\f\n\r\t".charAt(kind);
        }
        int code = 0;
        for (int i = 0; i < UNICODE_ESCAPE - 2; i++) {
            int digit = hexDigit(peek());
            if (digit < 0) {
                throw failure.at(index, "four hexadecimal digits after \\u");
            }
            code = code * 16 + digit;
            index++;
        }
        return (char) code;
    }

    private static int hexDigit(int c) {
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        int letter = c | ('a' - 'A');
        return c != END && letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
    }

    private void word(String word) {
        if (!text.startsWith(word, index)) {
            throw failure.at(index, "a value");
        }
        index += word.length();
    }

    private void number() {
        boolean isNegative = take('-');
        if (!isNegative && !isDigit()) {
            throw failure.at(index, "a value");
        }
        if (!take('0')) {
            digits();
        }
        if (take('.')) {
            digits();
        }
        if (take('e') || take('E')) {
            if (!take('+')) {
                take('-');
            }
            digits();
        }
    }

    private boolean isDigit() {
        return peek() >= '0' && peek() <= '9';
    }

    private void digits() {
        if (!isDigit()) {
            throw failure.at(index, "a digit");
        }
        while (isDigit()) {
            index++;
        }
    }
}
