package io.github.sudokusat.web;

import io.github.sudokusat.answer.MinimizedPuzzle;
import io.github.sudokusat.answer.MistakeSentences;
import io.github.sudokusat.answer.NeedlessRules;
import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.givens.MinimizeResult;
import io.github.sudokusat.prove.givens.MissingGivensResult;
import io.github.sudokusat.prove.givens.MistakesResult;
import io.github.sudokusat.prove.rules.RuleMinimizer;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;

/** {@code mistakes}, {@code minimize}, {@code missing} and {@code needless}: what the givens and the rules determine. */
final class GivensAnswer {

    private GivensAnswer() {}

    private static SudokuSolver solver(Request request) {
        return SudokuSolver.create().withLimits(request.limits());
    }

    private static void stopped(StopReason reason, JsonObject json) {
        json.put("result", Outcome.UNKNOWN.word()).put("reason", reason.text());
    }

    private static void unsolvable(PuzzleInContext puzzle, JsonObject json) {
        json.put("result", Outcome.NONE.word())
                .put("conflicts", Phrases.sentences(puzzle.grid().conflicts(), puzzle.symbols()));
    }

    /** {@code mistakes}: which of a player's digits are wrong, and which candidates were wrongly removed. */
    static void mistakes(Request request, JsonObject json) {
        Game game = GameText.game(request);
        PuzzleInContext position = game.position();
        Puzzle start = game.isPuzzle() ? Puzzle.of(game.givens()) : position.start();
        MistakesResult result = solver(request).mistakes(start, position.grid(), position.removed());
        if (result instanceof MistakesResult.Found found) {
            json.put("result", found.hasMistakes() ? "mistakes" : "correct")
                    .put("wrong", Phrases.candidates(found.wrong(), game.symbols()))
                    .put("wrongEliminations", Phrases.eliminations(found.lost(), game.symbols()))
                    .put("conflictSet", Phrases.candidates(found.clashing(), game.symbols()))
                    .put("smallest", found.isSmallest())
                    .put("sentences", MistakeSentences.of(found, game.givens(), game.symbols()));
        } else if (result instanceof MistakesResult.Stopped stopped) {
            stopped(stopped.reason(), json);
            json.put("wrong", Phrases.candidates(stopped.wrong(), game.symbols()));
        } else {
            unsolvable(PuzzleInContext.of(game.givens(), game.symbols()), json);
        }
    }

    private static PuzzleInContext withoutMarks(Request request, String why) {
        PuzzleInContext puzzle = GameText.game(request).asked(request);
        puzzle.refusalOfMarks(why).ifPresent(reason -> {
            throw BadRequest.because("marks", reason);
        });
        return puzzle;
    }

    /** {@code minimize}: the givens without which there is still one solution, or none. */
    static void minimize(Request request, JsonObject json) {
        PuzzleInContext puzzle = withoutMarks(request, "only givens are minimized");
        long seed = request.number("seed", 0, Long.MIN_VALUE, Long.MAX_VALUE);
        MinimizeResult result = solver(request).minimize(puzzle.grid(), seed);
        new MinimizedPuzzle(puzzle, result).json(GameText.RENDERING, json);
        if (result instanceof MinimizeResult.Minimal minimal) {
            json.put("clues", minimal.puzzle().filledCount());
        }
    }

    /** {@code needless}: the rules without which there is still one solution. */
    static void needless(Request request, JsonObject json) {
        PuzzleInContext puzzle = withoutMarks(request, "only puzzles without marks are asked about");
        SudokuSolver solver = solver(request);
        RuleMinimizer minimizer = RuleMinimizer.of(solver.engine()).withLimits(solver.limits());
        new NeedlessRules(puzzle, minimizer.minimize(puzzle.grid())).json(GameText.RENDERING, json);
    }

    /** {@code missing}: digits that would leave one solution. */
    static void missing(Request request, JsonObject json) {
        PuzzleInContext puzzle = GameText.game(request).asked(request);
        MissingGivensResult result = solver(request).missingGivens(puzzle.puzzle());
        if (result instanceof MissingGivensResult.Found found) {
            json.put("result", Outcome.FOUND.word())
                    .put("needed", Phrases.candidates(found.givens(), puzzle.symbols()))
                    .put("smallest", found.isSmallest())
                    .put("solution", GameText.text(found.solution()));
        } else if (result instanceof MissingGivensResult.Stopped stopped) {
            stopped(stopped.reason(), json);
        } else {
            unsolvable(puzzle, json);
        }
    }
}
