package io.github.sudokusat.logic.basic;

import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.SeenSets;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.pattern.Subsets;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;

/**
 * Naked sets: n cells of a house that have only n digits between them exclude these digits from every cell that sees all n.
 *
 * <p>The other cells of the house see them, and those of a second house if it contains the n cells too. Cells that see each other by rules are a set,
 * too.
 */
public final class NakedSet implements Finder {

    private final Technique technique;
    private final int size;

    public NakedSet(Technique technique, int size) {
        this.technique = technique;
        this.size = size;
    }

    @Override
    public void find(Position position, StepCollector collector) {
        long[] sets = new long[position.side];
        for (int house = 0; house < position.geometry.houseCount && !collector.isDone(0); house++) {
            for (int p = 0; p < sets.length; p++) {
                sets[p] = position.digits[position.geometry.cell(house, p)];
            }
            int here = house;
            Subsets.find(
                    sets,
                    size,
                    (chosen, union) -> take(position, here, position.geometry.cellSet(here, chosen), union, collector));
        }
        if (!collector.isDone(0)) {
            SeenSets.find(position, collector, size, size, (cells, union) -> {
                if (Long.bitCount(union) == size && !hasSingle(position, cells)) {
                    take(position, StepBuilder.NO_HOUSE, cells, union, collector);
                }
            });
        }
    }

    private static boolean hasSingle(Position position, long[] cells) {
        boolean hasSingle = false;
        for (int cell = Bits.next(cells, 0, position.words, 0);
                cell >= 0;
                cell = Bits.next(cells, 0, position.words, cell + 1)) {
            hasSingle |= position.count(cell) == 1;
        }
        return hasSingle;
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        String digits = words.digits(Role.SET);
        String all = Wording.all(size);
        boolean isInHouse = !words.housesOf(Role.SET).isEmpty();
        return words.cells(Role.SET)
                + (isInHouse ? " " + words.where(Role.SET) : " see each other,") + " contain only " + digits
                + " and must use up "
                + all + ", so " + digits + " can be removed from every other cell that sees " + all + " of these cells";
    }

    private void take(Position position, int house, long[] cells, long union, StepCollector collector) {
        long[] seen = position.geometry.seenByAll(cells);
        StepBuilder builder = new StepBuilder(position, this, technique, 0);
        for (long left = union; left != 0; left &= left - 1) {
            builder.removeFrom(seen, Position.first(left));
        }
        if (builder.isEffective()) {
            collector.add(builder.part(Role.SET, house, position.candidates(cells, union))
                    .toStep());
        }
    }
}
