package io.github.sudokusat.rule.language;

import io.github.sudokusat.text.Quote;
import java.util.Objects;

/** Thrown for a regular expression or a condition that is malformed or too large, with the place of the mistake. */
public final class SyntaxException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** The index of the character that is wrong, from 0. */
    private final int index;
    /** What should be there. */
    private final String expected;

    SyntaxException(String text, int index, String expected) {
        super("expected " + expected + " at column " + (index + 1) + " of " + Quote.printable(text));
        this.index = index;
        this.expected = Objects.requireNonNull(expected, "expected");
    }

    /**
     * The place of the mistake.
     *
     * @return the index of the character that is wrong, from 0; the length of the text if something is missing at its end
     */
    public int index() {
        return index;
    }

    /**
     * What was expected there.
     *
     * @return a description such as {@code a digit}
     */
    public String expected() {
        return expected;
    }
}
