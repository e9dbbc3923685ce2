package io.github.sudokusat.format.foreign.penpa;

import io.github.sudokusat.format.foreign.drawing.DrawnPoint;

/**
 * The points of a board. They are numbered row by row, with two rows and columns around the board: the middles of cells, then their lower right corners, the
 * middles of their lower and of their right sides, four points in the corners of each cell, and four at its sides.
 */
final class PenpaBoard {

    /** In place of a cell: there is none. */
    static final int NONE = -1;

    /** The first kind of points of which a cell has four; it has as many of each. */
    private static final int CORNERS = 4;

    /** How many points there are for a cell. */
    private static final int KINDS = 12;

    private final int area;
    private final int columns;
    private final int top;
    private final int left;
    private final int side;

    /**
     * A board.
     *
     * @param rows the number of rows of points
     * @param columns the number of columns of points
     * @param top the row of the grid's first row
     * @param left the column of the grid's first column
     * @param side the side of the grid
     */
    PenpaBoard(int rows, int columns, int top, int left, int side) {
        this.area = rows * columns;
        this.columns = columns;
        this.top = top;
        this.left = left;
        this.side = side;
    }

    int side() {
        return side;
    }

    /** How many points there are. */
    int points() {
        return KINDS * area;
    }

    boolean isMiddle(int point) {
        return point < area;
    }

    /** Whether a point is where four cells meet. */
    boolean isVertex(int point) {
        return point / area == 1;
    }

    /** The number of the cell on the board to which a point belongs. */
    private int owner(int point) {
        return point / area < CORNERS ? point % area : point % (CORNERS * area) / CORNERS;
    }

    private int row(int point) {
        return owner(point) / columns - top;
    }

    private int column(int point) {
        return owner(point) % columns - left;
    }

    /** The number of the cell of the grid to which a point belongs. */
    int cell(int point) {
        int row = row(point);
        int column = column(point);
        boolean isInside = row >= 0 && row < side && column >= 0 && column < side;
        return isInside ? row * side + column : NONE;
    }

    /** Where a point is, in the grid's own rows and columns; those at the sides of a cell are taken as in its corners, as they say nothing. */
    DrawnPoint place(int point) {
        int kind = point / area;
        double down = kind == 1 || kind == 2 ? 1 : 0.5;
        double right = kind == 1 || kind == 3 ? 1 : 0.5;
        if (kind >= CORNERS) {
            down = point % CORNERS < 2 ? 0.25 : 0.75;
            right = point % 2 == 0 ? 0.25 : 0.75;
        }
        return new DrawnPoint(row(point) + down, column(point) + right);
    }
}
