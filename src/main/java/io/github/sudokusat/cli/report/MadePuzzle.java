package io.github.sudokusat.cli.report;

import io.github.sudokusat.cli.output.Rendering;
import io.github.sudokusat.generate.Generated;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.Level;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.rate.Rater;
import io.github.sudokusat.logic.rate.Rating;
import io.github.sudokusat.text.JsonObject;
import java.util.List;

/**
 * A generated puzzle, and where it comes from.
 *
 * @param generated the puzzle and its solution
 * @param seed the seed
 * @param index its number among those of the seed
 */
public record MadePuzzle(Generated generated, long seed, long index) {

    /** The header of the form {@code csv}. */
    public static final List<String> COLUMNS =
            List.of("puzzle", "solution", "clues", "level", "score", "hardest", "seed", "index");

    /** The techniques of the rating; made only once a form asks for one. */
    private static final class Techniques {

        static final LogicSolver FULL = LogicSolver.of(Layout.classic()).withUniqueness(true);

        private Techniques() {}
    }

    /** Adds the record in the chosen form. */
    public void addTo(Rendering rendering, StringBuilder out) {
        Grid puzzle = generated.puzzle();
        switch (rendering.form()) {
            case PICTURE ->
                out.append(index == 0 ? "" : "\n")
                        .append(rendering.picture(puzzle))
                        .append('\n');
            case CSV -> csv(rendering, rate(), out);
            case JSON -> json(rendering, rate(), out);
            default -> out.append(rendering.grid(puzzle)).append('\n');
        }
    }

    private Rating rate() {
        return Rater.of(Techniques.FULL.withGivens(generated.puzzle())).rate(generated.puzzle());
    }

    private void csv(Rendering rendering, Rating rating, StringBuilder out) {
        Report.csvRecord(
                out,
                List.of(
                        rendering.grid(generated.puzzle()),
                        rendering.grid(generated.solution()),
                        Integer.toString(generated.puzzle().filledCount()),
                        rating.level().map(Level::text).orElse(""),
                        Long.toString(rating.score()),
                        rating.hardestId().orElse(""),
                        Long.toString(seed),
                        Long.toString(index)));
    }

    private void json(Rendering rendering, Rating rating, StringBuilder out) {
        JsonObject json = new JsonObject(out)
                .put("puzzle", rendering.grid(generated.puzzle()))
                .put("solution", rendering.grid(generated.solution()))
                .put("clues", generated.puzzle().filledCount());
        rating.level().ifPresent(level -> json.put("level", level.text()));
        json.put("score", rating.score());
        rating.hardestId().ifPresent(id -> json.put("hardest", id));
        json.put("seed", seed).put("index", index).end();
    }
}
