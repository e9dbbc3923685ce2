package io.github.sudokusat.logic.basic;

import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.pattern.Subsets;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;

/** Hidden sets: n digits that are confined to n cells of a house exclude all other digits from these cells. */
public final class HiddenSet implements Finder {

    private final Technique technique;
    private final int size;

    public HiddenSet(Technique technique, int size) {
        this.technique = technique;
        this.size = size;
    }

    @Override
    public void find(Position position, StepCollector collector) {
        long[] sets = new long[position.side];
        for (int house = 0; house < position.geometry.houseCount && !collector.isDone(0); house++) {
            System.arraycopy(position.places, house * position.side, sets, 0, sets.length);
            int here = house;
            Subsets.find(sets, size, (chosen, union) -> take(position, here, chosen, union, collector));
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        return words.where(Role.SET) + ", the digits " + words.digits(Role.SET) + " are confined to "
                + words.cells(Role.SET) + ", which must hold them, so all other candidates can be removed from these "
                + Wording.number(size) + " cells";
    }

    private void take(Position position, int house, long chosen, long union, StepCollector collector) {
        long[] cells = position.geometry.cellSet(house, union);
        StepBuilder builder = new StepBuilder(position, this, technique, 0);
        for (long left = position.digitsOf(cells) & ~chosen; left != 0; left &= left - 1) {
            builder.removeFrom(cells, Position.first(left));
        }
        if (builder.isEffective()) {
            collector.add(builder.part(Role.SET, house, position.candidates(cells, chosen))
                    .toStep());
        }
    }
}
