package io.github.sudokusat.format;

import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import java.io.IOException;

/** Writes decimal numbers separated by spaces. */
final class NumbersFormat implements GridFormat {

    static final NumbersFormat ON_ONE_LINE = new NumbersFormat(false);
    static final NumbersFormat IN_ROWS = new NumbersFormat(true);

    private final boolean inRows;

    private NumbersFormat(boolean inRows) {
        this.inRows = inRows;
    }

    @Override
    public void write(Grid grid, Appendable out) throws IOException {
        Layout layout = grid.layout();
        DigitValues values = layout.values();
        int width = inRows ? width(values.greatest()) : 1;
        StringBuilder line = new StringBuilder();
        for (int cell : layout.cells()) {
            int column = cell % layout.side();
            if (cell > 0) {
                line.append(inRows && column == 0 ? '\n' : ' ');
            }
            appendPadded(line, values.of(grid.digit(cell)), width);
            if (column == layout.columns() - 1) {
                out.append(line);
                line.setLength(0);
            }
        }
    }

    /** The number of characters that a number up to 999 takes. */
    static int width(int number) {
        return number < 10 ? 1 : number < 100 ? 2 : 3;
    }

    private static void appendPadded(StringBuilder line, int value, int width) {
        for (int length = width(value); length < width; length++) {
            line.append(' ');
        }
        if (value == DigitValues.BLANK) {
            line.append('.');
        } else {
            line.append(value);
        }
    }
}
