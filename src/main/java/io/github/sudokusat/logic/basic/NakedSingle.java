package io.github.sudokusat.logic.basic;

import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.List;

/** Naked singles: a cell with only one candidate takes it. */
public final class NakedSingle implements Finder {

    @Override
    public void find(Position position, StepCollector collector) {
        for (int cell = 0; cell < position.digits.length; cell++) {
            if (position.count(cell) == 1) {
                int digit = Position.first(position.digits[cell]);
                StepBuilder builder = new StepBuilder(position, this, Technique.NAKED_SINGLE, 0)
                        .place(cell, digit)
                        .part(Role.BASE, List.of(position.candidate(cell, digit)));
                SingleReasons.addNaked(builder, position, cell, digit);
                collector.add(builder.toStep());
                if (collector.isDone(0)) {
                    return;
                }
            }
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        List<String> reasons = new ArrayList<>();
        for (Part part : words.why.parts(Role.REASON)) {
            reasons.add(
                    part.houses().isEmpty()
                            ? "it sees " + words.notation.allCandidates(part.candidates()) + Wording.inBrackets(part)
                            : Notation.houses(part.houses()) + " has " + words.notation.digits(part.candidates()));
        }
        reasons.addAll(RuledOut.texts(words.why.parts(Role.RULED_OUT), words.notation::digits, gone -> ""));
        String because = reasons.isEmpty() ? "" : ", because " + Notation.listOfLists(reasons);
        return words.digits(Role.BASE) + " is the only candidate left in " + words.cells(Role.BASE) + because;
    }
}
