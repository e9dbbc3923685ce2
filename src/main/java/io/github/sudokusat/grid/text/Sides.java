package io.github.sudokusat.grid.text;

import io.github.sudokusat.grid.Layout;
import org.jspecify.annotations.Nullable;

/** The layout that a text of some size is about: the one that was given, or the usual one of its side, built once. */
final class Sides {

    /** Answered when a number of cells is no grid's. */
    static final int NONE = -1;

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

    /** The legal side whose number of cells is nearest to a number; the smaller of two. */
    int nearest(int cells) {
        if (given != null) {
            return given.side();
        }
        int best = 1;
        for (int side = 2; side <= Layout.MAX_SIDE; side++) {
            if (!isPrime(side) && Math.abs(side * side - cells) < Math.abs(best * best - cells)) {
                best = side;
            }
        }
        return best;
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

    /** The layout for a number of cells that a text has, or the error that there is none. */
    Layout layoutOfCells(int cells, int line, int column) {
        int side = root(cells);
        Layout layout = side == NONE ? null : layout(side);
        if (layout == null) {
            throw wrongCellCount(cells, line, column);
        }
        return layout;
    }

    /** The error that a text has a number of cells that makes no grid. */
    GridFormatException wrongCellCount(int cells, int line, int column) {
        String found = cells == 1 ? "1 cell" : cells + " cells";
        if (given != null) {
            return new GridFormatException(line, column, found, given.cellCount() + " cells");
        }
        int side = root(cells);
        return side == NONE
                ? new GridFormatException(
                        line, column, found, cellsOf(nearest(cells)) + " (or another number that makes a grid)")
                : noBoxes(side, line, column);
    }

    private static String cellsOf(int side) {
        return side == 1 ? "1 cell" : side * side + " cells";
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
