package io.github.sudokusat.answer;

import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.SolveResult;
import io.github.sudokusat.text.JsonObject;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Solutions of a puzzle.
 *
 * @param solutions those that have not been written yet
 * @param any whether there are any, written or not
 * @param several whether {@code --solutions} was given
 * @param unique whether the first solution is the only one; null if that was not asked or not decided
 * @param stop why the search stopped before it was done, or null
 * @param statistics the work of the search
 */
public record SolvedPuzzle(
        PuzzleInContext puzzle,
        List<Grid> solutions,
        boolean any,
        boolean several,
        @Nullable Boolean unique,
        @Nullable StopReason stop,
        Statistics statistics)
        implements Answer {

    public static final List<String> COLUMNS = List.of("result", "solution");

    /** The answer of a search for one solution. */
    public static SolvedPuzzle of(PuzzleInContext puzzle, SolveResult result) {
        List<Grid> solutions = result.findSolution().stream().toList();
        StopReason stop = result instanceof SolveResult.Stopped stopped ? stopped.reason() : null;
        return new SolvedPuzzle(puzzle, solutions, !solutions.isEmpty(), false, null, stop, result.statistics());
    }

    /** Solutions as texts. */
    static List<String> grids(List<Grid> solutions, Rendering rendering) {
        List<String> grids = new ArrayList<>();
        for (Grid solution : solutions) {
            grids.add(rendering.grid(solution));
        }
        return grids;
    }

    /** Appends the picture of each solution, with an empty line after it. */
    static void pictures(PuzzleInContext puzzle, List<Grid> solutions, Rendering rendering, StringBuilder out) {
        for (Grid solution : solutions) {
            out.append(rendering.picture(puzzle.grid(), solution)).append("\n\n");
        }
    }

    private NoAnswer none() {
        return new NoAnswer(puzzle, stop);
    }

    private boolean isSolved() {
        return outcome() == Outcome.SOLVED;
    }

    @Override
    public Outcome outcome() {
        return stop != null ? Outcome.UNKNOWN : any ? Outcome.SOLVED : Outcome.NONE;
    }

    @Override
    public void line(Rendering rendering, StringBuilder out) {
        for (Grid solution : solutions) {
            out.append(rendering.grid(solution)).append('\n');
        }
        if (!isSolved()) {
            out.append(outcome().word()).append('\n');
        }
    }

    @Override
    public void picture(Rendering rendering, StringBuilder out) {
        pictures(puzzle, solutions, rendering, out);
        if (!isSolved()) {
            none().picture(out);
        } else {
            out.setLength(out.length() - 1);
            if (Boolean.FALSE.equals(unique)) {
                out.append("This is not the only solution.\n");
            }
        }
    }

    @Override
    public List<String> csv(Rendering rendering) {
        return List.of(outcome().word(), String.join(" ", grids(solutions, rendering)));
    }

    @Override
    public String message() {
        return isSolved() ? "" : none().message();
    }

    @Override
    public void json(Rendering rendering, JsonObject json) {
        json.put("result", outcome().word());
        if (several) {
            json.put("solutions", grids(solutions, rendering));
        } else if (!solutions.isEmpty()) {
            json.put("solution", rendering.grid(solutions.get(0)));
        }
        if (unique != null) {
            json.put("unique", unique);
        }
        if (!isSolved()) {
            none().json(json);
        }
    }

    @Override
    public List<String> messages() {
        return isSolved() ? List.of() : none().messages();
    }
}
