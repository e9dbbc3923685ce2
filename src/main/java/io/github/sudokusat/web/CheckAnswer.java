package io.github.sudokusat.web;

import io.github.sudokusat.answer.CheckedPuzzle;
import io.github.sudokusat.answer.ConflictJson;
import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.prove.givens.ConflictFinder;
import io.github.sudokusat.prove.givens.ConflictResult;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** {@code check}, {@code conflict} and {@code clashes}: whether there is one solution, and which digits leave none. */
final class CheckAnswer {

    private CheckAnswer() {}

    /** {@code check}: one solution, several or none. */
    static void check(Request request, JsonObject json) {
        boolean isExplained = request.choice("reason", "true", "false").equals("true");
        PuzzleInContext puzzle = GameText.game(request).asked(request);
        SudokuSolver solver =
                SudokuSolver.of(Engines.of(request, puzzle.grid().layout())).withLimits(request.limits());
        long start = request.clock().nanoTime();
        CheckResult verdict = solver.check(puzzle.puzzle());
        long time = request.clock().nanoTime() - start;
        CheckedPuzzle answer = CheckedPuzzle.of(puzzle, verdict);
        if (isExplained) {
            answer = answer.withReason(SudokuSolver.defaultSatSolver(), solver.limits());
        }
        answer.json(GameText.RENDERING, json);
        if (verdict instanceof CheckResult.Unsolvable none) {
            cells(none.conflicts(), json);
        }
        SolveAnswer.statistics(verdict.statistics(), time, json);
    }

    /** {@code conflict}: a smallest set of digits that cannot all be correct. */
    static void conflict(Request request, JsonObject json) {
        PuzzleInContext puzzle = GameText.game(request).asked(request);
        ConflictResult found = ConflictFinder.of(SudokuSolver.defaultSatSolver())
                .withLimits(request.limits())
                .find(puzzle.grid());
        if (found instanceof ConflictResult.Found set) {
            json.put("result", Outcome.FOUND.word()).put("text", Phrases.capital(set.text(puzzle.symbols())) + ".");
            ConflictJson.write(set, json);
        } else if (found instanceof ConflictResult.Stopped stopped) {
            json.put("result", Outcome.UNKNOWN.word())
                    .put("reason", stopped.reason().text());
        } else {
            json.put("result", "solvable");
        }
        List<Conflict> conflicts = puzzle.grid().conflicts();
        json.put("conflicts", Phrases.sentences(conflicts, puzzle.symbols()));
        cells(conflicts, json);
    }

    /** {@code clashes}: which digits of a position break a rule in plain sight. */
    static void clashes(Request request, JsonObject json) {
        Game game = GameText.game(request);
        List<Conflict> conflicts = game.digits().conflicts();
        json.put("result", "clashes").put("conflicts", Phrases.sentences(conflicts, game.symbols()));
        cells(conflicts, json);
    }

    /** Writes the cells that clash in plain sight. */
    private static void cells(List<Conflict> conflicts, JsonObject json) {
        Set<Cell> cells = new LinkedHashSet<>();
        conflicts.forEach(conflict -> cells.addAll(conflict.cells()));
        json.put("cells", Phrases.names(new ArrayList<>(cells)));
    }
}
