package io.github.sudokusat.grid;

import io.github.sudokusat.text.Quote;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A digit in a cell: a possibility, a placement or a given, depending on the context.
 *
 * @param cell the cell
 * @param digit the digit, 1 or more
 */
public record Candidate(Cell cell, int digit) {

    /**
     * Checks the digit.
     *
     * @param cell the cell
     * @param digit the digit
     * @throws IllegalArgumentException if the digit is less than 1
     */
    public Candidate {
        Objects.requireNonNull(cell, "cell");
        if (digit < 1) {
            throw new IllegalArgumentException("digit must be 1 or more, but is " + digit);
        }
    }

    /**
     * Parses the notation of {@link #toString()}, such as {@code r1c5=9}; letters may be upper-case.
     *
     * @param text the text, without surrounding blanks
     * @return the candidate
     * @throws IllegalArgumentException if the text does not have this form, or a number is 0 or greater than 9,999
     */
    public static Candidate parse(String text) {
        int equals = text.indexOf('=');
        int digit = equals < 0 ? 0 : Cell.positive(text, equals + 1, text.length());
        if (digit == 0) {
            throw malformed(text);
        }
        try {
            return new Candidate(Cell.parse(text.substring(0, equals)), digit);
        } catch (IllegalArgumentException e) {
            throw malformed(text);
        }
    }

    /**
     * Parses a candidate whose digit is written by its value.
     *
     * @param text the text, such as {@code r1c5=0}, without surrounding blanks
     * @param values the values of the digits
     * @return the candidate
     * @throws IllegalArgumentException if the text does not have this form, or there is no such value
     */
    public static Candidate parse(String text, DigitValues values) {
        int equals = text.indexOf('=');
        int value = equals < 0 ? -1 : Cell.number(text, equals + 1, text.length());
        if (value < 0) {
            throw malformed(text);
        }
        if (!values.include(value)) {
            throw new IllegalArgumentException(Quote.printable(text) + ": the digit must be " + values.words());
        }
        try {
            return new Candidate(Cell.parse(text.substring(0, equals)), values.digit(value));
        } catch (IllegalArgumentException e) {
            throw malformed(text);
        }
    }

    private static IllegalArgumentException malformed(String text) {
        return new IllegalArgumentException("expected a candidate such as r1c5=9, but found " + Quote.of(text));
    }

    /** Written out for the same reason as in {@link Cell}. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Candidate candidate && candidate.digit == digit && candidate.cell.equals(cell);
    }

    @Override
    public int hashCode() {
        return 31 * cell.hashCode() + digit;
    }

    /**
     * The candidate in the field's notation.
     *
     * @return for instance {@code r1c5=9}
     */
    @Override
    public String toString() {
        return cell + "=" + digit;
    }
}
