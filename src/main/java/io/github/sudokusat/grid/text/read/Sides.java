package io.github.sudokusat.grid.text.read;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.text.GridFormatException;
import io.github.sudokusat.grid.text.TextOptions;
import org.jspecify.annotations.Nullable;

/** The layout that a text of some size is about: the one that was given, or the usual one of its side, built once. */
final class Sides {

    /** Answered when a number of cells is no grid's. */
    static final int NONE = -1;

    /** Nobody who gives a wrong number of cells meant the side 1. */
    private static final int SMALLEST_USUAL = 4;

    /** The side that is meant where nothing points to another. */
    private static final int USUAL = 9;

    private final @Nullable Layout given;
    private final @Nullable Layout[] bySide = new @Nullable Layout[Layout.MAX_SIDE + 1];

    Sides(TextOptions options) {
        this.given = options.layout().orElse(null);
    }

    /** The side of the given layout, or {@link #NONE}. */
    int given() {
        return given == null ? NONE : given.side();
    }

    /** The square root of a number of cells if that is a side, or {@link #NONE}. */
    static int root(int cells) {
        int side = (int) Math.round(Math.sqrt(cells));
        return side >= 1 && side <= Layout.MAX_SIDE && side * side == cells ? side : NONE;
    }

    /** Whether grids of that side can be read: it is that of the given layout, or none is given and it has boxes. */
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
     * How many cells there should be where there is another number: those of a legal side if they are half a row more or less at the most, else those
     * of a 9 × 9 grid. None where the number is the square of a side without boxes, since then it is the whole that is wrong.
     */
    int expectedCells(int cells) {
        if (given == null && root(cells) != NONE) {
            return 0;
        }
        int side = given == null ? near(cells) : given.side();
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

    /** How many rows a box has in a grid of that side; all of them where there are no boxes. Builds no layout. */
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

    /** The layout of a legal side; null for another one. */
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

    /** The error that a text has a number of cells that makes no grid. */
    GridFormatException wrongCellCount(int cells, int line, int column) {
        String found = cells == 1 ? "1 cell" : cells + " cells";
        if (given != null) {
            return new GridFormatException(
                    line, column, found, given.cellCount() == 1 ? "1 cell" : given.cellCount() + " cells");
        }
        int side = root(cells);
        return side == NONE
                ? new GridFormatException(
                        line, column, found, expectedCells(cells) + " cells (or another number that makes a grid)")
                : noBoxes(side, line, column);
    }

    /** The error that a side is prime and no layout says what its boxes are. */
    static GridFormatException noBoxes(int side, int line, int column) {
        return new GridFormatException(
                line,
                column,
                "side " + side,
                "a side that has boxes, such as 4, 6, 8 or 9 (a prime side needs its layout named)");
    }
}
