package io.github.sudokusat.rule;

import io.github.sudokusat.grid.Cell;
import java.util.List;

/** Cells as text: each by name, and straight runs of three or more by their ends. */
public final class CellText {

    private CellText() {}

    /**
     * Writes cells.
     *
     * @param cells the cells
     * @return for instance {@code r1c1-r1c4 r3c2}, in the order of the list
     */
    public static String of(List<Cell> cells) {
        StringBuilder text = new StringBuilder();
        int start = 0;
        while (start < cells.size()) {
            int end = endOfRun(cells, start);
            boolean isRun = end - start > 2;
            text.append(start == 0 ? "" : " ").append(cells.get(start));
            if (isRun) {
                text.append('-').append(cells.get(end - 1));
            }
            start = isRun ? end : start + 1;
        }
        return text.toString();
    }

    /**
     * Writes groups of cells.
     *
     * @param groups the groups
     * @return for instance {@code r1c1 r1c2 = r2c1}
     */
    public static String ofGroups(List<List<Cell>> groups) {
        StringBuilder text = new StringBuilder();
        for (List<Cell> group : groups) {
            text.append(text.isEmpty() ? "" : " = ").append(of(group));
        }
        return text.toString();
    }

    /** The index after the longest run of cells that begins at an index and goes in one direction, cell by cell. */
    private static int endOfRun(List<Cell> cells, int start) {
        int end = start + 1;
        if (end == cells.size()) {
            return end;
        }
        int rows = cells.get(end).row() - cells.get(start).row();
        int columns = cells.get(end).column() - cells.get(start).column();
        boolean isStep = Math.max(Math.abs(rows), Math.abs(columns)) == 1;
        while (isStep
                && end < cells.size()
                && cells.get(end).row() - cells.get(end - 1).row() == rows
                && cells.get(end).column() - cells.get(end - 1).column() == columns) {
            end++;
        }
        return isStep ? end : start + 1;
    }

    /**
     * The cells of a straight run.
     *
     * @param from its first cell
     * @param to its last cell
     * @return the cells from one to the other; empty if they are not in a row, a column or a diagonal direction
     */
    public static List<Cell> run(Cell from, Cell to) {
        int rows = to.row() - from.row();
        int columns = to.column() - from.column();
        int length = Math.max(Math.abs(rows), Math.abs(columns));
        if (rows != 0 && columns != 0 && Math.abs(rows) != Math.abs(columns)) {
            return List.of();
        }
        Cell[] cells = new Cell[length + 1];
        for (int i = 0; i <= length; i++) {
            cells[i] = new Cell(from.row() + Integer.signum(rows) * i, from.column() + Integer.signum(columns) * i);
        }
        return List.of(cells);
    }
}
