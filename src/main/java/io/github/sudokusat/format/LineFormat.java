package io.github.sudokusat.format;

import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import java.io.IOException;

/** Writes one character for each cell, row by row, without line ends. */
final class LineFormat implements GridFormat {

    static final LineFormat DEFAULT = new LineFormat(TextOptions.DEFAULT_ALPHABET);

    /** The character for a blank, then those for the digits from 1. */
    private final String characters;
    /** The same for digits from 0. */
    private final String fromZero;

    LineFormat(String alphabet) {
        this.characters = "." + alphabet;
        this.fromZero = "." + DigitSymbols.withZero(alphabet);
    }

    @Override
    public void write(Grid grid, Appendable out) throws IOException {
        out.append(format(grid));
    }

    @Override
    public String format(Grid grid) {
        int side = grid.layout().side();
        requireSide(side);
        String signs = grid.layout().values().least() == 0 ? fromZero : characters;
        int columns = grid.layout().columns();
        char[] line = new char[grid.layout().rows() * columns];
        for (int row = 0; row < grid.layout().rows(); row++) {
            for (int column = 0; column < columns; column++) {
                line[row * columns + column] = signs.charAt(grid.digit(row * side + column));
            }
        }
        return new String(line);
    }

    /** Checks that there is a character for each digit. */
    void requireSide(int side) {
        if (side >= characters.length()) {
            throw new IllegalArgumentException(
                    "side must be from 1 to " + (characters.length() - 1) + " in this format, but is " + side);
        }
    }
}
