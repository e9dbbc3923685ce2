package io.github.sudokusat.grid;

import java.util.Objects;

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
        int column = indexOfEither(text, 'c', 'C', 1);
        int equals = text.indexOf('=');
        if (text.length() < 6 || (text.charAt(0) != 'r' && text.charAt(0) != 'R') || column < 0 || equals < column) {
            throw malformed(text);
        }
        int row = number(text, 1, column);
        return new Candidate(
                new Cell(row - 1, number(text, column + 1, equals) - 1), number(text, equals + 1, text.length()));
    }

    private static int indexOfEither(String text, char one, char other, int from) {
        int index = text.indexOf(one, from);
        return index >= 0 ? index : text.indexOf(other, from);
    }

    private static int number(String text, int from, int to) {
        int value = 0;
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9' || to - from > 4) {
                throw malformed(text);
            }
            value = value * 10 + (c - '0');
        }
        if (value == 0) {
            throw malformed(text);
        }
        return value;
    }

    private static IllegalArgumentException malformed(String text) {
        return new IllegalArgumentException("expected a candidate such as r1c5=9, but found \"" + text + "\"");
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
