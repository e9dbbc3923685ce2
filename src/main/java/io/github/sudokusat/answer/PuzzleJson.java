package io.github.sudokusat.answer;

import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.text.JsonObject;
import java.util.ArrayList;
import java.util.List;

/** Writes to JSON what a puzzle has in addition to its digits, so that the object can be read back as the same puzzle. */
public final class PuzzleJson {

    private PuzzleJson() {}

    /** Adds {@code layout} unless it is the usual one of its side, and {@code marks} if the puzzle's text gave candidates or deleted some. */
    public static void write(PuzzleInContext puzzle, JsonObject json) {
        Layout layout = puzzle.grid().layout();
        if (!layout.isOfSide()) {
            json.put("layout", LayoutText.describe(layout));
        }
        PencilMarks marks = puzzle.marks();
        if (marks != null && (puzzle.hasPlayersMarks() || puzzle.marksSayMore())) {
            json.put("marks", candidates(puzzle.grid(), marks));
        }
    }

    /** The candidates of the open cells, in ascending order. */
    private static List<String> candidates(Grid grid, PencilMarks marks) {
        int side = grid.layout().side();
        DigitSymbols numbers = DigitSymbols.numbers(grid.layout());
        List<String> candidates = new ArrayList<>();
        for (int cell = 0; cell < grid.layout().cellCount(); cell++) {
            for (int digit = 1; digit <= side; digit++) {
                if (grid.digit(cell) == 0 && marks.has(cell, digit)) {
                    candidates.add(numbers.text(new Candidate(Cell.numbered(cell, side), digit)));
                }
            }
        }
        return candidates;
    }
}
