package io.github.sudokusat.format;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;

/**
 * The signs to the left and right of the cells of diagonals and windows, which borders cannot show.
 *
 * <p>A diagonal is drawn as a stroke through its cells: <code>╲5 </code> for the one that falls from left to right, {@code  5╱} for the other,
 * {@code ╲5╱} where both cross; in ASCII {@code `5 }, {@code  5'} and {@code `5'}. The cells of a window are between dotted lines: {@code ┊5┊}, in
 * ASCII {@code :5:}; a stroke takes the place of one of them. All readers of pictures skip these signs.
 */
final class CellSigns {

    /** For each cell the signs to the left and to the right; empty if there are no diagonals and windows. */
    private final char[] signs;

    private CellSigns(char[] signs) {
        this.signs = signs;
    }

    /** The signs of a layout, for a picture with borders of given characters. */
    static CellSigns of(Layout layout, String borders) {
        boolean isAscii = borders.equals(Frame.ASCII);
        char[] signs = new char[2 * layout.cellCount()];
        // Even where a region of a jigsaw has the same cells, which then has no second house.
        boolean hasDiagonals = layout.side() > 1 && layout.variants().contains(Variant.DIAGONALS);
        boolean hasAny = hasDiagonals;
        for (House house : layout.houses()) {
            if (house.kind() == House.Kind.WINDOW) {
                hasAny = true;
                addWindow(signs, house, isAscii ? ':' : '┊');
            }
        }
        if (hasDiagonals) {
            addDiagonals(signs, layout.side(), isAscii);
        }
        return new CellSigns(hasAny ? signs : new char[0]);
    }

    private static void addWindow(char[] signs, House window, char sign) {
        for (int i = 0; i < window.size(); i++) {
            signs[2 * window.cell(i)] = sign;
            signs[2 * window.cell(i) + 1] = sign;
        }
    }

    private static void addDiagonals(char[] signs, int side, boolean isAscii) {
        for (int row = 0; row < side; row++) {
            signs[2 * (row * side + row)] = isAscii ? '`' : '╲';
            signs[2 * (row * side + side - 1 - row) + 1] = isAscii ? '\'' : '╱';
        }
    }

    /** The number of columns that the signs add to every cell: 2, or 0 if no cell has any. */
    int width() {
        return signs.length == 0 ? 0 : 2;
    }

    /** Appends the sign to the left of a cell, or a space. */
    void appendLeft(StringBuilder text, int cell) {
        append(text, 2 * cell);
    }

    /** Appends the sign to the right of a cell, or a space. */
    void appendRight(StringBuilder text, int cell) {
        append(text, 2 * cell + 1);
    }

    private void append(StringBuilder text, int index) {
        if (signs.length > 0) {
            text.append(signs[index] == 0 ? ' ' : signs[index]);
        }
    }
}
