package io.github.sudokusat.answer;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.prove.givens.MinimizeResult;
import io.github.sudokusat.text.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A minimal puzzle, and the redundant givens of the original. */
public record MinimizedPuzzle(PuzzleInContext read, MinimizeResult minimized) implements Answer {

    public static final List<String> COLUMNS = List.of("result", "minimal", "redundant");

    private Grid original() {
        return read.grid();
    }

    private MinimizeResult.@Nullable Minimal minimal() {
        return minimized instanceof MinimizeResult.Minimal minimal ? minimal : null;
    }

    private NoAnswer none() {
        return new NoAnswer(read, minimized instanceof MinimizeResult.Stopped stopped ? stopped.reason() : null);
    }

    @Override
    public Outcome outcome() {
        if (minimized instanceof MinimizeResult.Minimal) {
            return Outcome.MINIMIZED;
        }
        return minimized instanceof MinimizeResult.Unsolvable ? Outcome.NONE : Outcome.UNKNOWN;
    }

    @Override
    public void line(Rendering rendering, StringBuilder out) {
        MinimizeResult.Minimal minimal = minimal();
        out.append(minimal == null ? outcome().word() : rendering.grid(minimal.puzzle()));
        if (minimal != null && !minimal.wasMinimal()) {
            out.append(' ').append(Phrases.joined(minimal.redundant(), read.symbols()));
        }
        out.append('\n');
    }

    @Override
    public void picture(Rendering rendering, StringBuilder out) {
        MinimizeResult.Minimal minimal = minimal();
        if (minimal != null) {
            out.append(
                    minimal.wasMinimal()
                            ? "Minimal: no given follows from the others.\n"
                            : redundant(minimal) + "\nA minimal puzzle with "
                                    + Phrases.count(minimal.puzzle().filledCount(), "given") + ":\n");
            out.append(rendering.picture(minimal.puzzle(), minimal.puzzle())).append('\n');
        } else {
            none().picture(out);
        }
    }

    /** The redundant givens; each is redundant alone, but perhaps not all are together. */
    private String redundant(MinimizeResult.Minimal minimal) {
        int count = minimal.redundant().size();
        int removed = original().filledCount() - minimal.puzzle().filledCount();
        return (count == original().filledCount()
                        ? "All " + count
                        : count + " of the " + original().filledCount())
                + (count == 1
                        ? " givens is redundant, that is, it follows from all the others: "
                        : " givens are redundant, that is, each follows from all the others: ")
                + Phrases.joined(minimal.redundant(), read.symbols())
                + (removed < count ? "\nNot all of them can be removed at once." : "");
    }

    @Override
    public List<String> csv(Rendering rendering) {
        MinimizeResult.Minimal minimal = minimal();
        return List.of(
                outcome().word(),
                minimal == null ? "" : rendering.grid(minimal.puzzle()),
                minimal == null
                        ? ""
                        : Phrases.joined(minimal.redundant(), read.symbols().inNumbers()));
    }

    @Override
    public String message() {
        return minimal() == null ? none().message() : "";
    }

    @Override
    public void json(Rendering rendering, JsonObject json) {
        json.put("result", outcome().word());
        MinimizeResult.Minimal minimal = minimal();
        if (minimal != null) {
            json.put("minimal", rendering.grid(minimal.puzzle()));
            json.put("redundant", Phrases.candidates(minimal.redundant(), read.symbols()));
        } else {
            none().json(json);
        }
    }

    @Override
    public List<String> messages() {
        return minimal() == null ? none().messages() : List.of();
    }
}
