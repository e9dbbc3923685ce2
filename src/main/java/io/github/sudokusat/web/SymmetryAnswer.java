package io.github.sudokusat.web;

import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.symmetry.CanonicalForm;
import io.github.sudokusat.grid.symmetry.Symmetries;
import io.github.sudokusat.grid.symmetry.Symmetry;
import io.github.sudokusat.run.SeededRandom;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;
import java.util.List;

/** {@code canonical} and {@code shuffle}: puzzles that are the same but for the names of digits and the order of rows and columns. */
final class SymmetryAnswer {

    private SymmetryAnswer() {}

    /** {@code canonical}: the one puzzle that stands for all that are equivalent. */
    static void canonical(Request request, JsonObject json) {
        Game game = GameText.game(request);
        Grid grid = game.asked(request).grid();
        Layout layout = grid.layout();
        if (!CanonicalForm.supports(layout)) {
            throw BadRequest.because(
                    "layout",
                    "canonical forms are for plain boxes of 2x2, 2x3, 2x4, 3x2, 4x2 or 3x3, but the layout is "
                            + layout);
        }
        List<Conflict> conflicts = grid.conflicts();
        if (!conflicts.isEmpty()) {
            json.put("result", "none").put("conflicts", Phrases.sentences(conflicts, game.symbols()));
            return;
        }
        CheckResult verdict = SudokuSolver.create().withLimits(request.limits()).check(grid);
        if (verdict instanceof CheckResult.Stopped stopped) {
            json.put("result", Outcome.UNKNOWN.word())
                    .put("reason", stopped.reason().text());
            return;
        }
        boolean isProper = verdict instanceof CheckResult.Proper;
        CanonicalForm form = verdict instanceof CheckResult.Proper proper
                ? CanonicalForm.bySolution(grid, proper.solution())
                : CanonicalForm.least(grid);
        json.put("result", "found")
                .put("puzzle", GameText.text(form.grid()))
                .put("form", isProper ? "solution" : "puzzle")
                .put("automorphisms", Long.toString(form.automorphismCount()));
    }

    /** {@code shuffle}: an equivalent puzzle, drawn at random. */
    static void shuffle(Request request, JsonObject json) {
        request.required("seed", "a whole number");
        long seed = request.number("seed", 0, Long.MIN_VALUE, Long.MAX_VALUE);
        Game game = GameText.game(request);
        Symmetry symmetry = Symmetries.of(game.layout()).random(new SeededRandom(seed));
        PuzzleInContext position = game.position();
        json.put("result", "found")
                .put("layout", GameText.text(symmetry.to()))
                .put("givens", GameText.text(symmetry.apply(game.givens())))
                .put("entries", GameText.text(symmetry.apply(position.grid())));
    }
}
