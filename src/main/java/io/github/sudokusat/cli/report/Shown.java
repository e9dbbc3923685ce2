package io.github.sudokusat.cli.report;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.answer.ShownPuzzle;
import io.github.sudokusat.answer.logic.HodokuLines;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.format.read.RulesFormat;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.text.JsonObject;
import java.util.List;

/**
 * A puzzle, shown as it is.
 *
 * @param puzzle the puzzle
 * @param shown its candidates and its library line
 * @param messages what the form leaves out
 */
public record Shown(PuzzleInContext puzzle, ShownPuzzle shown, List<String> messages) implements Answer {

    public static final List<String> COLUMNS = List.of("result", "givens", "layout", "candidates");

    private Grid grid() {
        return puzzle.grid();
    }

    private Layout layout() {
        return grid().layout();
    }

    @Override
    public Outcome outcome() {
        return Outcome.SHOWN;
    }

    @Override
    public void line(Rendering rendering, StringBuilder out) {
        String text = switch (rendering.form()) {
            case ROWS -> rendering.rows(grid());
            case MARKS -> rendering.marks(shown.marks());
            case CANDIDATES -> rendering.candidateLine(shown.marks());
            case REGIONS -> LayoutText.regions(layout());
            case RULES -> RulesFormat.text(layout(), cells(rendering));
            case FPUZZLES, FPUZZLES_LINK, SUDOKUPAD_LINK -> ForeignText.of(puzzle, rendering.form());
            default -> rendering.grid(grid());
        };
        out.append(text).append('\n');
    }

    /** The candidates if the text gave them and there is a line for them; else the digits. */
    private String cells(Rendering rendering) {
        return shown.hasOwnMarks() && rendering.hasCandidateLine(layout())
                ? rendering.candidateLine(shown.marks())
                : rendering.grid(grid());
    }

    @Override
    public void library(Rendering rendering, StringBuilder out) {
        HodokuLines.appendRules(layout(), out);
        out.append(shown.libraryLine().orElseThrow()).append('\n');
    }

    @Override
    public void picture(Rendering rendering, StringBuilder out) {
        if (shown.hasOwnMarks()) {
            out.append(rendering.marks(shown.marks()));
        } else if (shown.hasPlacedDigits()) {
            out.append(rendering.picture(puzzle.givens(), grid()));
        } else {
            out.append(rendering.picture(grid()));
        }
        out.append('\n');
        if (layout().statedRules().isEmpty()) {
            HodokuLines.appendRules(layout(), out);
        }
    }

    @Override
    public List<String> csv(Rendering rendering) {
        return List.of(
                outcome().word(),
                Integer.toString(puzzle.givens().filledCount()),
                String.join("; ", LayoutText.describe(layout())),
                shown.hasOwnMarks() && rendering.hasCandidateLine(layout())
                        ? rendering.candidateLine(shown.marks())
                        : "");
    }

    @Override
    public String message() {
        return "";
    }

    @Override
    public void json(Rendering rendering, JsonObject json) {
        json.put("result", outcome().word());
        json.put("givens", puzzle.givens().filledCount());
    }
}
