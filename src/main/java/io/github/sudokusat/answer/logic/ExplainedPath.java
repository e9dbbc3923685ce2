package io.github.sudokusat.answer.logic;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.LogicPath;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.text.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The steps through a puzzle, and where they end.
 *
 * @param task the puzzle
 * @param path the steps
 * @param range the steps that are shown
 * @param ending how it ends
 * @param solution the solution, found by logic or by a search; null if there is none yet
 * @param engine the engine that searched for the rest; null if none was requested
 */
public record ExplainedPath(
        LogicTask task,
        LogicPath path,
        StepRange range,
        LogicOutcome ending,
        @Nullable Grid solution,
        @Nullable String engine)
        implements Answer {

    public static final List<String> COLUMNS =
            List.of("result", "solved", "steps", "pathScore", "hardest", "profile", "uniqueness", "solution");

    @Override
    public Outcome outcome() {
        return ending.outcome();
    }

    private List<Step> shown() {
        return range.of(path.steps()).stream().map(task::worded).toList();
    }

    private String hardest() {
        return path.hardest().map(Technique::id).orElse("");
    }

    @Override
    public void line(Rendering rendering, StringBuilder out) {
        for (Step step : shown()) {
            out.append(step.text()).append('\n');
        }
        if (!path.isSolved() || path.steps().isEmpty()) {
            out.append(outcome().word()).append('\n');
        }
        if (solution != null && engine != null) {
            out.append(rendering.grid(solution)).append('\n');
        }
    }

    @Override
    public void library(Rendering rendering, StringBuilder out) {
        if (!range.of(path.steps()).isEmpty()) {
            HodokuLines.appendRules(task.position().layout(), out);
        }
        CandidateGrid position = task.position().copy();
        int number = 1;
        for (Step step : path.steps()) {
            if (range.contains(number++)) {
                HodokuLines.append(task.worded(step), position, task.givens(), out);
            }
            LogicSolver.apply(step, position);
        }
        if (!path.isSolved()) {
            out.append("# ").append(outcome().word()).append('\n');
        }
    }

    @Override
    public void picture(Rendering rendering, StringBuilder out) {
        List<Step> shown = shown();
        Steps.numbered(range.first(), Steps.texts(shown), out);
        out.append(shown.isEmpty() ? "" : "\n").append(closing());
        if (solution != null) {
            out.append('\n')
                    .append(rendering.picture(task.puzzle().grid(), solution))
                    .append('\n');
        }
    }

    /** The sentences after the steps. */
    private String closing() {
        StringBuilder text = new StringBuilder();
        if (path.isSolved()) {
            text.append("Solved by logic alone.");
        } else if (ending.end() == LogicPath.End.UNFINISHED) {
            text.append("More steps follow.");
        } else {
            text.append(path.steps().isEmpty() ? ending.sentence() : ending.sentence("Logic"));
        }
        if (!path.steps().isEmpty()) {
            text.append(' ').append(ending.steps(path.steps().size()));
            text.append("; score of this path: ").append(Phrases.grouped(path.score()));
            text.append("; hardest technique: ")
                    .append(path.hardest().map(Technique::title).orElse(""))
                    .append('.');
        }
        if (solution != null && engine != null) {
            text.append(" The rest was found by search.");
        } else if (!ending.advice().isEmpty()) {
            text.append('\n').append(ending.advice());
        }
        return text.append('\n').toString();
    }

    @Override
    public List<String> csv(Rendering rendering) {
        return List.of(
                outcome().word(),
                Boolean.toString(path.isSolved()),
                Steps.csv(shown()),
                Long.toString(path.score()),
                hardest(),
                task.profile().name(),
                task.uniqueness().text(),
                solution == null ? "" : rendering.grid(solution));
    }

    @Override
    public String message() {
        return ending.reason();
    }

    @Override
    public void json(Rendering rendering, JsonObject json) {
        json.put("result", outcome().word()).put("solved", path.isSolved());
        range.json(json);
        json.put("steps", shown(), StepJson::write).put("pathScore", path.score());
        path.hardest().ifPresent(technique -> json.put("hardest", technique.id()));
        json.put("profile", task.profile().name())
                .put("uniqueness", task.uniqueness().text());
        if (solution != null) {
            json.put("solution", rendering.grid(solution));
        }
        if (ending.end() == LogicPath.End.UNFINISHED) {
            task.line(path.position()).ifPresent(line -> json.put("position", line));
        }
        ending.json(json);
    }

    @Override
    public List<String> messages() {
        return range.messages(path.steps().size(), ending);
    }
}
