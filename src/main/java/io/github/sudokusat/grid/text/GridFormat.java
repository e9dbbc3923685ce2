package io.github.sudokusat.grid.text;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.text.read.GridParser;
import java.io.IOException;

/**
 * A text format that grids are written in. Every format is read back by {@link GridParser}. Immutable.
 *
 * <p>No format ends its last line: the caller does, with {@code \n}.
 */
public interface GridFormat {

    /**
     * Writes a grid.
     *
     * @param grid the grid
     * @param out where to
     * @throws IOException if {@code out} raises it
     * @throws IllegalArgumentException if the side has no place in this format; nothing is written then
     */
    void write(Grid grid, Appendable out) throws IOException;

    /**
     * The text of a grid.
     *
     * @param grid the grid
     * @return the text, without a line end after it
     * @throws IllegalArgumentException if the side has no place in this format
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
     * @param alphabet the characters for the digits, as {@link TextOptions#withAlphabet} takes them
     * @return the format; up to the side that the alphabet has characters for
     * @throws IllegalArgumentException if it is no alphabet
     */
    static GridFormat line(String alphabet) {
        TextOptions.requireAlphabet(alphabet);
        return new LineFormat(alphabet);
    }

    /**
     * Decimal numbers parted by blanks, all on one line; {@code .} for a blank.
     *
     * @return the format; any side
     */
    static GridFormat numbers() {
        return NumbersFormat.ON_ONE_LINE;
    }

    /**
     * Decimal numbers parted by blanks, a row a line, in columns; {@code .} for a blank.
     *
     * @return the format; any side
     */
    static GridFormat numberRows() {
        return NumbersFormat.IN_ROWS;
    }

    /**
     * A character for each candidate, cell by cell: the digit, or {@code .} where the cell cannot have it; 729 characters in classic
     * Sudoku. A blank cell has every candidate. Other sides than 9 are read back only with their layout.
     *
     * @return the format; side 2 to 35
     */
    static GridFormat candidateLine() {
        return CandidateLineFormat.INSTANCE;
    }
}
