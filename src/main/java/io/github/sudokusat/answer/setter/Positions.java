package io.github.sudokusat.answer.setter;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.foreign.fpuzzles.FPuzzlesBoard;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import org.jspecify.annotations.Nullable;

/** The position on a board: its givens with the digits and centre marks that the player has entered. */
final class Positions {

    private Positions() {}

    static PuzzleInContext of(FPuzzlesBoard board) {
        Grid givens = board.imported().puzzle().grid();
        return PuzzleInContext.ofGame(
                givens, board.digits(), marks(board), DigitSymbols.of(TextOptions.DEFAULT_ALPHABET, givens.layout()));
    }

    /** The marks, complete in cells without any; null if no cell has any. */
    private static @Nullable PencilMarks marks(FPuzzlesBoard board) {
        Grid digits = board.digits();
        int side = digits.layout().side();
        PencilMarks.Builder marks = PencilMarks.builder(digits.layout());
        boolean isAny = false;
        for (int cell = 0; cell < digits.layout().cellCount(); cell++) {
            boolean isOpen = digits.digit(cell) == 0;
            isAny |= isOpen && board.hasMarks(cell);
            for (int digit = 1; digit <= side; digit++) {
                boolean isLeft =
                        isOpen ? !board.hasMarks(cell) || board.isMarked(cell, digit) : digits.digit(cell) == digit;
                if (isLeft) {
                    marks.add(cell, digit);
                }
            }
        }
        return isAny ? marks.build() : null;
    }
}
