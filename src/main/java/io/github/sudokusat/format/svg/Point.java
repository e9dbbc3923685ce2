package io.github.sudokusat.format.svg;

import io.github.sudokusat.grid.Cell;

/** A point, in tenths of a unit. */
record Point(int x, int y) {

    /** The centre of a cell. */
    static Point of(Cell cell) {
        return at(cell.column(), cell.row());
    }

    /** The centre of the cell in a column and a row. */
    static Point at(int column, int row) {
        return new Point(column * GridLines.CELL + GridLines.CELL / 2, row * GridLines.CELL + GridLines.CELL / 2);
    }

    /** The point in the middle between this one and another one. */
    Point middle(Point other) {
        return new Point((x + other.x) / 2, (y + other.y) / 2);
    }

    Point plus(int dx, int dy) {
        return new Point(x + dx, y + dy);
    }

    /** The square of the distance to another point. */
    long squaredDistance(Point other) {
        long dx = (long) other.x - x;
        long dy = (long) other.y - y;
        return dx * dx + dy * dy;
    }

    /**
     * A point next to the way to another point.
     *
     * @param other the other point
     * @param along how far it is from here in the direction of the other point
     * @param beside how far it is to the right of that direction
     * @return the point; this one if the other is the same
     */
    Point towards(Point other, int along, int beside) {
        double length = Math.sqrt((double) squaredDistance(other));
        if (length == 0) {
            return this;
        }
        double dx = (other.x - x) / length;
        double dy = (other.y - y) / length;
        return plus((int) Math.round(dx * along - dy * beside), (int) Math.round(dy * along + dx * beside));
    }
}
