package io.github.sudokusat.web;

import io.github.sudokusat.answer.logic.LogicOutcome;
import io.github.sudokusat.answer.logic.LogicTask;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.LogicPath;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.HintDetail;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.text.JsonObject;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** {@code path}: the steps through a puzzle, with the position before each. */
final class PathAnswer {

    /**
     * A step of a path.
     *
     * @param step the step
     * @param before the position in which it is taken
     */
    private record Taken(Step step, CandidateGrid before) {

        void json(Profile profile, JsonObject json) {
            StepObject.write(step, profile, HintDetail.FULL, json);
            json.putObject("before", inner -> LogicRequest.position(before, inner));
        }
    }

    private PathAnswer() {}

    static void write(Request request, JsonObject json) {
        int most = (int) request.number("most", Integer.MAX_VALUE, 0, Integer.MAX_VALUE);
        LogicTask task = LogicRequest.task(request, GameText.game(request).position(), "full");
        LogicPath path = task.solver().solve(task.position(), task.isUnsolvable() ? 0 : most);
        LogicOutcome outcome =
                LogicOutcome.of(task, path.end(), path.stopReason().orElse(null), path.position());
        Profile profile = task.profile();
        json.put("result", outcome.outcome().word())
                .put("solved", path.isSolved())
                .put("steps", taken(task, path), (taken, inner) -> taken.json(profile, inner))
                .putObject("position", inner -> LogicRequest.position(path.position(), inner));
        path.hardest().ifPresent(hardest -> {
            json.put("hardest", hardest.id()).put("hardestName", hardest.title());
            profile.entry(hardest)
                    .ifPresent(entry -> json.put("level", entry.level().text()));
        });
        json.put("score", path.score()).put("techniques", counted(path), (used, inner) -> used.json(profile, inner));
        LogicRequest.json(outcome, json);
        json.put("outcome", sentence(path, outcome))
                .put("profile", profile.name())
                .put("uniqueness", task.uniqueness().text());
    }

    private static String sentence(LogicPath path, LogicOutcome outcome) {
        if (path.isSolved() && !path.steps().isEmpty()) {
            return "Solved by logic alone.";
        }
        boolean isOpen = outcome.end() == LogicPath.End.UNFINISHED;
        return isOpen || path.steps().isEmpty() ? outcome.sentence() : outcome.sentence("Logic");
    }

    private static List<Taken> taken(LogicTask task, LogicPath path) {
        List<Taken> taken = new ArrayList<>();
        CandidateGrid position = task.position().copy();
        for (Step step : path.steps()) {
            taken.add(new Taken(task.worded(step), position.copy()));
            LogicSolver.apply(step, position);
        }
        return taken;
    }

    /**
     * How often a path uses a technique.
     *
     * @param technique the technique
     * @param count the number of steps
     */
    private record Used(Technique technique, int count) {

        void json(Profile profile, JsonObject json) {
            json.put("id", technique.id()).put("name", technique.title()).put("count", count);
            profile.entry(technique)
                    .ifPresent(entry -> json.put("level", entry.level().text()).put("score", entry.score()));
        }
    }

    private static List<Used> counted(LogicPath path) {
        Map<Technique, Integer> counts = new EnumMap<>(Technique.class);
        path.steps().forEach(step -> counts.merge(step.technique(), 1, Integer::sum));
        List<Used> used = new ArrayList<>();
        for (Technique technique : path.profile().techniques()) {
            if (counts.containsKey(technique)) {
                used.add(new Used(technique, counts.get(technique)));
            }
        }
        return used;
    }
}
