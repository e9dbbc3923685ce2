package io.github.sudokusat.answer;

import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.symmetry.CanonicalForm;
import io.github.sudokusat.grid.symmetry.Symmetry;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The canonical form of a puzzle.
 *
 * @param found the form; null if a limit was reached
 * @param definition the name of its definition
 * @param stop the limit that was reached; null if none was
 */
public record CanonicalPuzzle(
        @Nullable CanonicalForm found,
        String definition,
        @Nullable StopReason stop) implements Answer {

    public static final List<String> COLUMNS = List.of("result", "canonical", "form", "automorphisms");

    /** Why a puzzle has no canonical form; empty if it has one. */
    public static Optional<String> refusal(PuzzleInContext puzzle) {
        Layout layout = puzzle.grid().layout();
        if (!CanonicalForm.supports(layout)) {
            return Optional.of("canonical forms are for plain boxes of 2x2, 2x3, 2x4, 3x2, 4x2 or 3x3, but the layout "
                    + unsupported(layout));
        }
        List<Conflict> conflicts = puzzle.grid().conflicts();
        return conflicts.isEmpty()
                ? puzzle.refusalOfMarks("a canonical form has givens only")
                : Optional.of("conflicting givens have no canonical form: "
                        + String.join("; ", Phrases.sentences(conflicts, puzzle.symbols())));
    }

    private static String unsupported(Layout layout) {
        Layout base = layout.base();
        if (!CanonicalForm.supports(base)) {
            boolean isBoxes = base.isUsual() && base.boxShape().isPresent();
            return (isBoxes ? "is " : "is a ") + base;
        }
        return layout.statedRules().isEmpty()
                ? "is " + layout
                : "has variant rules, such as "
                        + layout.statedRules().get(0).rule().name();
    }

    /** What is said of a run from which equivalent puzzles were left out. */
    public static String leftOut(long repeats, long puzzles) {
        return "left out " + Phrases.grouped(repeats) + " of " + Phrases.count(puzzles, "puzzle")
                + ": equivalent to earlier ones";
    }

    /** The form by the solution if the solver finds exactly one, else the least puzzle. */
    public static CanonicalPuzzle of(PuzzleInContext puzzle, SudokuSolver solver) {
        CheckResult verdict = solver.check(puzzle.puzzle());
        if (verdict instanceof CheckResult.Proper proper) {
            return new CanonicalPuzzle(CanonicalForm.bySolution(puzzle.grid(), proper.solution()), "solution", null);
        }
        return verdict instanceof CheckResult.Stopped stopped
                ? new CanonicalPuzzle(null, "", stopped.reason())
                : least(puzzle);
    }

    /** The least puzzle. */
    public static CanonicalPuzzle least(PuzzleInContext puzzle) {
        return new CanonicalPuzzle(CanonicalForm.least(puzzle.grid()), "puzzle", null);
    }

    private static String automorphisms(CanonicalForm form) {
        return Long.toString(form.automorphismCount());
    }

    @Override
    public Outcome outcome() {
        return found == null ? Outcome.UNKNOWN : Outcome.FOUND;
    }

    /** Equal for equivalent puzzles. */
    @Override
    public @Nullable String key() {
        return found == null ? null : found.grid().layout() + " " + found.grid();
    }

    @Override
    public void line(Rendering rendering, StringBuilder out) {
        out.append(found == null ? outcome().word() : rendering.grid(found.grid()))
                .append('\n');
    }

    @Override
    public void picture(Rendering rendering, StringBuilder out) {
        if (found == null) {
            out.append("Stopped: ").append(message()).append(".\n");
            return;
        }
        long count = found.automorphismCount();
        out.append("The canonical form (")
                .append(definition)
                .append("):\n")
                .append(rendering.picture(found.grid()))
                .append('\n')
                .append(
                        count == 1
                                ? "No symmetry maps the puzzle to itself.\n"
                                : count + " symmetries, the identity among them, map the puzzle to itself.\n");
    }

    @Override
    public List<String> csv(Rendering rendering) {
        return found == null
                ? List.of(outcome().word(), "", "", "")
                : List.of(outcome().word(), rendering.grid(found.grid()), definition, automorphisms(found));
    }

    @Override
    public String message() {
        return Phrases.reason(stop);
    }

    @Override
    public void json(Rendering rendering, JsonObject json) {
        json.put("result", outcome().word());
        if (found == null) {
            json.put("reason", message());
            return;
        }
        json.put("canonical", rendering.grid(found.grid()));
        json.put("form", definition);
        json.put("automorphisms", automorphisms(found));
        json.put("generators", found.automorphismGenerators(), CanonicalPuzzle::generator);
    }

    /** The keys of a symmetry: the new place of each row and column, after the transposition if there is one, and the new digits. */
    private static void generator(Symmetry symmetry, JsonObject json) {
        int side = symmetry.from().side();
        boolean isTransposed = symmetry.cell(0) / side != symmetry.cell(1) / side;
        int nextRow = isTransposed ? 1 : side;
        int nextColumn = isTransposed ? side : 1;
        StringBuilder rows = new StringBuilder();
        StringBuilder columns = new StringBuilder();
        StringBuilder digits = new StringBuilder();
        for (int i = 0; i < side; i++) {
            rows.append(symmetry.cell(i * nextRow) / side + 1);
            columns.append(symmetry.cell(i * nextColumn) % side + 1);
            digits.append(symmetry.digit(i + 1));
        }
        json.put("transposed", isTransposed);
        json.put("rows", rows.toString());
        json.put("columns", columns.toString());
        json.put("digits", digits.toString());
    }

    @Override
    public List<String> messages() {
        return Phrases.messages(stop);
    }
}
