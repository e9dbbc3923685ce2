package io.github.sudokusat.cli.report;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.format.foreign.FPuzzlesWriter;
import io.github.sudokusat.grid.candidates.Puzzle;
import java.util.Optional;

/** Puzzles in the formats of other programs. */
public final class ForeignText {

    private ForeignText() {}

    /** Why a puzzle cannot be written in such a form; empty if it can, or the form is not of another program. */
    public static Optional<String> refusal(PuzzleInContext puzzle, Rendering.Form form) {
        if (form.isForeign()) {
            try {
                FPuzzlesWriter.of(puzzle.puzzle()).json();
            } catch (IllegalArgumentException impossible) {
                return Optional.of(String.valueOf(impossible.getMessage()));
            }
        }
        return Optional.empty();
    }

    /**
     * Writes a puzzle in a form of another program.
     *
     * @throws IllegalArgumentException if there is a {@link #refusal}
     */
    static String of(PuzzleInContext read, Rendering.Form form) {
        Puzzle puzzle = read.puzzle();
        return switch (form) {
            case FPUZZLES_LINK -> FPuzzlesWriter.of(puzzle).link();
            case SUDOKUPAD_LINK -> FPuzzlesWriter.of(puzzle).sudokuPadLink();
            default -> FPuzzlesWriter.of(puzzle).json();
        };
    }
}
