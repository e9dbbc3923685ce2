package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.grid.candidates.filter.Filters;
import io.github.sudokusat.grid.candidates.filter.HouseSum;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.primitive.LinearSum;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a single named rule removes from the candidates of its cells: by the combinations of a cage, by the sum of houses that cages cover but for a few
 * cells, or otherwise, such as the order of a thermometer.
 *
 * <p>A step comes from all primitives together that are chained by common cells in a rule of up to {@value #LARGEST_UNIT} cells, such as a
 * thermometer, and from one primitive of a larger rule; sums of houses and combinations are taken one by one. Its size is the number of open cells that
 * it looks at. It is part of what the {@linkplain Filters filters} of propagation remove: it places the digits of cells that have no other one left; if there are none, it removes
 * candidates of the rule's own cells, and only if none can be removed, those of cells that see all places of a digit that the rule needs.
 * <b>Cost.</b> One call of each filter.
 */
final class RuleReduction implements Finder {

    /** Rules that cover the grid are looked at piece by piece, others as a whole. */
    private static final int LARGEST_UNIT = 16;

    /** More combinations than these no one would read. */
    private static final int MOST_COMBINATIONS = 12;

    private final Technique technique;

    RuleReduction(Technique technique) {
        this.technique = technique;
    }

    @Override
    public void find(Position position, StepCollector collector) {
        Filters filters = position.geometry.filters;
        if (filters.size() == 0) {
            return;
        }
        long[] masks = position.masks();
        for (Unit unit : units(filters)) {
            int size = size(position, unit);
            long[] narrowed = masks.clone();
            // A rule that cannot be met removes nothing: the position has no solution, which is not for a technique to
            // say.
            Unit active = collector.isDone(size) ? null : unit.narrow(narrowed);
            if (active != null && !active.filters().isEmpty()) {
                StepBuilder builder = smallest(position, active, size, masks, narrowed);
                if (builder.isEffective()) {
                    explain(position, active, masks, builder);
                    collector.add(builder.toStep());
                }
            }
        }
    }

    /** The filters of a step: one, or all those that are chained along a line. */
    private record Unit(List<Filter> filters) {

        int[] cells() {
            return filters.stream()
                    .flatMapToInt(filter -> Arrays.stream(filter.cells()))
                    .distinct()
                    .toArray();
        }

        /** Narrows until nothing changes; returns the filters that changed something, or null if the rule cannot be met. */
        @Nullable
        Unit narrow(long[] masks) {
            Set<Filter> active = new LinkedHashSet<>();
            boolean changed = true;
            while (changed) {
                changed = false;
                for (Filter filter : filters) {
                    long[] before = masks.clone();
                    if (!filter.narrow(masks)) {
                        return null;
                    }
                    if (!Arrays.equals(before, masks)) {
                        active.add(filter);
                        changed = filters.size() > 1;
                    }
                }
            }
            return new Unit(List.copyOf(active));
        }
    }

    /** The filters one by one, or, of a rule of few cells, those together that have cells in common. */
    private List<Unit> units(Filters filters) {
        Map<String, List<Filter>> byRule = new LinkedHashMap<>();
        List<Unit> units = new ArrayList<>();
        for (int i = 0; i < filters.size(); i++) {
            Filter filter = filters.get(i);
            if (techniqueOf(filter) == technique) {
                if (technique == Technique.RULE) {
                    byRule.computeIfAbsent(filter.rule(), rule -> new ArrayList<>())
                            .add(filter);
                } else {
                    units.add(new Unit(List.of(filter)));
                }
            }
        }
        for (List<Filter> some : byRule.values()) {
            if (new Unit(some).cells().length <= LARGEST_UNIT) {
                addConnected(some, units);
            } else {
                some.forEach(filter -> units.add(new Unit(List.of(filter))));
            }
        }
        return units;
    }

    private static void addConnected(List<Filter> filters, List<Unit> units) {
        List<Filter> left = new ArrayList<>(filters);
        while (!left.isEmpty()) {
            List<Filter> together = new ArrayList<>(List.of(left.remove(0)));
            for (int i = 0; i < together.size(); i++) {
                Set<Integer> cells = new HashSet<>();
                Arrays.stream(together.get(i).cells()).forEach(cells::add);
                for (Filter other : List.copyOf(left)) {
                    if (Arrays.stream(other.cells()).anyMatch(cells::contains)) {
                        left.remove(other);
                        together.add(other);
                    }
                }
            }
            units.add(new Unit(together));
        }
    }

    private static Technique techniqueOf(Filter filter) {
        if (filter.houseSum() != null) {
            return Technique.INNIES_AND_OUTIES;
        }
        return filter.hasSets() ? Technique.COMBINATIONS : Technique.RULE;
    }

    /** The digits that are the last ones of their cells; if there is none, what the rule's own cells lose; if that is nothing, what others lose. */
    private StepBuilder smallest(Position position, Unit unit, int size, long[] masks, long[] narrowed) {
        StepBuilder placing = new StepBuilder(position, this, technique, size);
        StepBuilder inside = new StepBuilder(position, this, technique, size);
        for (int cell : unit.cells()) {
            if (Long.bitCount(narrowed[cell]) == 1 && position.digits[cell] != 0) {
                placing.place(cell, Position.first(narrowed[cell]));
            }
            removeLost(cell, masks[cell] & ~narrowed[cell], inside);
        }
        if (placing.isEffective() || inside.isEffective()) {
            return placing.isEffective() ? placing : inside;
        }
        StepBuilder outside = new StepBuilder(position, this, technique, size);
        for (int cell = 0; cell < masks.length; cell++) {
            removeLost(cell, masks[cell] & ~narrowed[cell], outside);
        }
        return outside;
    }

    /** The open cells of the rules, and, for a sum of houses, the cages that are subtracted from it. */
    private static int size(Position position, Unit unit) {
        int count = 0;
        for (int cell : unit.cells()) {
            count += position.digits[cell] == 0 ? 0 : 1;
        }
        for (Filter filter : unit.filters()) {
            HouseSum sum = filter.houseSum();
            count += sum == null ? 0 : sum.cages().size();
        }
        return count;
    }

    private static void removeLost(int cell, long lost, StepBuilder builder) {
        for (long rest = lost; rest != 0; rest &= rest - 1) {
            builder.remove(cell, Position.first(rest));
        }
    }

    private void explain(Position position, Unit unit, long[] masks, StepBuilder builder) {
        Filter filter = unit.filters().get(0);
        HouseSum sum = filter.houseSum();
        if (sum != null) {
            explainSum(position, sum, masks, builder);
            return;
        }
        builder.rule(filter.rule(), position.candidates(position.geometry.set(unit.cells()), -1L));
        if (technique == Technique.COMBINATIONS) {
            long[] sets = filter.sets(masks);
            for (int i = 0; i < sets.length && sets.length <= MOST_COMBINATIONS; i++) {
                builder.part(Role.COMBINATION, digits(position, filter.cells(), masks, sets[i]));
            }
            return;
        }
        List<Candidate> placed = new ArrayList<>();
        for (int cell : unit.cells()) {
            if (position.digits[cell] == 0) {
                placed.add(position.candidate(cell, Position.first(masks[cell])));
            }
        }
        if (!placed.isEmpty()) {
            builder.part(Role.REASON, placed);
        }
    }

    private static void explainSum(Position position, HouseSum sum, long[] masks, StepBuilder builder) {
        builder.sum(Role.BASE, sum.houses(), sum.total());
        for (HouseSum.Cage cage : sum.cages()) {
            builder.sum(Role.CAGE, cage.rule(), cage.sum().total());
        }
        LinearSum rest = sum.rest();
        for (int sign : new int[] {1, -1}) {
            List<Candidate> digits = new ArrayList<>();
            for (int i = 0; i < rest.size(); i++) {
                if (rest.coefficient(i) == sign) {
                    digits.addAll(digits(position, new int[] {rest.cell(i)}, masks, -1L));
                }
            }
            if (!digits.isEmpty()) {
                builder.part(sign > 0 ? Role.INNIE : Role.OUTIE, digits);
            }
        }
    }

    /** The digits of some cells that are in a set, also where they are placed. */
    private static List<Candidate> digits(Position position, int[] cells, long[] masks, long set) {
        List<Candidate> digits = new ArrayList<>();
        for (int cell : cells) {
            for (long left = masks[cell] & set; left != 0; left &= left - 1) {
                digits.add(position.candidate(cell, Position.first(left)));
            }
        }
        return digits;
    }

    @Override
    public String reason(Step step) {
        return technique == Technique.INNIES_AND_OUTIES ? RuleWording.ofSum(step) : RuleWording.ofRule(step);
    }
}
