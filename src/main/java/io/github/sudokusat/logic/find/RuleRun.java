package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.RuleUnit;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What one unit of a rule removes, or several units together: those of the same rule, or of rules that go on from cell to cell, such as greater signs.
 * Immutable.
 *
 * <p>A step places the digits of cells that have no other one left; if there are none, it removes candidates of the rule's own cells, and only if none
 * can be removed, those of cells that see all places of a digit that the rule needs.
 */
final class RuleRun {

    /** Longer sentences are not made of several units of a rule. */
    private static final int LONGEST = 400;

    /** Longer sentences are not made of several rules. */
    private static final int LONGEST_OF_RULES = 300;

    /** No more rules are told of together. */
    private static final int MOST_RULES = 4;

    /** The cells of two relations that have a cell in common. */
    private static final int MOST_PLAIN = 3;

    /** What a step removes: digits that leave a cell only one, others of the rule's own cells, or those of other cells. */
    private enum Aim {
        LAST,
        OWN,
        OTHER
    }

    private final RuleDeduction finder;
    private final Technique technique;
    private final Position position;
    private final List<RuleUnit> units;
    private final List<Deduction> found;
    /** The digits of all cells that are left. */
    private final long[] narrowed;

    private final Aim aim;
    private final @Nullable Step step;

    private RuleRun(
            RuleDeduction finder,
            Technique technique,
            Position position,
            List<RuleUnit> units,
            List<Deduction> found,
            long[] narrowed) {
        this.finder = finder;
        this.technique = technique;
        this.position = position;
        this.units = units;
        this.found = found;
        this.narrowed = narrowed;
        aim = aim();
        step = found.isEmpty() ? null : makeStep();
    }

    /** What nothing removes. */
    static RuleRun none(RuleDeduction finder, Technique technique, Position position) {
        return new RuleRun(finder, technique, position, List.of(), List.of(), position.masks());
    }

    /** The step; null if there is none. */
    @Nullable
    Step step() {
        return step;
    }

    /** This run and what a further unit then removes; this run if the unit removes nothing, or cannot be met, which is not for a technique to say. */
    RuleRun with(RuleUnit unit) {
        long[] rest = narrowed.clone();
        if (!unit.filters().get(0).isOfUse(rest)) {
            return this;
        }
        List<Deduction> more = Deduction.all(unit, rest);
        if (more == null || more.isEmpty()) {
            return this;
        }
        List<RuleUnit> allUnits = new ArrayList<>(units);
        allUnits.add(unit);
        List<Deduction> allFound = new ArrayList<>(found);
        allFound.addAll(more);
        return new RuleRun(finder, technique, position, allUnits, allFound, rest);
    }

    /** This run and a further rule, all of whose relations are gone through together, from one end to the other and back. */
    private RuleRun joined(RuleUnit unit) {
        List<Filter> filters = new ArrayList<>();
        units.forEach(one -> filters.addAll(one.filters()));
        int[] cells = unit.cells();
        boolean isBefore =
                !filters.isEmpty() && cells[cells.length - 1] == filters.get(0).cells()[0];
        filters.addAll(isBefore ? 0 : filters.size(), unit.filters());
        return none(finder, technique, position).with(new RuleUnit(filters, RuleUnit.NONE));
    }

    /** This run with all further units that belong to it and do more of the same, as long as the sentence is not too long. */
    RuleRun extended(List<RuleUnit> others) {
        if (step == null) {
            return this;
        }
        RuleRun run = this;
        Set<RuleUnit> left = new LinkedHashSet<>(others);
        left.removeAll(units);
        for (int before = -1; before < run.units.size(); ) {
            before = run.units.size();
            for (RuleUnit unit : List.copyOf(left)) {
                RuleRun longer = run.isOpenTo(unit) ? run.with(unit) : run;
                if (longer != run) {
                    left.remove(unit);
                    run = run.better(longer, unit);
                }
            }
        }
        return run;
    }

    /** The longer run if it is better, with the relations of its rules joined if that is possible. */
    private RuleRun better(RuleRun longer, RuleUnit unit) {
        if (!rules().containsAll(rulesOf(unit))) {
            RuleRun joined = joined(unit);
            if (joined.isBetterThan(this)) {
                return joined;
            }
        }
        return longer.isBetterThan(this) ? longer : this;
    }

    private boolean isBetterThan(RuleRun shorter) {
        return step != null
                && shorter.step != null
                && aim == shorter.aim
                && changes(step) > changes(shorter.step)
                && step.text().length() <= (isOfOneRule() ? LONGEST : LONGEST_OF_RULES);
    }

    private static int changes(Step step) {
        return step.placements().size() + step.eliminations().size();
    }

    /** Whether a unit is of the same rule, or goes on from the cells of this run with a rule of the same kind. */
    private boolean isOpenTo(RuleUnit unit) {
        Set<String> rules = rules();
        if (rules.containsAll(rulesOf(unit))) {
            return true;
        }
        String first = rules.iterator().next();
        rules.addAll(rulesOf(unit));
        boolean isAlike = rules.size() <= MOST_RULES
                && rules.stream()
                        .allMatch(rule -> demand(rule).equals(demand(first))
                                && DigitWords.areOrdered(technique, rule) == DigitWords.areOrdered(technique, first));
        return isAlike
                && unit.filters().stream().allMatch(RuleRun::isPlain)
                && Arrays.stream(unit.cells()).anyMatch(cell -> lost(cell) != 0);
    }

    /** Whether a filter is about no more than two relations, or its sentence says what its rule demands. */
    private static boolean isPlain(Filter filter) {
        return filter.linearSum() == null
                && (filter.cells().length <= MOST_PLAIN
                        || !demand(filter.rule()).isEmpty());
    }

    /** What a rule demands, whatever the digits are worth. */
    private static String demand(String rule) {
        return RuleStatements.of(rule, Notation.of(1));
    }

    private Set<String> rules() {
        Set<String> rules = new LinkedHashSet<>();
        units.forEach(one -> rules.addAll(rulesOf(one)));
        return rules;
    }

    private boolean isOfOneRule() {
        return rules().size() == 1;
    }

    private static Set<String> rulesOf(RuleUnit unit) {
        Set<String> rules = new LinkedHashSet<>();
        for (Filter filter : unit.filters()) {
            rules.addAll(filter.rules());
        }
        return rules;
    }

    private @Nullable Step makeStep() {
        int[] active = found.stream()
                .flatMapToInt(deduction -> Arrays.stream(deduction.filter().cells()))
                .distinct()
                .toArray();
        StepBuilder builder = new StepBuilder(position, finder, technique, position.openCount(active));
        long[] aims = aims();
        for (int cell = 0; cell < aims.length; cell++) {
            if (aims[cell] != 0 && Long.bitCount(narrowed[cell]) == 1) {
                builder.place(cell, Position.first(narrowed[cell]));
            } else {
                builder.removeDigits(cell, aims[cell]);
            }
        }
        if (!builder.isEffective()) {
            return null;
        }
        DeductionParts.add(builder, position, technique, found, aims);
        return builder.toStep();
    }

    private int[] ownCells() {
        return units.stream()
                .flatMapToInt(unit -> Arrays.stream(unit.cells()))
                .distinct()
                .toArray();
    }

    private long lost(int cell) {
        return position.digits[cell] & ~narrowed[cell];
    }

    /** Whether a cell has lost all digits but one; a cell that had one candidate only is a naked single. */
    private boolean isLast(int cell) {
        return lost(cell) != 0 && Long.bitCount(narrowed[cell]) == 1;
    }

    private Aim aim() {
        Aim best = Aim.OTHER;
        for (int cell : ownCells()) {
            if (isLast(cell)) {
                return Aim.LAST;
            }
            best = lost(cell) == 0 ? best : Aim.OWN;
        }
        return best;
    }

    /** The digits of each cell that the step removes. */
    private long[] aims() {
        long[] aims = new long[narrowed.length];
        if (aim == Aim.OTHER) {
            for (int cell = 0; cell < aims.length; cell++) {
                aims[cell] = lost(cell);
            }
            return aims;
        }
        for (int cell : ownCells()) {
            aims[cell] = aim == Aim.OWN || isLast(cell) ? lost(cell) : 0;
        }
        return aims;
    }
}
