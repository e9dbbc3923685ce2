package io.github.sudokusat.format.foreign.draft;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.text.Numbers;
import java.util.List;
import java.util.Optional;

/**
 * A cell of an f-puzzles file, such as {@code R1C9}; clues are in the rows and columns around the grid.
 *
 * @param row the row, from 1 in the grid
 * @param column the column, from 1 in the grid
 */
public record OutsideCell(int row, int column) {

    /** Reads a cell; empty if the text does not name one. */
    public static Optional<OutsideCell> parse(String text) {
        int c = Math.max(text.indexOf('C'), text.indexOf('c'));
        boolean hasLetters = c > 0 && (text.charAt(0) == 'R' || text.charAt(0) == 'r');
        int row = hasLetters ? Numbers.parse(text.substring(1, c)) : Numbers.NONE;
        int column = hasLetters ? Numbers.parse(text.substring(c + 1)) : Numbers.NONE;
        return row < 0 || column < 0 ? Optional.empty() : Optional.of(new OutsideCell(row, column));
    }

    public boolean isInside(int side) {
        return row >= 1 && row <= side && column >= 1 && column <= side;
    }

    /** Whether the cell is in a row or column next to the grid, corners included. */
    public boolean isOutside(int side) {
        return !isInside(side) && row <= side + 1 && column <= side + 1;
    }

    /** The cell of the grid. */
    public Cell cell() {
        return new Cell(row - 1, column - 1);
    }

    /** The row or column that begins here; empty in a corner. */
    public List<Cell> line(int side) {
        int last = side - 1;
        boolean isRow = row >= 1 && row <= side;
        boolean isColumn = column >= 1 && column <= side;
        if (isRow == isColumn) {
            return List.of();
        }
        boolean isForward = isRow ? column == 0 : row == 0;
        int from = isForward ? 0 : last;
        int to = last - from;
        return isRow
                ? CellText.run(new Cell(row - 1, from), new Cell(row - 1, to))
                : CellText.run(new Cell(from, column - 1), new Cell(to, column - 1));
    }

    /** The first cell of the diagonal that begins here in a direction; empty if there is none. */
    public Optional<Cell> first(int rows, int columns, int side) {
        int nextRow = row + rows;
        int nextColumn = column + columns;
        boolean isInside = nextRow >= 1 && nextRow <= side && nextColumn >= 1 && nextColumn <= side;
        return isInside ? Optional.of(new Cell(nextRow - 1, nextColumn - 1)) : Optional.empty();
    }

    /** The cell before the first one of a line that is a whole row or column, read from one of its ends; empty for other lines. */
    public static Optional<OutsideCell> before(List<Cell> line, int side) {
        if (line.size() < 2 || line.size() != side) {
            return Optional.empty();
        }
        int rows = line.get(1).row() - line.get(0).row();
        int columns = line.get(1).column() - line.get(0).column();
        OutsideCell cell =
                new OutsideCell(line.get(0).row() + 1 - rows, line.get(0).column() + 1 - columns);
        return cell.line(side).equals(line) ? Optional.of(cell) : Optional.empty();
    }

    /** The cell before the first one of a diagonal in a direction; empty if it is in the grid. */
    public static Optional<OutsideCell> before(Cell first, int rows, int columns, int side) {
        OutsideCell cell = new OutsideCell(first.row() + 1 - rows, first.column() + 1 - columns);
        return cell.isInside(side) ? Optional.empty() : Optional.of(cell);
    }

    /** The cell as f-puzzles names it, such as {@code R1C9}. */
    @Override
    public String toString() {
        return "R" + row + "C" + column;
    }
}
