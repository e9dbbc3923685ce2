package io.github.sudokusat.logic.find;

import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.pattern.Subsets;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;

/** Hidden sets: n digits that stand in only n cells of a house keep all other digits from these cells. */
final class HiddenSet implements Finder {

    private final Technique technique;
    private final int size;

    HiddenSet(Technique technique, int size) {
        this.technique = technique;
        this.size = size;
    }

    @Override
    public void find(Position position, StepCollector findings) {
        long[] sets = new long[position.side];
        for (int house = 0; house < position.geometry.houseCount && !findings.isDone(0); house++) {
            System.arraycopy(position.places, house * position.side, sets, 0, sets.length);
            int here = house;
            Subsets.find(sets, size, (chosen, union) -> take(position, here, chosen, union, findings));
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        return "in " + words.houses(Role.SET) + ", the digits " + words.digits(Role.SET) + " are confined to "
                + words.cells(Role.SET) + ", which must hold them, so all other candidates can be removed from these "
                + Wording.number(size) + " cells";
    }

    private void take(Position position, int house, long chosen, long union, StepCollector findings) {
        long[] cells = position.geometry.cellSet(house, union);
        StepBuilder draft = new StepBuilder(position, this, technique, 0);
        for (long left = position.digitsOf(cells) & ~chosen; left != 0; left &= left - 1) {
            draft.removeFrom(cells, Position.first(left));
        }
        if (draft.isEffective()) {
            findings.add(draft.part(Role.SET, house, position.candidates(cells, chosen))
                    .toStep());
        }
    }
}
