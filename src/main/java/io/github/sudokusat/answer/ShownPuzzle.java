package io.github.sudokusat.answer;

import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.format.TechniqueCase;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import java.util.Optional;

/**
 * A puzzle as it is, without any search: what its text gave, in the forms that other texts need.
 *
 * @param puzzle the puzzle
 * @param hasAll whether the candidates of an open cell include digits that are already in cells that must differ from it
 */
public record ShownPuzzle(PuzzleInContext puzzle, boolean hasAll) {

    private Grid grid() {
        return puzzle.grid();
    }

    /** Whether the text gave pencil marks, or deletes candidates that its digits leave. */
    public boolean hasOwnMarks() {
        return puzzle.hasPlayersMarks() || puzzle.marksSayMore();
    }

    /** Whether some of the digits are known to have been placed later than the givens. */
    public boolean hasPlacedDigits() {
        return !puzzle.givens().equals(grid());
    }

    /**
     * The candidates of each cell. If the text gave a player's pencil marks, they are left as they are. Otherwise an open cell has all digits except
     * those that a library line deletes, and, unless all were requested, those of the cells that must differ from it.
     */
    public PencilMarks marks() {
        Layout layout = grid().layout();
        PencilMarks given = puzzle.marks();
        PencilMarks.Builder marks = PencilMarks.builder(layout);
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            boolean[] excluded =
                    hasAll || puzzle.hasPlayersMarks() ? new boolean[layout.side() + 1] : digitsOfPeers(cell);
            for (int digit = 1; digit <= layout.side(); digit++) {
                boolean isLeft = (given == null || given.has(cell, digit)) && !excluded[digit];
                if (grid().digit(cell) == 0 ? isLeft : grid().digit(cell) == digit) {
                    marks.add(cell, digit);
                }
            }
        }
        return marks.build();
    }

    private boolean[] digitsOfPeers(int cell) {
        boolean[] digits = new boolean[grid().layout().side() + 1];
        for (int peer : grid().layout().peers(cell)) {
            digits[grid().digit(peer)] = true;
        }
        return digits;
    }

    /** The library line: the one that was read, or one without a technique; empty if the position is contradictory or the layout has none. */
    public Optional<String> libraryLine() {
        TechniqueCase read = puzzle.techniqueCase();
        if (read != null) {
            return Optional.of(read.line());
        }
        if (!TechniqueCase.isFor(grid().layout())) {
            return Optional.empty();
        }
        CandidateLayout tables = CandidateLayout.of(grid().layout());
        CandidateGrid position = puzzle.position(tables);
        // It is not known which digits of a player's position are givens.
        return PositionLine.of(
                position, puzzle.hasPlayersMarks() ? Grid.empty(grid().layout()) : puzzle.givens(), puzzle.symbols());
    }
}
