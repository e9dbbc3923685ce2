package io.github.sudokusat.web;

import io.github.sudokusat.answer.SearchSummary;
import io.github.sudokusat.generate.GenerateResult;
import io.github.sudokusat.generate.Generated;
import io.github.sudokusat.generate.SeenPuzzles;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.Level;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.rate.Rater;
import io.github.sudokusat.logic.rate.Rating;
import io.github.sudokusat.text.JsonObject;

/** {@code generate}: a puzzle made to order. */
final class GenerateAnswer {

    /** Larger puzzles are not rated, because that can take minutes. */
    private static final int MAX_RATED_SIDE = 9;

    private GenerateAnswer() {}

    static void write(Request request, JsonObject json) {
        long seed = GenerateRequest.seed(request);
        long index = request.number("index", 0, Long.MIN_VALUE, Long.MAX_VALUE);
        GenerateResult result = GenerateRequest.source(request).generate(seed, index, request.limits());
        if (result instanceof GenerateResult.Found found) {
            json.put("result", "found");
            puzzle(found.generated(), json);
        } else if (result instanceof GenerateResult.Stopped stopped) {
            json.put("result", "stopped").put("reason", stopped.reason().text());
            seen(stopped, json);
        } else if (result instanceof GenerateResult.Impossible impossible) {
            json.put("result", "none").put("reason", impossible.explanation());
        }
        json.put("seed", Long.toString(seed)).put("index", Long.toString(index)).put("tries", result.tries());
    }

    private static void puzzle(Generated generated, JsonObject json) {
        Layout layout = generated.puzzle().layout();
        json.put("layout", GameText.text(layout))
                .put("puzzle", GameText.text(generated.puzzle()))
                .put("solution", GameText.text(generated.solution()))
                .put("clues", generated.puzzle().filledCount());
        if (layout.side() <= MAX_RATED_SIDE && LogicSolver.supports(layout)) {
            LogicSolver solver = LogicSolver.of(layout).withUniqueness(true).withGivens(generated.puzzle());
            Rating rating = Rater.of(solver).rate(generated.puzzle());
            RateAnswer.rating(rating, json);
        }
    }

    private static void seen(GenerateResult.Stopped stopped, JsonObject json) {
        SeenPuzzles seen = stopped.seen();
        json.put("text", SearchSummary.of(stopped).strip());
        if (seen.mostGivens() > 0) {
            json.put("fewestGivens", seen.fewestGivens()).put("mostGivens", seen.mostGivens());
        }
        json.putObject("levels", levels -> {
            for (Level level : Level.values()) {
                Long count = seen.levels().get(level);
                if (count != null) {
                    levels.put(level.text(), count);
                }
            }
        });
    }
}
