package io.github.sudokusat.web;

import io.github.sudokusat.answer.DrawnSolutions;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.SolvedPuzzle;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.generate.uniform.UniformSolutionResult;
import io.github.sudokusat.generate.uniform.UniformSolutions;
import io.github.sudokusat.solve.SolveResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;
import java.math.BigDecimal;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** {@code solve}: a solution, by an engine of choice or drawn at random. */
final class SolveAnswer {

    private SolveAnswer() {}

    static void write(Request request, JsonObject json) {
        PuzzleInContext puzzle = GameText.game(request).asked(request);
        Engine engine = Engines.of(request, puzzle.grid().layout());
        if (request.find("random") == null) {
            solve(request, puzzle, engine, json);
        } else {
            draw(request, puzzle, engine, json);
        }
    }

    private static void solve(Request request, PuzzleInContext puzzle, Engine engine, JsonObject json) {
        long start = request.clock().nanoTime();
        SolveResult result =
                SudokuSolver.of(engine).withLimits(request.limits()).solve(puzzle.puzzle());
        long time = request.clock().nanoTime() - start;
        SolvedPuzzle.of(puzzle, result).json(GameText.RENDERING, json);
        json.put("engine", engine.name());
        statistics(result.statistics(), time, json);
    }

    /** Draws a solution; all are equally likely. */
    private static void draw(Request request, PuzzleInContext puzzle, Engine engine, JsonObject json) {
        long seed = request.number("random", 0, Long.MIN_VALUE, Long.MAX_VALUE);
        UniformSolutionResult result = UniformSolutions.of(engine, puzzle.puzzle())
                .withLimits(request.limits())
                .draw(seed, 0);
        DrawnSolutions answer = result instanceof UniformSolutionResult.Drawn drawn
                ? new DrawnSolutions(puzzle, List.of(drawn.solution()), true, seed, null)
                : DrawnSolutions.ending(puzzle, List.of(), false, seed, result);
        answer.json(GameText.RENDERING, json);
        json.put("engine", engine.name());
    }

    /** Writes the work of a search and its time in nanoseconds. */
    static void statistics(Statistics statistics, long time, JsonObject json) {
        json.putObject(
                        "statistics",
                        inner -> inner.put("nodes", statistics.nodes())
                                .put("conflicts", statistics.conflicts())
                                .put("propagations", statistics.propagations()))
                .put("milliseconds", BigDecimal.valueOf(TimeUnit.NANOSECONDS.toMicros(time), 3));
    }
}
