package io.github.sudokusat.cnf;

/**
 * Thrown when text does not conform to DIMACS, another format of formulas, or the format of a solver's answer; it reports the position, what was
 * found and what was expected.
 */
public final class SolverFormatException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** The line, from 1. */
    private final long line;

    /** The column, from 1. */
    private final long column;

    /** The text that was found. */
    private final String found;

    /** The text that was expected. */
    private final String expected;

    /**
     * Creates the exception; its message is a single line such as {@code line 3, column 5: expected a literal, but found "x"}.
     *
     * @param line the line, from 1
     * @param column the column in characters, from 1
     * @param found what was found, in quotation marks if it is quoted from the text; printable, on one line
     * @param expected what was expected; printable, on one line
     */
    public SolverFormatException(long line, long column, String found, String expected) {
        this("line " + line + ", column ", line, column, found, expected);
    }

    private SolverFormatException(String place, long line, long column, String found, String expected) {
        super(place + column + ": expected " + expected + ", but found " + found);
        this.line = line;
        this.column = column;
        this.found = found;
        this.expected = expected;
    }

    /**
     * Creates the exception for a binary form; its message is a single line such as {@code step 3, byte 5: expected the letter a or d, but found 7}.
     *
     * @param step the step, from 1, in place of the line
     * @param number the number of the byte in the whole, from 1, in place of the column
     * @param found what was found
     * @param expected what was expected
     * @return the exception
     */
    public static SolverFormatException inBinary(long step, long number, String found, String expected) {
        return new SolverFormatException("step " + step + ", byte ", step, number, found, expected);
    }

    /**
     * The line where the text is wrong.
     *
     * @return the line, from 1
     */
    public long line() {
        return line;
    }

    /**
     * The column where the text is wrong.
     *
     * @return the column in characters, from 1
     */
    public long column() {
        return column;
    }

    /**
     * What was found at that position.
     *
     * @return for instance {@code "x"} (with quotation marks) or {@code the end of the text}
     */
    public String found() {
        return found;
    }

    /**
     * What was expected at that position.
     *
     * @return for instance {@code a literal}
     */
    public String expected() {
        return expected;
    }
}
