package io.github.sudokusat.web;

import io.github.sudokusat.answer.logic.LogicTask;
import io.github.sudokusat.answer.logic.RatedPuzzle;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.rate.Rating;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;
import java.util.List;

/** {@code rate} and {@code techniques}: how hard a puzzle is, and the techniques of a profile. */
final class RateAnswer {

    private RateAnswer() {}

    /** {@code rate}: the rating in rounds, which is the same for all puzzles that are equal but for symmetry. */
    static void rate(Request request, JsonObject json) {
        LogicTask task = LogicRequest.task(request, GameText.game(request).asked(request), "full");
        RatedPuzzle answer = RatedPuzzle.of(task).withReason(SudokuSolver.defaultSatSolver(), task.limits());
        answer.json(GameText.RENDERING, json);
        Rating rating = answer.rating();
        rating.hardestTitle().ifPresent(title -> json.put("hardestName", title));
        json.put("techniques", rating.techniques().stream().map(Technique::id).toList())
                .put("trialDepth", rating.trialDepth());
        if (!rating.isRated()) {
            json.put("sentence", answer.ending().sentence());
        }
    }

    /** {@code techniques}: those of a profile, and all that there are. */
    static void techniques(Request request, JsonObject json) {
        Profile profile = Profiles.of(request, "full");
        json.put("result", "techniques")
                .put("name", profile.name())
                .put("profile", profile.text())
                .put("techniques", profile.entries(), RateAnswer::entry)
                .put("others", others(profile), RateAnswer::entry);
    }

    /** The techniques that a profile leaves out, with their usual scores. */
    private static List<Profile.Entry> others(Profile profile) {
        return Profile.exhaustive().entries().stream()
                .filter(entry -> profile.entry(entry.technique()).isEmpty())
                .toList();
    }

    private static void entry(Profile.Entry entry, JsonObject json) {
        json.put("id", entry.technique().id())
                .put("name", entry.technique().title())
                .put("otherNames", entry.technique().otherNames())
                .put("level", entry.level().text())
                .put("score", entry.score())
                .put("growth", entry.growth())
                .put("needsUniqueness", entry.technique().assumesUniqueness());
    }
}
