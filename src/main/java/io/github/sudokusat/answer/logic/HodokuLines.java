package io.github.sudokusat.answer.logic;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.ShownPuzzle;
import io.github.sudokusat.format.TechniqueCase;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.step.Step;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** Steps as library lines of technique cases, as libraries of positions have them. */
public final class HodokuLines {

    private HodokuLines() {}

    /**
     * The case of a step.
     *
     * @param step the step
     * @param position the position in which it was found, of side 9 or less
     * @param givens the digits that the puzzle gives
     * @return the case; empty if libraries have no code for the step
     */
    public static Optional<TechniqueCase> of(Step step, CandidateGrid position, Grid givens) {
        return step.hodokuCode()
                .map(code ->
                        TechniqueCase.of(code, digits(step), givens, position, step.eliminations(), step.placements()));
    }

    /**
     * The reason why the steps of a layout have no library lines: a line does not name its boxes, so its readers assume the usual ones.
     *
     * @param layout the layout
     * @return the sentence; empty if the side is 9 or less, digits are worth their numbers, none twice, and the boxes are the usual ones of that side, whatever
     *     the rules
     */
    public static Optional<String> refusal(Layout layout) {
        if (layout.values().doublers()) {
            return Optional.of("library lines have no doubled digits");
        }
        if (layout.side() > TechniqueCase.LARGEST_SIDE) {
            return Optional.of("library lines exist only up to side " + TechniqueCase.LARGEST_SIDE
                    + ", but this grid has side " + layout.side());
        }
        if (layout.values().least() != 1) {
            return Optional.of("library lines have digits from 1, but here they are "
                    + layout.values().words());
        }
        if (!layout.isUsual()) {
            return Optional.of(
                    "library lines are for grids with as many rows, columns and cells in a box as digits, but this is a "
                            + layout.base());
        }
        Optional<Layout> usual = Layout.ofSide(layout.side());
        if (usual.isPresent() && Arrays.equals(usual.get().regionOfCells(), layout.regionOfCells())) {
            return Optional.empty();
        }
        return Optional.of(usual.map(boxes -> "a library line of side " + layout.side() + " implies boxes of " + boxes)
                        .orElse("library lines are for grids with the usual boxes")
                + ", but this grid has "
                + layout.boxShape().map(boxes -> "boxes of " + boxes).orElse("regions"));
    }

    /** The reason why there is no library line of a position; empty if there is one. */
    public static Optional<String> refusal(ShownPuzzle shown) {
        Optional<String> ofLayout = refusal(shown.puzzle().grid().layout());
        return ofLayout.isPresent() || shown.libraryLine().isPresent()
                ? ofLayout
                : Optional.of("library lines are for positions without contradiction");
    }

    /** Appends a comment for each rule in addition to rows, columns and boxes, because the lines that follow do not name rules. */
    public static void appendRules(Layout layout, StringBuilder out) {
        List<String> lines = LayoutText.describe(layout);
        for (String rule : lines.subList(1, lines.size())) {
            Answer.comment(rule, out);
        }
    }

    /** Appends the line of a step, or a comment if libraries have no code for it. */
    static void append(Step step, CandidateGrid position, Grid givens, StringBuilder out) {
        out.append(of(step, position, givens).map(TechniqueCase::line).orElse("# " + step.text()))
                .append('\n');
    }

    /** The digits that a step places or removes, one after the other. */
    private static String digits(Step step) {
        TreeSet<Integer> digits = new TreeSet<>();
        for (Candidate candidate : step.placements()) {
            digits.add(candidate.digit());
        }
        for (Candidate candidate : step.eliminations()) {
            digits.add(candidate.digit());
        }
        StringBuilder text = new StringBuilder();
        digits.forEach(text::append);
        return text.toString();
    }
}
