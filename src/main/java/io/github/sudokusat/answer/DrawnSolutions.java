package io.github.sudokusat.answer;

import io.github.sudokusat.generate.uniform.UniformSolutionResult;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.text.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Random solutions of a puzzle, in the forms of {@link SolvedPuzzle}.
 *
 * @param solutions those that have not been written yet
 * @param any whether there are any, written or not
 * @param seed the seed of the draws
 * @param reason why not all were drawn although there are solutions or may be, in words; null if all were drawn or there is none
 */
public record DrawnSolutions(
        PuzzleInContext puzzle,
        List<Grid> solutions,
        boolean any,
        long seed,
        @Nullable String reason) implements Answer {

    /**
     * The answer when a draw gave no further solution.
     *
     * @param any whether an earlier draw gave one
     * @param last what the draw gave instead
     */
    public static DrawnSolutions ending(
            PuzzleInContext puzzle, List<Grid> solutions, boolean any, long seed, UniformSolutionResult last) {
        String reason = last instanceof UniformSolutionResult.TooMany tooMany
                ? tooMany.explanation()
                : last instanceof UniformSolutionResult.Stopped stopped
                        ? stopped.reason().text()
                        : null;
        return new DrawnSolutions(puzzle, solutions, any, seed, reason);
    }

    private List<String> grids(Rendering rendering) {
        return SolvedPuzzle.grids(solutions, rendering);
    }

    private List<String> conflicts() {
        return Phrases.sentences(puzzle.grid().conflicts(), puzzle.symbols());
    }

    @Override
    public Outcome outcome() {
        return reason != null ? Outcome.UNKNOWN : any ? Outcome.SOLVED : Outcome.NONE;
    }

    @Override
    public void line(Rendering rendering, StringBuilder out) {
        for (String grid : grids(rendering)) {
            out.append(grid).append('\n');
        }
        if (outcome() != Outcome.SOLVED) {
            out.append(outcome().word()).append('\n');
        }
    }

    @Override
    public void picture(Rendering rendering, StringBuilder out) {
        SolvedPuzzle.pictures(puzzle, solutions, rendering, out);
        if (reason != null) {
            out.append("Stopped: ").append(reason).append(".\n");
        } else if (!any) {
            Phrases.noSolution(puzzle.grid().conflicts(), puzzle.symbols(), out);
        } else {
            out.setLength(out.length() - 1);
        }
    }

    @Override
    public List<String> csv(Rendering rendering) {
        return List.of(outcome().word(), String.join(" ", grids(rendering)));
    }

    @Override
    public String message() {
        return reason == null ? "" : reason;
    }

    @Override
    public void json(Rendering rendering, JsonObject json) {
        json.put("result", outcome().word()).put("solutions", grids(rendering));
        json.put("seed", seed);
        if (reason != null) {
            json.put("reason", reason);
        } else if (!any) {
            json.put("conflicts", conflicts());
        }
    }

    @Override
    public List<String> messages() {
        if (reason != null) {
            return List.of("stopped: " + reason);
        }
        return any ? List.of() : Phrases.noSolution(conflicts());
    }
}
