package io.github.sudokusat.web;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle that is being played.
 *
 * @param givens the given digits
 * @param digits the given digits and the player's own
 * @param marks the candidates that the player has left; null if no cell has marks
 */
record Game(Grid givens, Grid digits, @Nullable PencilMarks marks) {

    /** The words for {@link #asked}: which part of a game a question is about. */
    static final String KEY = "of";

    Layout layout() {
        return givens.layout();
    }

    /** How digits are written in sentences: 1 to 9, then letters. */
    DigitSymbols symbols() {
        return DigitSymbols.of(TextOptions.DEFAULT_ALPHABET, layout());
    }

    /** Whether the game has givens or rules of its own; else what the player has typed in is the puzzle. */
    boolean isPuzzle() {
        return givens.filledCount() > 0 || !layout().statedRules().isEmpty();
    }

    /** The whole game. */
    PuzzleInContext position() {
        return PuzzleInContext.ofGame(givens, digits, marks, symbols());
    }

    /** The puzzle without what the player has done: the givens, or, of a game that is no puzzle, the digits and marks typed in. */
    PuzzleInContext unplayed() {
        return isPuzzle() ? ofDigits(givens, null) : ofDigits(digits, marks);
    }

    private PuzzleInContext ofDigits(Grid all, @Nullable PencilMarks left) {
        return PuzzleInContext.ofGame(all, all, left, symbols());
    }

    /**
     * The part of the game that a question about its solutions is about: {@code of=givens} or {@code of=position}. A game without givens is a puzzle
     * that consists of the digits and marks typed in.
     */
    PuzzleInContext asked(Request request) {
        boolean hasGivens = givens.filledCount() > 0;
        String part = hasGivens ? request.choice(KEY, "givens", "position") : request.choice(KEY, "position", "givens");
        return part.equals("givens") ? ofDigits(givens, null) : position();
    }
}
