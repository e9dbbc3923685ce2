package io.github.sudokusat.answer.logic;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.candidates.SolvingPath;
import io.github.sudokusat.logic.StepsResult;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.text.JsonObject;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Every step in a position.
 *
 * @param task the puzzle
 * @param steps the steps; if a limit was reached, those found before
 * @param ending why there are no steps, or not all of them, if that is the case
 */
public record AllHints(LogicTask task, List<Step> steps, LogicOutcome ending) implements Answer {

    public static final List<String> COLUMNS = List.of("result", "count", "steps");

    /**
     * Finds all steps.
     *
     * @param cell the cell in which they place a digit or remove a candidate; null for any
     */
    public static AllHints of(LogicTask task, @Nullable Cell cell) {
        StepsResult found = task.isUnsolvable()
                ? new StepsResult.Complete(List.of())
                : task.solver().all(task.position());
        List<Step> steps = found.steps().stream()
                .filter(step -> cell == null || step.changedCells().contains(cell))
                .map(task::worded)
                .toList();
        return new AllHints(task, steps, task.ending(cell, found.stopReason().orElse(null)));
    }

    /** These steps with another reason why there are no more. */
    public AllHints withEnding(LogicOutcome value) {
        return new AllHints(task, steps, value);
    }

    @Override
    public AllHints withReason(SatSolver solver, Limits limits) {
        return withEnding(ending.withReason(task, solver, limits));
    }

    private boolean isComplete() {
        return ending.end() != SolvingPath.End.STOPPED && !steps.isEmpty();
    }

    @Override
    public Outcome outcome() {
        return isComplete() ? Outcome.FOUND : ending.outcome();
    }

    @Override
    public void line(Rendering rendering, StringBuilder out) {
        for (Step step : steps) {
            out.append(step.text()).append('\n');
        }
        if (!isComplete()) {
            out.append(outcome().word()).append('\n');
        }
    }

    @Override
    public void library(Rendering rendering, StringBuilder out) {
        if (!steps.isEmpty()) {
            HodokuLines.appendRules(task.position().layout(), out);
        }
        for (Step step : steps) {
            HodokuLines.append(step, task.position(), task.givens(), out);
        }
        if (!isComplete()) {
            Answer.comment(outcome().word(), out);
        }
    }

    @Override
    public void picture(Rendering rendering, StringBuilder out) {
        out.append(rendering.candidates(task.position())).append('\n');
        for (Step step : steps) {
            out.append(step.text()).append('\n');
        }
        if (!isComplete()) {
            out.append(ending.sentence()).append('\n');
        }
    }

    @Override
    public List<String> csv(Rendering rendering) {
        return List.of(outcome().word(), Integer.toString(steps.size()), Steps.csv(steps));
    }

    @Override
    public String message() {
        return isComplete() ? "" : ending.message();
    }

    @Override
    public void json(Rendering rendering, JsonObject json) {
        json(json, (step, inner) -> {});
    }

    /** Writes the keys, with more of them for each step. */
    public void json(JsonObject json, BiConsumer<Step, JsonObject> more) {
        json.put("result", outcome().word()).put("steps", steps, StepJson.and(more));
        if (!isComplete()) {
            ending.json(json);
        }
    }

    @Override
    public List<String> messages() {
        return isComplete() ? List.of() : ending.messages();
    }
}
