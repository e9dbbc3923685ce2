package io.github.sudokusat.web;

import io.github.sudokusat.answer.EstimateText;
import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.count.CandidateCounts;
import io.github.sudokusat.count.CountResult;
import io.github.sudokusat.count.Estimate;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** {@code count}, {@code heat} and {@code estimate}: how many solutions there are, also for each candidate. */
final class CountAnswer {

    private static final int PROBES = 10_000;

    private CountAnswer() {}

    private static PuzzleInContext asked(Request request) {
        return GameText.game(request).asked(request);
    }

    private static SudokuSolver solver(Request request) {
        return SudokuSolver.create().withLimits(request.limits());
    }

    /** {@code count}: the number of solutions. */
    static void count(Request request, JsonObject json) {
        PuzzleInContext puzzle = asked(request);
        CountResult result = puzzle.count(solver(request), false);
        if (result instanceof CountResult.AtLeast part) {
            json.put("result", "stopped").put("reason", part.reason().text());
        } else {
            json.put("result", "counted");
        }
        json.put("count", result.value().toString())
                .put("exact", result.isExact())
                .put("text", (result.isExact() ? "" : "At least ") + Phrases.solutions(result.value()) + ".");
    }

    /** {@code heat}: the number of solutions that have each candidate. */
    static void heat(Request request, JsonObject json) {
        CandidateCounts counts =
                solver(request).countPerCandidate(asked(request).puzzle());
        counts.stopReason()
                .ifPresentOrElse(
                        stop -> json.put("result", "stopped").put("reason", stop.text()),
                        () -> json.put("result", "counted"));
        json.put("count", counts.total().toString())
                .put("exact", counts.isExact())
                .put("perCandidate", perCandidate(counts));
    }

    /** The counts cell by cell, and within a cell by digit. */
    private static List<String> perCandidate(CandidateCounts counts) {
        Layout layout = counts.layout();
        List<String> texts = new ArrayList<>();
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            for (int digit = 1; digit <= layout.side(); digit++) {
                BigInteger count = counts.count(cell, digit);
                texts.add(count.toString());
            }
        }
        return texts;
    }

    /** {@code estimate}: about how many solutions there are. */
    static void estimate(Request request, JsonObject json) {
        long probes = request.number("probes", PROBES, 2, 1_000_000_000);
        long seed = request.number("seed", 0, Long.MIN_VALUE, Long.MAX_VALUE);
        Estimate estimate = solver(request).estimate(asked(request).puzzle(), probes, seed);
        EstimateText text = new EstimateText(estimate);
        json.put("result", text.isKnown() ? "estimated" : estimate.stop() != null ? "stopped" : "unknown");
        if (text.isKnown()) {
            json.put("estimate", text.value()).put("standardError", text.error());
        }
        json.put("probes", estimate.probes())
                .put("reached", estimate.reached())
                .put("exact", estimate.exact())
                .put("reason", text.reason());
    }
}
