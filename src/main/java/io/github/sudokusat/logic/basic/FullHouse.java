package io.github.sudokusat.logic.basic;

import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;

/** Full houses: the last empty cell of a house takes the digit that the house still lacks. */
public final class FullHouse implements Finder {

    @Override
    public void find(Position position, StepCollector collector) {
        for (int house = 0; house < position.geometry.houseCount; house++) {
            long open = position.openPositions(house);
            if (Long.bitCount(open) == 1) {
                int cell = position.geometry.cell(house, Position.first(open));
                int digit = Position.first(position.digits[cell]);
                collector.add(new StepBuilder(position, this, Technique.FULL_HOUSE, 0)
                        .place(cell, digit)
                        .part(Role.BASE, house, List.of(position.candidate(cell, digit)))
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
        return words.cells(Role.BASE) + " is the last empty cell " + words.where(Role.BASE) + " and must be "
                + words.digits(Role.BASE);
    }
}
