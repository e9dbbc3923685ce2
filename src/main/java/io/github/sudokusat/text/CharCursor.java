package io.github.sudokusat.text;

import java.io.IOException;
import java.nio.CharBuffer;

/**
 * A text of any length, read character by character, word by word or number by number, with the current line and column. The readers of formulas,
 * programs and answers use it.
 *
 * <p>Blanks are space, tab, carriage return, vertical tab and form feed, so {@code \r\n} ends a line like {@code \n}. Words are separated by blanks
 * and line ends. Memory: one fixed buffer. Not thread-safe.
 */
public final class CharCursor {

    /** The result of {@link #peek()} at the end of the text. */
    public static final int END = -1;

    /** Words of up to this length are examined as a whole; no legal number is longer. */
    private static final int LOOK_AHEAD = 32;

    /** Creates the exception for malformed text. */
    @FunctionalInterface
    public interface Failure {

        /** The exception for a position, with lines and columns from 1: what was found, and what was expected. */
        RuntimeException at(long line, long column, String found, String expected);
    }

    private final Readable in;
    private final Failure failure;
    private final char[] buffer = new char[1 << 14];
    private final CharBuffer view = CharBuffer.wrap(buffer);
    private int position;
    private int limit;
    private int numberEnd;
    private boolean ended;
    private long line = 1;
    /** The column of {@code buffer[0]}, from 1; may be negative or 0 when the line began inside the buffer. */
    private long columnOfStart = 1;

    /**
     * A cursor at the beginning of a text.
     *
     * @param in the text; not closed
     * @param failure creates the exceptions
     */
    public CharCursor(Readable in, Failure failure) {
        this.in = in;
        this.failure = failure;
    }

    /**
     * The line of the next character.
     *
     * @return 1 or more
     */
    public long line() {
        return line;
    }

    /**
     * Looks at the next character.
     *
     * @return the character, or {@link #END}
     * @throws IOException if reading fails
     */
    public int peek() throws IOException {
        if (position == limit) {
            fill(1);
        }
        return position == limit ? END : buffer[position];
    }

    /**
     * Whether there are so many characters before the end.
     *
     * @param count 1 to 32
     * @return true if there are
     * @throws IOException if reading fails
     */
    public boolean has(int count) throws IOException {
        if (limit - position < count) {
            fill(count);
        }
        return limit - position >= count;
    }

    /**
     * Looks at a character.
     *
     * @param offset 0 for the next character, and so on; there must be {@linkplain #has so many}
     * @return the character
     */
    public char peekAt(int offset) {
        return buffer[position + offset];
    }

    /** Skips the next character, which must have been peeked at and must not be a line end. */
    public void advance() {
        position++;
    }

    /** Skips characters, which must be there; line ends are not counted. */
    public void advance(int count) {
        position += count;
    }

    /** Skips the next character, which must be a line end. */
    public void advanceLine() {
        position++;
        line++;
        columnOfStart = 1L - position;
    }

    /**
     * Skips blanks.
     *
     * @throws IOException if reading fails
     */
    public void skipBlanks() throws IOException {
        while (isBlank(peek())) {
            position++;
        }
    }

    /**
     * Skips blanks and line ends.
     *
     * @throws IOException if reading fails
     */
    public void skipSpace() throws IOException {
        for (int c = peek(); c == '\n' || isBlank(c); c = peek()) {
            if (c == '\n') {
                advanceLine();
            } else {
                position++;
            }
        }
    }

    /** Skips the rest of the line, but not its end. */
    public void skipLine() throws IOException {
        for (int c = peek(); c != '\n' && c != END; c = peek()) {
            position++;
        }
    }

    /** Skips the rest of a word. */
    public void skipWord() throws IOException {
        for (int c = peek(); c != END && !isSpace(c); c = peek()) {
            position++;
        }
    }

    /**
     * Reads the rest of the line, but not its end, without trailing carriage returns.
     *
     * @return the text; may be empty
     * @throws IOException if reading fails
     */
    public String restOfLine() throws IOException {
        StringBuilder text = new StringBuilder();
        for (int c = peek(); c != '\n' && c != END; c = peek()) {
            text.append((char) c);
            position++;
        }
        int length = text.length();
        while (length > 0 && text.charAt(length - 1) == '\r') {
            length--;
        }
        return text.substring(0, length);
    }

    /**
     * Whether the word that begins here is the given one.
     *
     * @param word a word of fewer than 32 characters
     * @return true if it is
     * @throws IOException if reading fails
     */
    public boolean isAtWord(String word) throws IOException {
        fill(LOOK_AHEAD);
        int end = position + word.length();
        if (end > limit || (end < limit && !isSpace(buffer[end]))) {
            return false;
        }
        for (int i = 0; i < word.length(); i++) {
            if (buffer[position + i] != word.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Skips a word if it is the given one.
     *
     * @param word a word of fewer than 32 characters
     * @return true if it was there
     * @throws IOException if reading fails
     */
    public boolean takeWord(String word) throws IOException {
        boolean there = isAtWord(word);
        if (there) {
            position += word.length();
        }
        return there;
    }

    /**
     * Reads a word.
     *
     * @param max the maximum number of characters, 1 or more
     * @param expected what was expected, for the message
     * @return the word, which ends before a blank, a line end or the end of the text; not empty
     * @throws IOException if reading fails
     * @throws RuntimeException from the {@link Failure} if there is no word here, or a longer one
     */
    public String word(int max, String expected) throws IOException {
        StringBuilder text = new StringBuilder();
        int c = peek();
        long column = column();
        while (c != END && !isSpace(c) && text.length() <= max) {
            text.append((char) c);
            position++;
            c = peek();
        }
        if (text.length() == 0) {
            throw fail(expected);
        }
        if (text.length() > max) {
            throw failure.at(line, column, "a word of more than " + max + " characters", expected);
        }
        return text.toString();
    }

    /** Reads a literal or 0; a number whose absolute value is above {@code variables} is an error. */
    public int literal(int variables) throws IOException {
        fill(LOOK_AHEAD);
        boolean negative = position < limit && buffer[position] == '-';
        // At most ten digits, so that the number stays far below the range of a long.
        long value = numberAt(negative ? position + 1 : position, 10);
        if (value < 0 || value > variables || (negative && value == 0)) {
            throw fail(
                    variables == 0
                            ? "0, because there are no variables"
                            : "0 or a literal from -" + variables + " to " + variables);
        }
        position = numberEnd;
        return (int) (negative ? -value : value);
    }

    /** Reads a literal such as {@code x5} or {@code -x5}; a variable above {@code variables} is an error. */
    public int namedLiteral(int variables) throws IOException {
        fill(LOOK_AHEAD);
        boolean negative = position < limit && buffer[position] == '-';
        int name = negative ? position + 1 : position;
        long value = name < limit && buffer[name] == 'x' ? numberAt(name + 1, 10) : -1;
        if (value < 1 || value > variables) {
            throw fail(
                    variables == 0
                            ? "no value, because there are no variables"
                            : "a value such as x1 or -x1, of a variable up to x" + variables);
        }
        position = numberEnd;
        return (int) (negative ? -value : value);
    }

    /** The number at an index, if it ends before a blank, a line end or the end of the text, with its end in {@link #numberEnd}; otherwise −1. */
    private long numberAt(int start, int mostDigits) {
        int at = start;
        long value = 0;
        while (at < limit && at - start < mostDigits && buffer[at] >= '0' && buffer[at] <= '9') {
            value = value * 10 + (buffer[at] - '0');
            at++;
        }
        numberEnd = at;
        return at > start && (at == limit || isSpace(buffer[at])) ? value : -1;
    }

    /**
     * Reads a number followed by a blank, a line end or the end of the text.
     *
     * @param max the largest number allowed, 0 or more and below 10¹⁸
     * @param what what was expected, for the message
     * @return from 0 to {@code max}
     * @throws IOException if reading fails
     * @throws RuntimeException from the {@link Failure} if there is no such number here
     */
    public long number(long max, String what) throws IOException {
        fill(LOOK_AHEAD);
        long value = numberAt(position, 18);
        if (value < 0 || value > max) {
            throw fail(what + " from 0 to " + max);
        }
        position = numberEnd;
        return value;
    }

    /**
     * Creates the exception for unexpected text at the current position.
     *
     * @param expected what was expected here
     * @return the exception, to be thrown
     * @throws IOException if reading fails
     */
    public RuntimeException fail(String expected) throws IOException {
        return failure.at(line, column(), found(), expected);
    }

    /**
     * Creates the exception for an unexpected word that was read earlier in this line.
     *
     * @param column the column, from 1
     * @param word the word that was read there, of any length
     * @param expected what was expected there
     * @return the exception, to be thrown
     */
    public RuntimeException failBefore(long column, String word, String expected) {
        StringBuilder found = new StringBuilder("\"");
        for (int i = 0; i < word.length() && i < LOOK_AHEAD - 8; i++) {
            appendPrintable(found, word.charAt(i));
        }
        found.append(word.length() > LOOK_AHEAD - 8 ? "...\"" : "\"");
        return failure.at(line, column, found.toString(), expected);
    }

    /**
     * The column of the next character.
     *
     * @return 1 or more
     */
    public long column() {
        return columnOfStart + position;
    }

    private String found() throws IOException {
        fill(LOOK_AHEAD);
        if (position == limit) {
            return "the end of the text";
        }
        if (buffer[position] == '\n') {
            return "the end of the line";
        }
        StringBuilder text = new StringBuilder("\"");
        int end = Math.min(limit, position + LOOK_AHEAD - 8);
        int at = position;
        for (; at < end && !isSpace(buffer[at]); at++) {
            appendPrintable(text, buffer[at]);
        }
        return text.append(at == end && at < limit ? "...\"" : "\"").toString();
    }

    private static void appendPrintable(StringBuilder text, char c) {
        if (c >= ' ' && c <= '~') {
            text.append(c);
        } else {
            text.append("\\u");
            for (int shift = 12; shift >= 0; shift -= 4) {
                text.append("0123456789abcdef".charAt((c >> shift) & 15));
            }
        }
    }

    private static boolean isSpace(int c) {
        return c == '\n' || isBlank(c);
    }

    private static boolean isBlank(int c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == 0x0B;
    }

    /** Makes at least {@code count} characters available, or all that are left. */
    private void fill(int count) throws IOException {
        if (ended || limit - position >= count) {
            return;
        }
        System.arraycopy(buffer, position, buffer, 0, limit - position);
        columnOfStart += position;
        limit -= position;
        position = 0;
        while (limit < count && !ended) {
            view.limit(buffer.length).position(limit);
            int read = in.read(view);
            if (read < 0) {
                ended = true;
            } else {
                limit += read;
            }
        }
    }
}
