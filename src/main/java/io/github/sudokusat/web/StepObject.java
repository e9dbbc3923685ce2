package io.github.sudokusat.web;

import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.logic.StepMarks;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.HintDetail;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.text.ConstantName;
import io.github.sudokusat.text.JsonObject;
import java.util.ArrayList;
import java.util.List;

/** Writes what the page draws and says of a step, beside the keys of the command line. */
final class StepObject {

    /**
     * A candidate with its mark in the picture of a step.
     *
     * @param candidate the candidate, with the value of its digit
     * @param mark what the mark means
     */
    private record Marked(String candidate, StepMarks.Mark mark) {

        void json(JsonObject json) {
            json.put("candidate", candidate).put("mark", ConstantName.of(mark));
        }
    }

    private StepObject() {}

    /** Writes the further keys of a step that a hint of the given detail reveals. */
    static void write(Step step, Profile profile, HintDetail detail, JsonObject json) {
        json.put("name", step.technique().title());
        profile.entry(step.technique())
                .or(() -> Profile.exhaustive().entry(step.technique()))
                .ifPresent(entry -> json.put("level", entry.level().text()).put("score", entry.scoreOf(step.size())));
        if (detail == HintDetail.FULL) {
            json.put("textVague", step.text(HintDetail.VAGUE))
                    .put("textConcrete", step.text(HintDetail.CONCRETE))
                    .put("cells", Phrases.names(step.cells()))
                    .put("marks", marks(step), Marked::json);
        }
    }

    private static List<Marked> marks(Step step) {
        StepMarks marks = StepMarks.of(step);
        List<Marked> marked = new ArrayList<>();
        int side = step.side();
        DigitSymbols numbers = step.symbols().inNumbers();
        for (int cell = 0; cell < side * side; cell++) {
            for (int digit = 1; digit <= side; digit++) {
                StepMarks.Mark mark = marks.mark(cell, digit);
                if (mark != null) {
                    marked.add(new Marked(numbers.text(new Candidate(Cell.numbered(cell, side), digit)), mark));
                }
            }
        }
        return marked;
    }
}
