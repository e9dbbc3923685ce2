package io.github.sudokusat.grid.text;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;

/**
 * The signs to the left and right of the cells of diagonals and windows, which borders cannot show.
 *
 * <p>A diagonal is drawn as a stroke through its cells: <code>╲5 </code> for the one that falls from left to right, {@code  5╱} for the other, {@code ╲5╱}
 * where both cross; in ASCII {@code `5 }, {@code  5'} and {@code `5'}. The cells of a window are between dotted lines: {@code ┊5┊}, in ASCII
 * {@code :5:}; a stroke takes the place of one of them. All readers of pictures skip these signs.
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
        boolean hasAny = false;
        for (House house : layout.houses()) {
            boolean isWindow = house.kind() == House.Kind.WINDOW;
            boolean isDiagonal = house.kind() == House.Kind.DIAGONAL;
            hasAny |= isWindow || isDiagonal;
            for (int i = 0; isWindow && i < layout.side(); i++) {
                add(signs, 2 * house.cell(i), isAscii ? ':' : '┊');
                add(signs, 2 * house.cell(i) + 1, isAscii ? ':' : '┊');
            }
            for (int i = 0; isDiagonal && i < layout.side(); i++) {
                boolean isFalling = house.cell(0) % layout.side() == house.cell(0) / layout.side();
                char stroke = isFalling ? (isAscii ? '`' : '╲') : isAscii ? '\'' : '╱';
                signs[2 * house.cell(i) + (isFalling ? 0 : 1)] = stroke;
            }
        }
        return new CellSigns(hasAny ? signs : new char[0]);
    }

    private static void add(char[] signs, int index, char sign) {
        signs[index] = signs[index] == 0 ? sign : signs[index];
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
