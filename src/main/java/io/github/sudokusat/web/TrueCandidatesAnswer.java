package io.github.sudokusat.web;

import io.github.sudokusat.answer.CandidatesReport;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.TrueCandidateText;
import io.github.sudokusat.answer.candidates.CandidateSolutions;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.prove.givens.TrueCandidatesResult;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * {@code true}: the candidates that occur in a solution.
 *
 * <p>A page that asks after each change of a puzzle hands in the solutions that it knows, and asks first for what a short search finds.
 */
final class TrueCandidatesAnswer {

    static final List<String> KEYS = List.of("known", "most", "quick");

    private static final int MOST_COUNTED = 1_000;

    private TrueCandidatesAnswer() {}

    static void write(Request request, JsonObject json) {
        PuzzleInContext puzzle = GameText.game(request).asked(request);
        SudokuSolver solver = SudokuSolver.create().withLimits(request.limits());
        int most = (int) request.number("most", 1, 1, MOST_COUNTED);
        CandidateSolutions solutions = CandidateSolutions.of(puzzle.puzzle(), most);
        solutions.addKnown(known(request, puzzle.grid().layout()));
        TrueCandidatesResult result = request.flag("quick")
                ? quick(solutions, solver)
                : request.find("known") == null ? solver.trueCandidates(puzzle.puzzle()) : solutions.find(solver);
        StopReason uncounted = null;
        if (result instanceof TrueCandidatesResult.Found found && most > 1) {
            uncounted = solutions.countAll(found, solver);
        }
        new CandidatesReport(puzzle, result, false, null).json(GameText.RENDERING, json);
        if (result instanceof TrueCandidatesResult.Found found) {
            json.put("count", found.count()).put("marks", GameText.marks(TrueCandidateText.position(found)));
            solutions.addKnown(found.solutions());
        } else if (result instanceof TrueCandidatesResult.Stopped stopped) {
            solutions.addKnown(stopped.solutions());
        }
        if (request.find("known") != null) {
            json.put(
                    "solutions",
                    solutions.solutions().stream().map(GameText::text).toList());
        }
        if (most > 1) {
            json.putNumbers("counts", ofGrid(solutions.counts(), puzzle.grid().layout()))
                    .put("counted", uncounted == null);
        }
    }

    private static TrueCandidatesResult quick(CandidateSolutions solutions, SudokuSolver solver) {
        solutions.searchShortly(solver);
        return new TrueCandidatesResult.Stopped(StopReason.WORK_LIMIT, solutions.solutions());
    }

    /** Without the numbers of cells that are not in the grid. */
    private static int[] ofGrid(int[] counts, Layout layout) {
        int side = layout.side();
        return Arrays.stream(layout.cells())
                .flatMap(cell -> Arrays.stream(counts, cell * side, (cell + 1) * side))
                .toArray();
    }

    private static List<Grid> known(Request request, Layout layout) {
        List<Grid> known = new ArrayList<>();
        String text = request.text("known", "");
        for (int from = 0; from < text.length(); ) {
            int comma = text.indexOf(',', from);
            int end = comma < 0 ? text.length() : comma;
            known.add(GameText.grid("known", text.substring(from, end), layout));
            from = end + 1;
        }
        return known;
    }
}
