package io.github.sudokusat.web;

import io.github.sudokusat.answer.ConflictJson;
import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.prove.givens.ConflictFinder;
import io.github.sudokusat.prove.givens.ConflictResult;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** {@code check} and {@code conflict}: whether there is one solution, and which digits leave none. */
final class CheckAnswer {

    /** The conflicts allowed for finding the reason why there is no solution: a few seconds. */
    private static final long EXPLAINING_CONFLICTS = 100_000;

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
        if (verdict instanceof CheckResult.Proper proper) {
            json.put("result", "proper").put("solution", GameText.text(proper.solution()));
        } else if (verdict instanceof CheckResult.Several several) {
            json.put("result", "several");
            Phrases.witness(several, GameText::text, json);
        } else if (verdict instanceof CheckResult.Stopped stopped) {
            json.put("result", "stopped").put("reason", stopped.reason().text());
            stopped.found().ifPresent(found -> json.put("found", GameText.text(found)));
        } else if (verdict instanceof CheckResult.Unsolvable none) {
            json.put("result", "none");
            conflicts(none.conflicts(), puzzle, json);
            if (isExplained && !puzzle.marksSayMore()) {
                Limits limits = solver.limits();
                conflictSet(find(puzzle, limits.withMaxWork(Math.min(EXPLAINING_CONFLICTS, limits.maxWork()))), json);
            }
        }
        SolveAnswer.statistics(verdict.statistics(), time, json);
    }

    /** {@code conflict}: a smallest set of digits that cannot all be correct. */
    static void conflict(Request request, JsonObject json) {
        PuzzleInContext puzzle = GameText.game(request).asked(request);
        ConflictResult found = find(puzzle, request.limits());
        if (found instanceof ConflictResult.Found set) {
            json.put("result", "found").put("text", Phrases.capital(set.text(puzzle.symbols())) + ".");
        } else if (found instanceof ConflictResult.Stopped stopped) {
            json.put("result", "stopped").put("reason", stopped.reason().text());
        } else {
            json.put("result", "none").put("reason", "the digits have a solution");
        }
        conflictSet(found, json);
        conflicts(puzzle.grid().conflicts(), puzzle, json);
    }

    private static ConflictResult find(PuzzleInContext puzzle, Limits limits) {
        return ConflictFinder.of(SudokuSolver.defaultSatSolver())
                .withLimits(limits)
                .find(puzzle.grid());
    }

    private static void conflictSet(ConflictResult found, JsonObject json) {
        if (found instanceof ConflictResult.Found set) {
            ConflictJson.write(set, json);
        }
    }

    /** Writes the digits that clash in plain sight. */
    private static void conflicts(List<Conflict> conflicts, PuzzleInContext puzzle, JsonObject json) {
        Set<Cell> cells = new LinkedHashSet<>();
        conflicts.forEach(conflict -> cells.addAll(conflict.cells()));
        json.put("conflicts", Phrases.sentences(conflicts, puzzle.symbols()))
                .put("cells", Phrases.names(new ArrayList<>(cells)));
    }
}
