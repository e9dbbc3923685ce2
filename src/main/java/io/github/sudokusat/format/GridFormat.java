package io.github.sudokusat.format;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import java.io.IOException;

/**
 * A text format in which grids are written. {@link GridParser} reads every format back. Immutable.
 *
 * <p>Formats do not end their last line: the caller does, with {@code \n}.
 */
public interface GridFormat {

    /**
     * Writes a grid.
     *
     * @param grid the grid
     * @param out receives the text
     * @throws IOException if {@code out} raises it
     * @throws IllegalArgumentException if this format does not support the side; nothing is written then
     */
    void write(Grid grid, Appendable out) throws IOException;

    /**
     * The text of a grid.
     *
     * @param grid the grid
     * @return the text, without a line end after it
     * @throws IllegalArgumentException if this format does not support the side
     */
    default String format(Grid grid) {
        StringBuilder text = new StringBuilder();
        try {
            write(grid, text);
        } catch (IOException e) {
            throw new AssertionError("a StringBuilder raises none", e);
        }
        return text.toString();
    }

    /**
     * The line format in the default alphabet: a character a cell, row by row, {@code .} for a blank.
     *
     * @return the format; up to side 35
     */
    static GridFormat line() {
        return LineFormat.DEFAULT;
    }

    /**
     * The line format in another alphabet.
     *
     * @param alphabet the characters for the digits, as {@link TextOptions#withAlphabet} accepts them
     * @return the format; up to the side that the alphabet has characters for
     * @throws IllegalArgumentException if it is not a valid alphabet
     */
    static GridFormat line(String alphabet) {
        TextOptions.requireAlphabet(alphabet);
        return new LineFormat(alphabet);
    }

    /**
     * Decimal numbers separated by spaces, all on one line; {@code .} for a blank.
     *
     * @return the format; any side
     */
    static GridFormat numbers() {
        return NumbersFormat.ON_ONE_LINE;
    }

    /**
     * Decimal numbers separated by spaces, one row a line, in columns; {@code .} for a blank.
     *
     * @return the format; any side
     */
    static GridFormat numberRows() {
        return NumbersFormat.IN_ROWS;
    }

    /**
     * A character for each candidate, cell by cell: the digit, or {@code .} if the cell cannot have it; 729 characters in classic Sudoku. A blank
     * cell has every candidate. Sides other than 9 can be read back only with their layout.
     *
     * @return the format; side 2 to 35
     */
    static GridFormat candidateLine() {
        return CandidateLineFormat.INSTANCE;
    }
}
