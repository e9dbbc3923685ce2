package io.github.sudokusat.format.svg;

import io.github.sudokusat.format.Borders;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import java.util.BitSet;

/** The lines of a layout as paths: between cells, around regions, along diagonals, and around other houses. Coordinates are tenths of a unit. */
final class GridLines {

    /** The side of a cell. */
    static final int CELL = 600;

    private final int side;
    private final int rows;
    private final int columns;
    private final Borders borders;
    private final Iterable<House> houses;
    private final boolean hasDiagonals;

    GridLines(Layout layout) {
        this.side = layout.side();
        this.rows = layout.rows();
        this.columns = layout.columns();
        this.borders = Borders.of(layout);
        this.houses = layout.houses();
        this.hasDiagonals = side > 1 && layout.variants().contains(Variant.DIAGONALS);
    }

    /** The lines between all rows and all columns. */
    PathData cells() {
        PathData path = new PathData();
        for (int i = 1; i < Math.max(rows, columns); i++) {
            if (i < rows) {
                path.line(0, i * CELL, columns * CELL, i * CELL);
            }
            if (i < columns) {
                path.line(i * CELL, 0, i * CELL, rows * CELL);
            }
        }
        return path;
    }

    /** The lines between neighbours in different regions, and around the grid. */
    PathData borders() {
        PathData path = new PathData();
        for (int line = 0; line <= Math.max(rows, columns); line++) {
            addBorder(line, false, path);
            addBorder(line, true, path);
        }
        return path;
    }

    /** Adds the parts of a horizontal line, or of a vertical one, at which two regions meet; neighbouring parts are one. */
    private void addBorder(int line, boolean isVertical, PathData path) {
        int start = -1;
        for (int i = 0; i <= (isVertical ? rows : columns); i++) {
            boolean isBorder =
                    isVertical ? borders.isBetween(i, line - 1, i, line) : borders.isBetween(line - 1, i, line, i);
            if (isBorder && start < 0) {
                start = i;
            } else if (!isBorder && start >= 0) {
                add(start * CELL, i * CELL, line * CELL, isVertical, path);
                start = -1;
            }
        }
    }

    /** The side of the grid. */
    int side() {
        return side;
    }

    /** Whether lines go along both diagonals: if the layout has that rule, even where a region of a jigsaw has the same cells. */
    boolean hasDiagonals() {
        return hasDiagonals;
    }

    /** Both diagonals, from corner to corner, if they are drawn. */
    PathData diagonals() {
        PathData path = new PathData();
        if (hasDiagonals) {
            int end = side * CELL;
            path.line(0, 0, end, end);
            path.line(end, 0, 0, end);
        }
        return path;
    }

    /** Whether the cells of a house are shaded and outlined: a window, or a house of the user's. */
    private static boolean isShaded(House house) {
        return house.kind() == House.Kind.WINDOW || house.kind() == House.Kind.EXTRA;
    }

    /** The cells of windows and of the user's houses. */
    BitSet shaded() {
        BitSet shaded = new BitSet();
        for (House house : houses) {
            for (int i = 0; isShaded(house) && i < house.size(); i++) {
                shaded.set(house.cell(i));
            }
        }
        return shaded;
    }

    /** The cells of windows and of the user's houses, as areas. */
    PathData shadedCells() {
        BitSet shaded = shaded();
        PathData path = new PathData();
        for (int row = 0; row < side; row++) {
            for (int column = 0; column < side; column++) {
                int begin = column;
                while (column < side && shaded.get(row * side + column)) {
                    column++;
                }
                if (column > begin) {
                    path.rectangle(begin * CELL, row * CELL, (column - begin) * CELL, CELL);
                }
            }
        }
        return path;
    }

    /** The outlines of windows and of the user's houses, a distance inside the edges of their cells, so that they do not cover other lines. */
    PathData outlines(int inset) {
        PathData path = new PathData();
        for (House house : houses) {
            if (isShaded(house)) {
                Outline.of(side, house.cells()).addTo(path, inset);
            }
        }
        return path;
    }

    /** Adds a horizontal line at a height or, if {@code isVertical}, a vertical one. */
    static void add(int from, int to, int at, boolean isVertical, PathData path) {
        if (isVertical) {
            path.line(at, from, at, to);
        } else {
            path.line(from, at, to, at);
        }
    }
}
