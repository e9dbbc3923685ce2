package io.github.sudokusat.rule.outside;

import io.github.sudokusat.grid.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A diagonal direction. */
public enum Diagonal {
    /** To the row above and the column to the left. */
    UP_LEFT("up-left", -1, -1),
    /** To the row above and the column to the right. */
    UP_RIGHT("up-right", -1, 1),
    /** To the row below and the column to the left. */
    DOWN_LEFT("down-left", 1, -1),
    /** To the row below and the column to the right. */
    DOWN_RIGHT("down-right", 1, 1);

    private final String text;
    private final int rows;
    private final int columns;

    Diagonal(String text, int rows, int columns) {
        this.text = text;
        this.rows = rows;
        this.columns = columns;
    }

    /**
     * The direction from one cell to a neighbour of it.
     *
     * @param from the cell
     * @param to the neighbour
     * @return the direction; empty if they do not touch at a corner
     */
    public static Optional<Diagonal> between(Cell from, Cell to) {
        for (Diagonal direction : values()) {
            if (to.row() - from.row() == direction.rows && to.column() - from.column() == direction.columns) {
                return Optional.of(direction);
            }
        }
        return Optional.empty();
    }

    /**
     * The direction with a name.
     *
     * @param text the name, such as {@code down-right}
     * @return the direction; empty if there is none
     */
    public static Optional<Diagonal> named(String text) {
        for (Diagonal direction : values()) {
            if (direction.text.equals(text)) {
                return Optional.of(direction);
            }
        }
        return Optional.empty();
    }

    /**
     * The cells from one to the edge of the grid.
     *
     * @param first the first cell
     * @param height the number of rows of the grid
     * @param width the number of its columns
     * @return the cells in this direction, the first included; empty if it is outside the grid
     */
    public List<Cell> cells(Cell first, int height, int width) {
        List<Cell> cells = new ArrayList<>();
        int row = first.row();
        int column = first.column();
        while (row >= 0 && row < height && column >= 0 && column < width) {
            cells.add(new Cell(row, column));
            row += rows;
            column += columns;
        }
        return cells;
    }

    /**
     * The direction's name.
     *
     * @return for instance {@code down-right}
     */
    /** How far a step goes down: 1 or −1. */
    int rows() {
        return rows;
    }

    /** How far a step goes to the right: 1 or −1. */
    int columns() {
        return columns;
    }

    @Override
    public String toString() {
        return text;
    }
}
