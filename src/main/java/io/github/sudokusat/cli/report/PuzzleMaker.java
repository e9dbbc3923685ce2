package io.github.sudokusat.cli.report;

import io.github.sudokusat.answer.GeneratedPuzzle;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.generate.GenerateResult;
import io.github.sudokusat.generate.PuzzleSource;

/**
 * Makes puzzles or full grids by number, and their records. Safe for use by several threads.
 *
 * @param kind what is made
 * @param seed the seed
 * @param source makes the puzzles
 * @param rendering the form of the records
 */
public record PuzzleMaker(GeneratedPuzzle.Kind kind, long seed, PuzzleSource source, Rendering rendering) {

    /**
     * What was made for one number.
     *
     * @param result the result
     * @param text the record of a puzzle that was found
     */
    public record Made(GenerateResult result, String text) {}

    /** Makes the puzzle of a number. */
    public Made make(long number) {
        GenerateResult result = source.generate(seed, number);
        StringBuilder text = new StringBuilder();
        if (result instanceof GenerateResult.Found found) {
            new GeneratedPuzzle(kind, found.generated(), seed, number).addTo(rendering, text);
        }
        return new Made(result, text.toString());
    }

    /** The word for one of what is made. */
    public String what() {
        return kind == GeneratedPuzzle.Kind.GRID ? "grid" : "puzzle";
    }
}
