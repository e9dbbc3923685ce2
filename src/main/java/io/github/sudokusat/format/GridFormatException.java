package io.github.sudokusat.format;

import io.github.sudokusat.text.Quote;

/**
 * Thrown for a text that is not a grid, layout or option value, with the place of the mistake.
 *
 * <p>The message is one line such as {@code line 3, column 7: expected a digit from 1 to 9 or a blank, but found "z"}. Characters that cannot be
 * printed are named by their code point ({@code U+0000}).
 */
public final class GridFormatException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** The line, from 1. */
    private final int line;
    /** The column, from 1. */
    private final int column;
    /** What the text has there. */
    private final String found;
    /** What it should have there. */
    private final String expected;

    /**
     * An error at a place.
     *
     * @param line the line, from 1
     * @param column the column in UTF-16 units, from 1; one past the last character when something is missing there
     * @param found what is there, as the message is to name it
     * @param expected what should be there, as the message is to name it
     */
    public GridFormatException(int line, int column, String found, String expected) {
        super("line " + line + ", column " + column + ": expected " + Quote.printable(expected) + ", but found "
                + Quote.printable(found));
        this.line = line;
        this.column = column;
        this.found = Quote.printable(found);
        this.expected = Quote.printable(expected);
    }

    /**
     * The line of the mistake.
     *
     * @return from 1
     */
    public int line() {
        return line;
    }

    /**
     * The column of the mistake.
     *
     * @return from 1, in UTF-16 units; a byte order mark at the start of the text is not counted
     */
    public int column() {
        return column;
    }

    /**
     * What was found.
     *
     * @return a quoted token of the text, or a description such as {@code 82 cells}
     */
    public String found() {
        return found;
    }

    /**
     * What was expected.
     *
     * @return a description such as {@code a digit from 1 to 9 or a blank}
     */
    public String expected() {
        return expected;
    }

    /**
     * The error that a character is not one of those expected.
     *
     * @param line the line in the text, from 1
     * @param text the line's text
     * @param index the character's index in the line, from 0; at or beyond the line's end for a missing character
     * @param expected what was expected
     * @return the error, which names the character
     */
    public static GridFormatException atCharacter(int line, CharSequence text, int index, String expected) {
        String found;
        if (index >= text.length()) {
            found = "the end of the line";
        } else {
            boolean pair = Character.isHighSurrogate(text.charAt(index))
                    && index + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(index + 1));
            found = quote(text, index, index + (pair ? 2 : 1));
        }
        return new GridFormatException(line, index + 1, found, expected);
    }

    /**
     * The error that a part of a line is not what was expected.
     *
     * @param line the line in the text, from 1
     * @param text the line's text
     * @param from where the part starts, from 0
     * @param to the index after its last character; {@code from} or less if the part is missing
     * @param expected what was expected
     * @return the error, which quotes the part, or names the character where it is missing
     */
    public static GridFormatException atToken(int line, CharSequence text, int from, int to, String expected) {
        return from >= to
                ? atCharacter(line, text, from, expected)
                : new GridFormatException(line, from + 1, quote(text, from, to), expected);
    }

    /**
     * Quotes a part of a text on one line, cut short if it is long.
     *
     * @param text the text
     * @param from where the part starts, from 0
     * @param to the index after its last character
     * @return the part in quotes; the code point of a single character that cannot be printed
     */
    public static String quote(CharSequence text, int from, int to) {
        return Quote.of(text.subSequence(from, to));
    }
}
