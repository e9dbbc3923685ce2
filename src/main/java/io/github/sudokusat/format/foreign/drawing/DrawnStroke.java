package io.github.sudokusat.format.foreign.drawing;

import io.github.sudokusat.grid.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A line through points, two or more.
 *
 * @param points in order
 */
public record DrawnStroke(List<DrawnPoint> points, DrawnColour colour) {

    public DrawnStroke {
        points = List.copyOf(points);
    }

    DrawnPoint first() {
        return points.get(0);
    }

    DrawnPoint last() {
        return points.get(points.size() - 1);
    }

    /**
     * The cells through whose middles it goes, from one cell on.
     *
     * @param start the cell of the first point, which may be beside the middle
     * @return the cells; none if it turns elsewhere, goes along no row, column or diagonal, or comes back
     */
    List<Cell> cells(Cell start, int side) {
        List<Cell> cells = new ArrayList<>(List.of(start));
        for (DrawnPoint point : points.subList(1, points.size())) {
            Optional<Cell> next = point.middle(side);
            if (next.isEmpty() || !goOn(cells, next.get())) {
                return List.of();
            }
        }
        return cells.stream().distinct().count() == cells.size() ? cells : List.of();
    }

    /** Adds all cells up to another one; false if the way is not straight. */
    private static boolean goOn(List<Cell> cells, Cell to) {
        Cell from = cells.get(cells.size() - 1);
        int rows = to.row() - from.row();
        int columns = to.column() - from.column();
        int steps = Math.max(Math.abs(rows), Math.abs(columns));
        boolean isStraight = rows == 0 || columns == 0 || Math.abs(rows) == Math.abs(columns);
        for (int step = 1; isStraight && step <= steps; step++) {
            cells.add(new Cell(from.row() + rows * step / steps, from.column() + columns * step / steps));
        }
        return isStraight;
    }
}
