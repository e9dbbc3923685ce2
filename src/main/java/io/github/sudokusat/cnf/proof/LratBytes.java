package io.github.sudokusat.cnf.proof;

import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.text.CharCursor;
import java.io.IOException;

/** The steps of a proof with hints in the binary form that {@link LratWriter} describes, from a character for each byte. */
final class LratBytes extends ProofSteps {

    /** No number that is read has more bytes. */
    private static final int MOST_BYTES = 6;

    private static final String NUMBER = "the number of a clause from 0 to " + GREATEST_NUMBER;

    private final CharCursor in;
    private final int variables;
    private boolean isDeletion;
    private long number;
    /** The number of bytes that have been read. */
    private long position;

    LratBytes(CharCursor in, int variables) {
        this.in = in;
        this.variables = variables;
    }

    /** Whether a step begins here. */
    boolean isAtStep() throws IOException {
        int c = in.peek();
        return c == 'a' || c == 'd';
    }

    /** Reads the next step; returns false at the end. */
    boolean next() throws IOException {
        if (in.peek() == CharCursor.END) {
            return false;
        }
        begin(line() + 1);
        if (!isAtStep()) {
            throw fail(position + 1, "the byte " + in.peek(), "the letter a or d, which begins a step");
        }
        isDeletion = takeByte() == 'd';
        if (!isDeletion) {
            number = readNumber(NUMBER + ", with which LRAT begins (a proof without hints must be text)");
            readClause();
        }
        String expected = "0 or " + NUMBER;
        for (long one = readNumber(expected); one != 0; one = readNumber(expected)) {
            addNumber(one);
        }
        return true;
    }

    /** Whether the step deletes clauses. */
    boolean isDeletion() {
        return isDeletion;
    }

    /** The number of the clause that the step adds. */
    long number() {
        return number;
    }

    private void readClause() throws IOException {
        String expected = variables == 0
                ? "0, because there are no variables"
                : "0 or a literal from -" + variables + " to " + variables;
        for (long literal = read(expected, variables); literal != 0; literal = read(expected, variables)) {
            addLiteral((int) literal);
        }
    }

    private long readNumber(String expected) throws IOException {
        long start = position + 1;
        long value = read(expected, GREATEST_NUMBER);
        if (value < 0) {
            throw fail(start, Long.toString(value), expected);
        }
        return value;
    }

    /** Reads a number; one whose absolute value is above the greatest is an error. */
    private long read(String expected, long greatest) throws IOException {
        if (in.has(3)) {
            int first = in.peekAt(0);
            int second = in.peekAt(1);
            int third = in.peekAt(2);
            // 1 if the second and the third byte belong to the number: no branch depends on that, as it is hard to
            // predict.
            int isSecond = first >>> 7;
            int isThird = isSecond & second >>> 7;
            int value = (first & 127) | (-isSecond & (second & 127)) << 7 | (-isThird & third) << 14;
            int last = (-isThird & third) | (isThird - isSecond & second) | 1 - isSecond;
            boolean isShort = (first | second | third) < 256 && (last | last - 1) >>> 7 == 0;
            if (isShort && value != 1 && value >> 1 <= greatest) {
                int length = 1 + isSecond + isThird;
                in.advance(length);
                position += length;
                long half = value >> 1;
                return (value & 1) == 0 ? half : -half;
            }
        }
        return readLong(expected, greatest);
    }

    /** Reads a number of any length, or says what is wrong with it. */
    private long readLong(String expected, long greatest) throws IOException {
        long start = position + 1;
        long value = 0;
        int next = 128;
        for (int count = 0; next >= 128; count++) {
            if (count == MOST_BYTES) {
                throw fail(start, "a number of more than " + MOST_BYTES + " bytes", expected);
            }
            next = takeByte();
            if (next == CharCursor.END) {
                throw fail(position + 1, "the end of the proof", expected);
            }
            if (next == 0 && count > 0) {
                throw fail(start, "a number that ends with a portion of 0", expected);
            }
            value |= (next & 127L) << (7 * count);
        }
        long half = value >> 1;
        boolean isNegative = (value & 1) != 0;
        if (half > greatest || (isNegative && half == 0)) {
            throw fail(start, (isNegative ? "-" : "") + half, expected);
        }
        return isNegative ? -half : half;
    }

    private int takeByte() throws IOException {
        int c = in.peek();
        if (c > 255) {
            throw fail(position + 1, "the character " + c, "a byte");
        }
        if (c != CharCursor.END) {
            in.advance();
            position++;
        }
        return c;
    }

    private SolverFormatException fail(long start, String found, String expected) {
        return SolverFormatException.inBinary(line(), start, found, expected);
    }
}
