package io.github.sudokusat.answer;

import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.generate.Generated;
import io.github.sudokusat.generate.UnbiasedGenerator;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.symmetry.CanonicalForm;
import io.github.sudokusat.logic.Level;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.rate.Rater;
import io.github.sudokusat.logic.rate.Rating;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.text.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A generated puzzle, and where it comes from.
 *
 * @param kind what was asked for
 * @param generated the puzzle and its solution
 * @param seed the seed
 * @param index its number among those of the seed
 */
public record GeneratedPuzzle(Kind kind, Generated generated, long seed, long index) {

    /** What is generated. */
    public enum Kind {
        PUZZLE,
        /** A full grid. */
        GRID,
        /** A puzzle with a weight. */
        WEIGHTED,
        /** A puzzle with a layout of its own. */
        WITH_LAYOUT
    }

    /** The header of the form {@code csv}. */
    public static final List<String> COLUMNS = List.of(
            "puzzle",
            "solution",
            "clues",
            "level",
            "score",
            "hardest",
            "seed",
            "index",
            "techniques",
            "canonical",
            "weight",
            "layout");

    /** What is said if nothing can be generated. */
    public static String impossible(String explanation) {
        return "there is no such puzzle: " + explanation;
    }

    /** Larger puzzles are not rated, because that can take minutes. */
    private static final int MAX_RATED_SIDE = 9;

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
            case CSV -> csv(rendering, out);
            case JSON -> json(rendering, out);
            default -> {
                if (kind == Kind.WITH_LAYOUT) {
                    Answer.comment(String.join(", ", LayoutText.describe(puzzle.layout())), out);
                }
                out.append(rendering.grid(puzzle)).append('\n');
            }
        }
    }

    /** The rating; null for full grids and for sides that are not rated. */
    private @Nullable Rating rate() {
        Grid puzzle = generated.puzzle();
        Layout layout = puzzle.layout();
        if (kind == Kind.GRID || layout.side() > MAX_RATED_SIDE || !LogicSolver.supports(layout)) {
            return null;
        }
        LogicSolver solver =
                layout.isClassic() ? Techniques.FULL : LogicSolver.of(layout).withUniqueness(true);
        return Rater.of(solver).rate(puzzle);
    }

    /** The canonical form as the command {@code canonical} gives it; null where there is none. */
    private @Nullable Grid canonical() {
        Grid puzzle = generated.puzzle();
        return CanonicalForm.supports(puzzle.layout())
                ? CanonicalForm.bySolution(puzzle, generated.solution()).grid()
                : null;
    }

    private static List<String> techniques(Rating rating) {
        return rating.techniques().stream().map(Technique::id).toList();
    }

    /** What names the layout; empty for the usual one of its side. */
    private List<String> layout() {
        Layout layout = generated.puzzle().layout();
        return layout.isOfSide() ? List.of() : LayoutText.describe(layout);
    }

    private void csv(Rendering rendering, StringBuilder out) {
        Rating rating = rate();
        Grid canonical = canonical();
        boolean isGrid = kind == Kind.GRID;
        Answer.csvRecord(
                out,
                List.of(
                        rendering.grid(generated.puzzle()),
                        isGrid ? "" : rendering.grid(generated.solution()),
                        isGrid ? "" : Integer.toString(generated.puzzle().filledCount()),
                        rating == null ? "" : rating.level().map(Level::text).orElse(""),
                        rating == null ? "" : Long.toString(rating.score()),
                        rating == null ? "" : rating.hardestId().orElse(""),
                        Long.toString(seed),
                        Long.toString(index),
                        rating == null ? "" : String.join(" ", techniques(rating)),
                        canonical == null ? "" : rendering.grid(canonical),
                        kind == Kind.WEIGHTED ? Double.toString(weight()) : "",
                        String.join("; ", layout())));
    }

    private void json(Rendering rendering, StringBuilder out) {
        JsonObject json = new JsonObject(out);
        described(rendering, json);
        if (kind == Kind.WEIGHTED) {
            json.put("weight", weight());
        }
        placed(json);
        json.end();
    }

    /** Writes the keys of a puzzle without a weight, and the name of the hardest technique. */
    public void json(Rendering rendering, JsonObject json) {
        Rating rating = described(rendering, json);
        if (rating != null) {
            rating.hardestTitle().ifPresent(title -> json.put("hardestName", title));
        }
        placed(json);
    }

    private void placed(JsonObject json) {
        json.put("seed", seed).put("index", index);
    }

    /** Writes what the puzzle is like; returns its rating, or null. */
    private @Nullable Rating described(Rendering rendering, JsonObject json) {
        json.put("puzzle", rendering.grid(generated.puzzle()));
        List<String> layout = layout();
        if (!layout.isEmpty()) {
            json.put("layout", layout);
        }
        if (kind != Kind.GRID) {
            json.put("solution", rendering.grid(generated.solution()))
                    .put("clues", generated.puzzle().filledCount());
        }
        Rating rating = rate();
        if (rating != null) {
            rating.level().ifPresent(level -> json.put("level", level.text()));
            json.put("score", rating.score());
            rating.hardestId().ifPresent(id -> json.put("hardest", id));
            json.put("techniques", techniques(rating));
        }
        Grid canonical = canonical();
        if (canonical != null) {
            json.put("canonical", rendering.grid(canonical));
        }
        return rating;
    }

    private double weight() {
        return UnbiasedGenerator.weight(generated.puzzle().filledCount());
    }
}
