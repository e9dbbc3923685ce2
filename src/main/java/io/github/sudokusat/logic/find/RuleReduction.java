package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.grid.candidates.filter.HouseSum;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.RuleUnit;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.primitive.LinearSum;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What the combinations of a cage, or the sum of houses that cages cover but for a few cells, remove from the candidates of their cells.
 *
 * <p>Its size is the number of open cells that it looks at. It is part of what the {@linkplain Filter filters} of propagation remove: it places the
 * digits of cells that have no other one left; if there are none, it removes candidates of the rule's own cells, and only if none can be removed, those
 * of cells that see all places of a digit that the rule needs. <b>Cost.</b> One call of each filter.
 */
public final class RuleReduction implements Finder {

    /** More combinations than these no one would read. */
    private static final int MOST_COMBINATIONS = 12;

    /** With more than these it is easier to follow why a few digits are lost, if that can be told. */
    private static final int FEW_COMBINATIONS = 6;

    private final Technique technique;

    public RuleReduction(Technique technique) {
        this.technique = technique;
    }

    @Override
    public void find(Position position, StepCollector collector) {
        List<RuleUnit> units = position.geometry.ruleUnits.of(technique);
        if (units.isEmpty()) {
            return;
        }
        long[] masks = position.masks();
        for (RuleUnit unit : units) {
            Filter filter = unit.filters().get(0);
            int size = size(position, filter);
            long[] narrowed = masks.clone();
            // A rule that cannot be met removes nothing: the position has no solution, which is not for a technique to
            // say.
            if (!collector.isDone(size) && filter.narrow(narrowed)) {
                StepBuilder builder = smallest(position, filter, size, masks, narrowed);
                if (builder.isEffective()) {
                    explain(position, filter, masks, narrowed, builder);
                    if (filter.houseSum() != null) {
                        explainBounds(position, filter.houseSum().rest(), masks, narrowed, builder);
                    }
                    collector.add(builder.toStep());
                }
            }
        }
    }

    /** The digits that are the last ones of their cells; if there is none, what the rule's own cells lose; if that is nothing, what others lose. */
    private StepBuilder smallest(Position position, Filter filter, int size, long[] masks, long[] narrowed) {
        StepBuilder placing = new StepBuilder(position, this, technique, size);
        StepBuilder inside = new StepBuilder(position, this, technique, size);
        for (int cell : filter.cells()) {
            if (Long.bitCount(narrowed[cell]) == 1 && position.digits[cell] != 0) {
                placing.place(cell, Position.first(narrowed[cell]));
            }
            inside.removeDigits(cell, masks[cell] & ~narrowed[cell]);
        }
        if (placing.isEffective() || inside.isEffective()) {
            return placing.isEffective() ? placing : inside;
        }
        StepBuilder outside = new StepBuilder(position, this, technique, size);
        for (int cell = 0; cell < masks.length; cell++) {
            outside.removeDigits(cell, masks[cell] & ~narrowed[cell]);
        }
        return outside;
    }

    /** The open cells of the rule, and, for a sum of houses, the cages that are subtracted from it. */
    private static int size(Position position, Filter filter) {
        HouseSum sum = filter.houseSum();
        return position.openCount(filter.cells())
                + (sum == null ? 0 : sum.cages().size());
    }

    private static void explain(Position position, Filter filter, long[] masks, long[] narrowed, StepBuilder builder) {
        HouseSum sum = filter.houseSum();
        if (sum != null) {
            explainSum(position, sum, masks, builder);
        } else {
            builder.rule(filter.rule(), position.candidates(position.geometry.set(filter.cells()), -1L));
        }
        if (filter.cells().length == 1 || !filter.hasSets()) {
            return;
        }
        long[] sets = filter.sets(masks);
        List<Part> reasons = sum != null || sets.length <= FEW_COMBINATIONS
                ? List.of()
                : FewLost.of(filter, masks, narrowed, position);
        if (!reasons.isEmpty()) {
            reasons.forEach(builder::part);
            return;
        }
        for (int i = 0; i < sets.length && sets.length <= MOST_COMBINATIONS; i++) {
            builder.part(Role.COMBINATION, position.candidates(filter.cells(), masks, sets[i]));
        }
    }

    private static void explainSum(Position position, HouseSum sum, long[] masks, StepBuilder builder) {
        PartMaker.houses(sum, position.geometry.layout.values()).forEach(builder::part);
        LinearSum rest = sum.rest();
        for (int sign : new int[] {1, -1}) {
            List<Candidate> digits = new ArrayList<>();
            for (int i = 0; i < rest.size(); i++) {
                if (rest.coefficient(i) == sign) {
                    digits.addAll(position.candidates(rest.cell(i), masks[rest.cell(i)]));
                }
            }
            if (!digits.isEmpty()) {
                builder.part(sign > 0 ? Role.INNIE : Role.OUTIE, digits);
            }
        }
    }

    /** The bounds of the other cells if one cell of a sum loses digits; if several do, those of all cells. */
    private static void explainBounds(
            Position position, LinearSum rest, long[] masks, long[] narrowed, StepBuilder builder) {
        int[] losing = IntStream.range(0, rest.size())
                .map(rest::cell)
                .filter(cell -> masks[cell] != narrowed[cell])
                .toArray();
        List<Part> bounds = List.of();
        for (int cell : rest.size() > 1 ? losing : new int[0]) {
            bounds = SumBounds.of(rest, cell, masks[cell] & ~narrowed[cell], narrowed[cell], masks, position);
            if (bounds.isEmpty()) {
                return;
            }
        }
        (losing.length > 1 ? boundsOfAll(position, rest, losing, masks, narrowed) : bounds).forEach(builder::part);
    }

    /** What the cells that lose digits are with the others, if that is too much for each, or too little for each. */
    private static List<Part> boundsOfAll(
            Position position, LinearSum rest, int[] losing, long[] masks, long[] narrowed) {
        for (boolean isLarge : new boolean[] {true, false}) {
            boolean isAlike = IntStream.of(losing).allMatch(cell -> {
                long lost = masks[cell] & ~narrowed[cell];
                boolean losesGreatest = isLarge == SumBounds.coefficient(rest, cell) > 0;
                return losesGreatest
                        ? Long.lowestOneBit(lost) > Long.highestOneBit(narrowed[cell])
                        : Long.highestOneBit(lost) < Long.lowestOneBit(narrowed[cell]);
            });
            if (isAlike) {
                return SumBounds.bothSides(rest, masks, position, isLarge);
            }
        }
        return List.of();
    }

    @Override
    public String reason(Step step) {
        return technique == Technique.INNIES_AND_OUTIES ? RuleWording.ofSum(step) : RuleWording.ofCombinations(step);
    }
}
