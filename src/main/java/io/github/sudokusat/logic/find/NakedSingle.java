package io.github.sudokusat.logic.find;

import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;

/** Naked singles: a cell with only one candidate takes it. */
final class NakedSingle implements Finder {

    @Override
    public void find(Position position, StepCollector collector) {
        for (int cell = 0; cell < position.digits.length; cell++) {
            if (position.count(cell) == 1) {
                int digit = Position.first(position.digits[cell]);
                collector.add(new StepBuilder(position, this, Technique.NAKED_SINGLE, 0)
                        .place(cell, digit)
                        .part(Role.BASE, List.of(position.candidate(cell, digit)))
                        .toStep());
                if (collector.isDone(0)) {
                    return;
                }
            }
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        return words.digits(Role.BASE) + " is the only candidate left in " + words.cells(Role.BASE);
    }
}
