package io.github.sudokusat.web;

import io.github.sudokusat.answer.logic.AllHints;
import io.github.sudokusat.answer.logic.Hint;
import io.github.sudokusat.answer.logic.LogicTask;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.logic.step.HintDetail;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;

/** {@code hint} and {@code steps}: the next step of a position, and all of its steps. */
final class HintAnswer {

    private HintAnswer() {}

    /** {@code hint}: the next step. */
    static void next(Request request, JsonObject json) {
        HintDetail detail = HintDetail.named(request.choice("detail", "full", "concrete", "vague"))
                .orElseThrow();
        Game game = GameText.game(request);
        String name = request.find("cell");
        Cell cell = name == null ? null : Cells.parse("cell", name, game.layout());
        LogicTask task = LogicRequest.task(request, game.position(), "full");
        Hint hint = Hint.of(task, cell, detail).withReason(SudokuSolver.defaultSatSolver(), task.limits());
        hint.json(GameText.RENDERING, json);
        Step step = hint.step();
        if (step == null) {
            json.put("sentence", hint.ending().sentence());
        } else {
            StepObject.write(step, task.profile(), detail, json);
        }
        json.put("uniqueness", task.uniqueness().text());
    }

    /** {@code steps}: all steps by technique. */
    static void all(Request request, JsonObject json) {
        LogicTask task = LogicRequest.task(request, GameText.game(request).position(), "exhaustive");
        AllHints hints = AllHints.of(task, null).withReason(SudokuSolver.defaultSatSolver(), task.limits());
        hints.json(json, (step, inner) -> StepObject.write(step, task.profile(), HintDetail.FULL, inner));
        json.put("uniqueness", task.uniqueness().text());
    }
}
