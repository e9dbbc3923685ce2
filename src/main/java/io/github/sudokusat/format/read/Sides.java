package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.Layout;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The layout of a text, given its size: the layout that was given, or the usual one of its side, built once. */
final class Sides {

    /** Returned if no grid has that number of cells. */
    static final int NONE = -1;

    /** The smallest side that a text with a wrong number of cells may have been meant to have. */
    private static final int SMALLEST_USUAL = 4;

    /** The side that is assumed if nothing suggests another. */
    static final int USUAL = 9;

    private final @Nullable Layout given;
    private final @Nullable Layout[] bySide = new @Nullable Layout[Layout.MAX_SIDE + 1];

    Sides(TextOptions options) {
        this.given = options.layout().orElse(null);
    }

    /** The side of the given layout, or {@link #NONE}. */
    int given() {
        return given == null ? NONE : given.side();
    }

    /** The number of cells of the given layout, or {@link #NONE}. */
    int givenCells() {
        return given == null ? NONE : given.rows() * given.columns();
    }

    /** Whether a layout is given that does not have as many rows and columns as digits. */
    boolean isRectangle() {
        return given != null && !given.isSquare();
    }

    /** The number of rows of a grid of a legal side. */
    int rows(int side) {
        return isRectangle() ? Objects.requireNonNull(given).rows() : side;
    }

    /** The number of columns of a grid of a legal side. */
    int columns(int side) {
        return isRectangle() ? Objects.requireNonNull(given).columns() : side;
    }

    /** The number of a cell in a grid of a legal side, given its place among the cells of the grid row by row. */
    int cell(int index, int side) {
        return index / columns(side) * side + index % columns(side);
    }

    /** The side of a grid that has a number of cells: that of the given layout if it is a rectangle, otherwise {@link #root}; or {@link #NONE}. */
    int sideOf(int cells) {
        return isRectangle() ? (cells == givenCells() ? given() : NONE) : root(cells);
    }

    /** The square root of a number of cells if it is a side, or {@link #NONE}. */
    static int root(int cells) {
        int side = (int) Math.round(Math.sqrt(cells));
        return side >= 1 && side <= Layout.MAX_SIDE && side * side == cells ? side : NONE;
    }

    /** Whether grids of a side can be read: it is that of the given layout, or no layout is given and the side has boxes. */
    boolean isLegal(int side) {
        if (given != null) {
            return side == given.side();
        }
        return side >= 1 && side <= Layout.MAX_SIDE && !isPrime(side);
    }

    private static boolean isPrime(int side) {
        for (int divisor = 2; divisor * divisor <= side; divisor++) {
            if (side % divisor == 0) {
                return false;
            }
        }
        return side > 1;
    }

    /**
     * The number of cells that a text with a wrong number should have: that of a legal side at most half a row more or less, else that of a 9 × 9
     * grid. The answer is 0 if the number is the square of a side without boxes, because then the text as a whole is wrong.
     */
    int expectedCells(int cells) {
        if (given == null && root(cells) != NONE) {
            return 0;
        }
        if (given != null) {
            return givenCells();
        }
        int side = near(cells);
        return side * side;
    }

    private static int near(int cells) {
        for (int side = SMALLEST_USUAL; side <= Layout.MAX_SIDE; side++) {
            if (!isPrime(side) && Math.abs(side * side - cells) <= side / 2) {
                return side;
            }
        }
        return USUAL;
    }

    /** The number of rows of a box in a grid of a side; all of its rows if there are no boxes. Does not build a layout. */
    int boxRows(int side) {
        if (given != null) {
            return given.boxShape().isPresent() ? given.boxShape().get().rows() : side;
        }
        int rows = (int) Math.sqrt(side);
        while (side % rows != 0) {
            rows--;
        }
        return rows;
    }

    /** The layout of a legal side; null for any other side. */
    @Nullable
    Layout layout(int side) {
        if (given != null) {
            return given.side() == side ? given : null;
        }
        if (!isLegal(side)) {
            return null;
        }
        Layout layout = bySide[side];
        if (layout == null) {
            layout = Layout.ofSide(side).orElse(null);
            bySide[side] = layout;
        }
        return layout;
    }

    /** The error that a text has a number of cells that no grid has. */
    GridFormatException wrongCellCount(int cells, int line, int column) {
        String found = cells == 1 ? "1 cell" : cells + " cells";
        if (given != null) {
            return new GridFormatException(line, column, found, givenCells() == 1 ? "1 cell" : givenCells() + " cells");
        }
        int side = root(cells);
        return side == NONE
                ? new GridFormatException(
                        line, column, found, expectedCells(cells) + " cells (or another number that makes a grid)")
                : noBoxes(found + " (side " + side + ")", line, column);
    }

    /** The error that a side is prime and no layout defines its boxes. */
    static GridFormatException noBoxes(int side, int line, int column) {
        return noBoxes("side " + side, line, column);
    }

    private static GridFormatException noBoxes(String found, int line, int column) {
        return new GridFormatException(
                line,
                column,
                found,
                "a grid that boxes can divide, of side 4, 6, 8, 9 ... (a grid of prime side needs regions)");
    }
}
