package io.github.sudokusat.logic.find;

import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;

/** A digit with one place in a house goes there; boxes and regions are looked at before lines, where it is harder to see. */
final class HiddenSingle implements Finder {

    @Override
    public void find(Position position, StepCollector findings) {
        int lines = position.geometry.lineCount();
        find(position, lines, position.geometry.houseCount, findings);
        find(position, 0, lines, findings);
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        return words.cells(Role.BASE) + " is the only cell in " + words.houses(Role.BASE) + " that can still be "
                + words.digits(Role.BASE);
    }

    private void find(Position position, int from, int to, StepCollector findings) {
        for (int house = from; house < to && !findings.isDone(0); house++) {
            for (int digit = 0; digit < position.side && !findings.isDone(0); digit++) {
                long places = position.placesOf(house, digit);
                if (Long.bitCount(places) == 1) {
                    int cell = position.geometry.cell(house, Position.first(places));
                    findings.add(new StepBuilder(position, this, Technique.HIDDEN_SINGLE, 0)
                            .place(cell, digit)
                            .part(Role.BASE, house, List.of(position.candidate(cell, digit)))
                            .toStep());
                }
            }
        }
    }
}
