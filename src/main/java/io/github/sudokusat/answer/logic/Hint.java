package io.github.sudokusat.answer.logic;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.StepsResult;
import io.github.sudokusat.logic.step.HintDetail;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.text.JsonObject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The next step of a puzzle.
 *
 * @param task the puzzle
 * @param step the step, or null if there is none
 * @param means how the step was found if no technique of the profile applies; else null
 * @param strength how much of it is revealed
 * @param ending why there is no step, if there is none
 * @param position the position after the step, if the step was to be applied; else null
 */
public record Hint(
        LogicTask task,
        @Nullable Step step,
        FurtherStep.@Nullable Means means,
        HintDetail strength,
        LogicOutcome ending,
        @Nullable String position)
        implements Answer {

    public static final List<String> COLUMNS = List.of("result", "technique", "placements", "eliminations", "text");

    /**
     * Finds the next step.
     *
     * @param cell the cell in which it places a digit or removes a candidate; null for any
     */
    public static Hint of(LogicTask task, @Nullable Cell cell, HintDetail strength) {
        StepsResult found = next(task, cell);
        StopReason stop = found.stopReason().orElse(null);
        if (!found.steps().isEmpty()) {
            return of(task, found.steps().get(0), null, strength);
        }
        FurtherStep further =
                stop != null || task.isUnsolvable() ? null : FurtherMeans.next(task, task.position(), cell);
        if (further != null) {
            return of(task, further.step(), further.means(), strength);
        }
        StopReason reached = stop == null ? FurtherMeans.stopReason(task) : stop;
        return new Hint(task, null, null, strength, task.ending(cell, reached), null);
    }

    private static Hint of(LogicTask task, Step step, FurtherStep.@Nullable Means means, HintDetail strength) {
        return new Hint(task, task.worded(step), means, strength, LogicOutcome.unfinished(), null);
    }

    private static StepsResult next(LogicTask task, @Nullable Cell cell) {
        if (task.isUnsolvable()) {
            return new StepsResult.Complete(List.of());
        }
        return cell == null
                ? task.solver().next(task.position())
                : task.solver().next(task.position(), cell);
    }

    /** This hint with another reason why there is no step. */
    public Hint withEnding(LogicOutcome value) {
        return new Hint(task, step, means, strength, value, position);
    }

    @Override
    public Hint withReason(SatSolver solver, Limits limits) {
        return step == null ? withEnding(ending.withReason(task, solver, limits)) : this;
    }

    /** This hint with the position after the step, if there is one; without a step if the position has a contradiction. */
    public Hint applied() {
        if (step == null) {
            return this;
        }
        CandidateGrid after = task.position().copy();
        LogicSolver.apply(step, after);
        String line = task.line(after).orElse(null);
        return line == null
                ? new Hint(
                        task,
                        null,
                        null,
                        strength,
                        LogicOutcome.unsolvable(task.puzzle().conflicts(after)),
                        null)
                : new Hint(task, step, means, strength, ending, line);
    }

    @Override
    public Outcome outcome() {
        return step == null ? ending.outcome() : Outcome.FOUND;
    }

    @Override
    public void line(Rendering rendering, StringBuilder out) {
        out.append(step == null ? outcome().word() : position == null ? step.text(strength) : position)
                .append('\n');
    }

    @Override
    public void library(Rendering rendering, StringBuilder out) {
        if (step == null) {
            Answer.super.library(rendering, out);
        } else {
            HodokuLines.appendRules(task.position().layout(), out);
            HodokuLines.append(step, task.position(), task.givens(), out);
        }
    }

    @Override
    public void picture(Rendering rendering, StringBuilder out) {
        if (step == null) {
            out.append(ending.sentence()).append('\n');
            advise(out);
            return;
        }
        out.append(step.text(strength)).append('\n');
        if (strength == HintDetail.FULL) {
            Refutations.append(step, "  ", out);
        }
        if (means != null) {
            out.append(Phrases.capital(task.note(means))).append(".\n");
        }
        if (strength == HintDetail.FULL) {
            out.append('\n').append(StepPicture.of(task.position(), step, rendering));
        }
        if (position != null) {
            out.append("\nThe position after this step:\n").append(position).append('\n');
            advise(out);
        }
    }

    private void advise(StringBuilder out) {
        if (!ending.advice().isEmpty()) {
            out.append(Phrases.capital(ending.advice())).append(".\n");
        }
    }

    @Override
    public Set<String> rules() {
        Set<String> rules = new HashSet<>();
        if (step != null && strength == HintDetail.FULL) {
            step.explanation().parts().forEach(part -> rules.add(part.rule()));
            rules.remove("");
        }
        return rules;
    }

    @Override
    public List<String> csv(Rendering rendering) {
        if (step == null) {
            return List.of(outcome().word(), "", "", "", "");
        }
        boolean isFull = strength == HintDetail.FULL;
        return List.of(
                outcome().word(),
                step.technique().id(),
                isFull ? String.join(" ", StepJson.placements(step)) : "",
                isFull ? String.join(" ", StepJson.eliminations(step)) : "",
                step.text(strength));
    }

    @Override
    public String message() {
        return step == null ? ending.message() : means == null ? "" : task.note(means);
    }

    @Override
    public void json(Rendering rendering, JsonObject json) {
        json.put("result", outcome().word());
        if (step == null) {
            ending.json(json);
        } else {
            StepJson.write(step, strength, json);
            if (means != null) {
                json.put("means", means.text());
            }
            if (position != null) {
                json.put("position", position);
            }
        }
    }

    @Override
    public List<String> messages() {
        if (step == null) {
            return ending.messages();
        }
        List<String> messages = new ArrayList<>();
        if (means != null) {
            messages.add(task.note(means));
        }
        if (strength == HintDetail.FULL
                && position == null
                && !step.refutations().isEmpty()) {
            messages.add(Refutations.ELSEWHERE);
        }
        if (!ending.advice().isEmpty()) {
            messages.add(ending.advice());
        }
        return messages;
    }
}
