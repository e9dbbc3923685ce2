package io.github.sudokusat.web;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;

/** Reads the names of cells and candidates. */
final class Cells {

    private Cells() {}

    /** The cell of a layout that a text such as {@code r1c5} names. */
    static Cell parse(String key, String text, Layout layout) {
        try {
            Cell cell = Cell.parse(text);
            if (Math.max(cell.row(), cell.column()) < layout.side()) {
                return cell;
            }
        } catch (IllegalArgumentException e) {
            // Reported below, as for a cell outside the grid.
        }
        throw BadRequest.value(key, text, "a cell from r1c1 to r" + layout.side() + "c" + layout.side());
    }

    /** The candidate of a layout that a text such as {@code r1c5=9} names; its digit is written by its value. */
    static Candidate candidate(String key, String text, Layout layout) {
        DigitValues values = layout.values();
        try {
            Candidate candidate = Candidate.parse(text, values);
            Cell cell = candidate.cell();
            if (Math.max(cell.row(), cell.column()) < layout.side()) {
                return candidate;
            }
        } catch (IllegalArgumentException e) {
            // Reported below, as for a candidate outside the grid.
        }
        int side = layout.side();
        throw BadRequest.value(
                key,
                text,
                "a candidate from r1c1=" + values.least() + " to r" + side + "c" + side + "=" + values.greatest());
    }
}
