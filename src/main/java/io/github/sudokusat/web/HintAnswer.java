package io.github.sudokusat.web;

import io.github.sudokusat.answer.logic.LogicOutcome;
import io.github.sudokusat.answer.logic.LogicTask;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.logic.LogicPath;
import io.github.sudokusat.logic.StepsResult;
import io.github.sudokusat.logic.step.HintDetail;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.text.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code hint} and {@code steps}: the next step of a position, and all of its steps. */
final class HintAnswer {

    private HintAnswer() {}

    /** {@code hint}: the next step. */
    static void next(Request request, JsonObject json) {
        HintDetail detail = HintDetail.named(request.choice("detail", "full", "concrete", "vague"))
                .orElseThrow();
        Game game = GameText.game(request);
        Cell cell = cell(request, game);
        LogicTask task = LogicRequest.task(request, game.position(), "full");
        StepsResult found = next(task, cell);
        if (found.steps().isEmpty()) {
            LogicOutcome outcome = LogicRequest.outcome(task, found.stopReason().orElse(null));
            boolean isStuck = outcome.end() == LogicPath.End.STUCK;
            LogicOutcome here = cell != null && isStuck ? task.stuckAt(cell) : outcome;
            json.put("result", LogicRequest.result(here));
            LogicRequest.json(here, json);
        } else {
            Step step = task.worded(found.steps().get(0));
            json.put("result", "found")
                    .putObject("step", inner -> StepObject.write(step, task.profile(), detail, inner));
        }
        json.put("uniqueness", task.uniqueness().text());
    }

    private static @Nullable Cell cell(Request request, Game game) {
        String name = request.find("cell");
        return name == null ? null : Cells.parse("cell", name, game.layout());
    }

    private static StepsResult next(LogicTask task, @Nullable Cell cell) {
        if (task.isUnsolvable()) {
            return new StepsResult.Complete(List.of());
        }
        return cell == null
                ? task.solver().next(task.position())
                : task.solver().next(task.position(), cell);
    }

    /** {@code steps}: all steps by technique. */
    static void all(Request request, JsonObject json) {
        LogicTask task = LogicRequest.task(request, GameText.game(request).position(), "exhaustive");
        StepsResult found = task.isUnsolvable()
                ? new StepsResult.Complete(List.of())
                : task.solver().all(task.position());
        LogicOutcome outcome = LogicRequest.outcome(task, found.stopReason().orElse(null));
        boolean isStopped = found.stopReason().isPresent();
        json.put("result", found.steps().isEmpty() || isStopped ? LogicRequest.result(outcome) : "found");
        json.put(
                "steps",
                found.steps(),
                (step, inner) -> StepObject.write(task.worded(step), task.profile(), HintDetail.FULL, inner));
        if (found.steps().isEmpty() || isStopped) {
            LogicRequest.json(outcome, json);
        }
        json.put("uniqueness", task.uniqueness().text());
    }
}
