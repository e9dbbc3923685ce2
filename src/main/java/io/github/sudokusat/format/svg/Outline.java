package io.github.sudokusat.format.svg;

import io.github.sudokusat.grid.Cell;
import java.util.List;

/** The outline of an area of cells. Coordinates are tenths of a unit. */
final class Outline {

    private final int side;
    private final boolean[] cells;

    private Outline(int side, boolean[] cells) {
        this.side = side;
        this.cells = cells;
    }

    /** The outline of the cells with some numbers. */
    static Outline of(int side, int... numbers) {
        boolean[] cells = new boolean[side * side];
        for (int number : numbers) {
            cells[number] = true;
        }
        return new Outline(side, cells);
    }

    /** The outline of cells. */
    static Outline of(int side, List<Cell> cells) {
        return of(side, cells.stream().mapToInt(cell -> cell.number(side)).toArray());
    }

    /** Adds the outline to a path, a distance inside the edges of the cells, so that it does not cover other lines. */
    void addTo(PathData path, int inset) {
        for (int line = 0; line < side; line++) {
            addEdges(line, -1, inset, false, path);
            addEdges(line, 1, inset, false, path);
            addEdges(line, -1, inset, true, path);
            addEdges(line, 1, inset, true, path);
        }
    }

    /**
     * Adds the edges on one side of the cells of a row or, if {@code isTransposed}, of a column.
     *
     * @param outward the direction to the cells beyond the edge: −1 up or left, 1 down or right
     */
    private void addEdges(int line, int outward, int inset, boolean isTransposed, PathData path) {
        int edge = outward < 0 ? line * GridLines.CELL + inset : (line + 1) * GridLines.CELL - inset;
        int start = -1;
        for (int i = 0; i <= side; i++) {
            boolean isEdge = has(line, i, isTransposed) && !has(line + outward, i, isTransposed);
            if (isEdge && start < 0) {
                start = i;
            } else if (!isEdge && start >= 0) {
                // Where the area continues, the edge turns outwards at its end, else inwards.
                int from = start * GridLines.CELL + (has(line, start - 1, isTransposed) ? -inset : inset);
                int to = i * GridLines.CELL + (has(line, i, isTransposed) ? inset : -inset);
                GridLines.add(from, to, edge, isTransposed, path);
                start = -1;
            }
        }
    }

    private boolean has(int row, int column, boolean isTransposed) {
        boolean isInside = row >= 0 && row < side && column >= 0 && column < side;
        return isInside && cells[isTransposed ? column * side + row : row * side + column];
    }
}
