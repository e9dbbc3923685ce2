package io.github.sudokusat.web;

import io.github.sudokusat.answer.CountedPerCandidate;
import io.github.sudokusat.answer.CountedPuzzle;
import io.github.sudokusat.answer.Estimated;
import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.count.CandidateCounts;
import io.github.sudokusat.count.Estimate;
import io.github.sudokusat.count.SolutionEstimator;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;

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
        CountedPuzzle answer = new CountedPuzzle(puzzle.count(solver(request), false));
        answer.json(GameText.RENDERING, json);
        json.put("text", Phrases.capital(answer.sentence()) + ".");
    }

    /** {@code heat}: the number of solutions that have each candidate. */
    static void heat(Request request, JsonObject json) {
        CandidateCounts counts =
                solver(request).countPerCandidate(asked(request).puzzle());
        new CountedPerCandidate(counts).json(GameText.RENDERING, json);
    }

    /** {@code estimate}: about how many solutions there are. */
    static void estimate(Request request, JsonObject json) {
        long probes = request.number("probes", PROBES, 2, 1_000_000_000);
        long seed = request.number("seed", 0, Long.MIN_VALUE, Long.MAX_VALUE);
        SolutionEstimator estimator = SolutionEstimator.create()
                .withSeed(seed)
                .withLimits(solver(request).limits());
        Estimate estimate = estimator.estimate(asked(request).puzzle(), probes);
        new Estimated(estimate).json(GameText.RENDERING, json);
    }
}
