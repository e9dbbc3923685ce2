package io.github.sudokusat.web;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import java.util.Arrays;
import java.util.List;

/** Reads the names of cells and candidates. */
final class Cells {

    private Cells() {}

    /** The cell of a layout that a text such as {@code r1c5} names. */
    static Cell parse(String key, String text, Layout layout) {
        try {
            Cell cell = Cell.parse(text);
            if (isInside(cell, layout)) {
                return cell;
            }
        } catch (IllegalArgumentException e) {
            // Reported below, as for a cell outside the grid.
        }
        throw BadRequest.value(key, text, "a cell from r1c1 to " + last(layout));
    }

    /** The candidate of a layout that a text such as {@code r1c5=9} names; its digit is written by its value. */
    static Candidate candidate(String key, String text, Layout layout) {
        DigitValues values = layout.values();
        try {
            Candidate candidate = Candidate.parse(text, values);
            if (isInside(candidate.cell(), layout)) {
                return candidate;
            }
        } catch (IllegalArgumentException e) {
            // Reported below, as for a candidate outside the grid.
        }
        throw BadRequest.value(
                key, text, "a candidate from r1c1=" + values.least() + " to " + last(layout) + "=" + values.greatest());
    }

    private static boolean isInside(Cell cell, Layout layout) {
        return cell.row() < layout.rows() && cell.column() < layout.columns();
    }

    private static String last(Layout layout) {
        return "r" + layout.rows() + "c" + layout.columns();
    }

    /** The numbers that the page gives to cells of the grid: row by row, from 0. */
    static int[] numbers(Layout layout, List<Cell> cells) {
        return cells.stream()
                .mapToInt(cell -> cell.row() * layout.columns() + cell.column())
                .toArray();
    }

    /** The same of cells that the library has numbered. */
    static int[] numbers(Layout layout, int... cells) {
        return Arrays.stream(cells)
                .map(cell -> cell / layout.side() * layout.columns() + cell % layout.side())
                .toArray();
    }
}
