package io.github.sudokusat.web;

import io.github.sudokusat.answer.CanonicalPuzzle;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.grid.symmetry.CanonicalForm;
import io.github.sudokusat.grid.symmetry.Symmetries;
import io.github.sudokusat.grid.symmetry.Symmetry;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;

/** {@code canonical} and {@code shuffle}: puzzles that are the same but for the names of digits and the order of rows and columns. */
final class SymmetryAnswer {

    private SymmetryAnswer() {}

    /** {@code canonical}: the one puzzle that stands for all that are equivalent. */
    static void canonical(Request request, JsonObject json) {
        PuzzleInContext puzzle = GameText.game(request).asked(request);
        String key = CanonicalForm.supports(puzzle.grid().layout()) ? "givens" : "layout";
        CanonicalPuzzle.refusal(puzzle).ifPresent(refusal -> {
            throw BadRequest.because(key, refusal);
        });
        SudokuSolver solver = SudokuSolver.create().withLimits(request.limits());
        CanonicalPuzzle.of(puzzle, solver).json(GameText.RENDERING, json);
    }

    /** {@code shuffle}: an equivalent puzzle, drawn at random. */
    static void shuffle(Request request, JsonObject json) {
        request.required("seed", "a whole number");
        long seed = request.number("seed", 0, Long.MIN_VALUE, Long.MAX_VALUE);
        Game game = GameText.game(request);
        Symmetry symmetry = Symmetries.of(game.layout()).random(RandomStream.of(seed));
        PuzzleInContext position = game.position();
        json.put("result", "found")
                .put("layout", GameText.text(symmetry.to()))
                .put("givens", GameText.text(symmetry.apply(game.givens())))
                .put("entries", GameText.text(symmetry.apply(position.grid())));
    }
}
