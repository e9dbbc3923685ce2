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

/** Hidden singles: a digit with only one place in a house is placed there; boxes and regions come before lines, where it is harder to see. */
public final class HiddenSingle implements Finder {

    @Override
    public void find(Position position, StepCollector collector) {
        int lines = position.geometry.lineCount();
        find(position, lines, position.geometry.houseCount, collector);
        find(position, 0, lines, collector);
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        String text = words.cells(Role.BASE) + " is the only cell " + words.where(Role.BASE) + " that can be "
                + words.digits(Role.BASE);
        List<String> placed = new ArrayList<>();
        for (Part part : words.why.parts(Role.REASON)) {
            List<String> digits =
                    part.candidates().stream().map(step.symbols()::text).toList();
            placed.addAll(part.rule().isEmpty() ? digits : List.of(Notation.list(digits) + Wording.inBrackets(part)));
        }
        List<String> reasons = new ArrayList<>();
        if (!placed.isEmpty()) {
            reasons.add(Notation.list(placed));
        }
        reasons.addAll(RuledOut.texts(
                words.why.parts(Role.RULED_OUT),
                words.notation::digits,
                gone -> " in " + words.notation.cellsOf(gone)));
        return text + (reasons.isEmpty() ? "" : ", because " + Notation.listOfLists(reasons));
    }

    private void find(Position position, int from, int to, StepCollector collector) {
        for (int house = from; house < to && !collector.isDone(0); house++) {
            for (int digit = 0; digit < position.side && !collector.isDone(0); digit++) {
                long places = position.placesOf(house, digit);
                if (Long.bitCount(places) == 1) {
                    int cell = position.geometry.cell(house, Position.first(places));
                    StepBuilder builder = new StepBuilder(position, this, Technique.HIDDEN_SINGLE, 0)
                            .place(cell, digit)
                            .part(Role.BASE, house, List.of(position.candidate(cell, digit)));
                    SingleReasons.addHidden(builder, position, house, cell, digit);
                    collector.add(builder.toStep());
                }
            }
        }
    }
}
