package io.github.sudokusat.format.foreign.drawing;

import io.github.sudokusat.grid.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A place in a drawing, in cells from the upper left corner of the grid: the middle of the first cell is at 0.5 and 0.5.
 *
 * @param row how far down
 * @param column how far to the right
 */
public record DrawnPoint(double row, double column) {

    /** So far may something be from where it belongs. */
    private static final double NEAR = 0.2;

    private static final double HALF = 0.5;

    public boolean isInside(int side) {
        return row >= 0 && row <= side && column >= 0 && column <= side;
    }

    boolean isAt(double otherRow, double otherColumn, double near) {
        return Math.abs(row - otherRow) <= near && Math.abs(column - otherColumn) <= near;
    }

    public double distance(DrawnPoint other) {
        return Math.sqrt((row - other.row) * (row - other.row) + (column - other.column) * (column - other.column));
    }

    /** The point so many cells further down and to the right. */
    public DrawnPoint plus(double rows, double columns) {
        return new DrawnPoint(row + rows, column + columns);
    }

    /** The cell in whose middle it is. */
    public Optional<Cell> middle(int side) {
        int atRow = (int) Math.floor(row);
        int atColumn = (int) Math.floor(column);
        boolean isIn = atRow >= 0 && atRow < side && atColumn >= 0 && atColumn < side;
        return isIn && isAt(atRow + HALF, atColumn + HALF, NEAR)
                ? Optional.of(new Cell(atRow, atColumn))
                : Optional.empty();
    }

    /** Two cells, if it is in the middle of the side that they share; four if it is where they meet; else none. */
    List<Cell> neighbours(int side) {
        boolean isBetweenRows = isHalfway(row);
        boolean isBetweenColumns = isHalfway(column);
        List<Cell> cells = new ArrayList<>();
        if (!isBetweenRows && !isBetweenColumns) {
            return cells;
        }
        double above = isBetweenRows ? Math.rint(row) - HALF : row;
        double left = isBetweenColumns ? Math.rint(column) - HALF : column;
        for (int down = 0; down <= (isBetweenRows ? 1 : 0); down++) {
            for (int right = 0; right <= (isBetweenColumns ? 1 : 0); right++) {
                Optional<Cell> cell = new DrawnPoint(above + down, left + right).middle(side);
                if (cell.isEmpty()) {
                    return List.of();
                }
                cells.add(cell.get());
            }
        }
        return cells;
    }

    private static boolean isHalfway(double number) {
        return Math.abs(number - Math.rint(number)) <= NEAR;
    }
}
