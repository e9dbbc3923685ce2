package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.grid.candidates.filter.RelationsAtCell;
import io.github.sudokusat.logic.pattern.Net;
import io.github.sudokusat.logic.pattern.NetProof;
import io.github.sudokusat.logic.pattern.NetScope;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.RuleUnit;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.Arrays;
import java.util.List;

/**
 * What a rule and the houses of its cells say together: the few ways to fill its open cells so that cells that see each other differ, or that a
 * candidate leaves it none.
 *
 * <p>Candidates are removed that are in no way, and those of other cells that see the digit in every way. If there are more ways than one would list,
 * a candidate is removed with which the rule, and cells of it that have one digit left, lead to a contradiction. The size of a step is the number of ways,
 * or of the rounds of that.
 *
 * <p><b>Bound.</b> Rules of up to {@value #MOST_CELLS} open cells; ways to fill up to {@value Ways#MOST_OPEN}. <b>Cost.</b> For each rule the search for its ways, which ends when there are too
 * many, and then a call of its filters for each candidate in its cells or in sight of two of them.
 */
public final class RuleOptions implements Finder {

    private static final int MOST_CELLS = 10;

    /** A rule one cell of which a candidate sees has excluded that already. */
    private static final int FEWEST_SEEN = 2;

    @Override
    public void find(Position position, StepCollector collector) {
        for (RuleUnit unit : position.geometry.ruleUnits.all()) {
            if (collector.isDone(1)) {
                return;
            }
            Filter first = unit.filters().get(0);
            int open = position.openCount(unit.cells());
            boolean isRule =
                    unit.centre() == RuleUnit.NONE && !(first instanceof RelationsAtCell) && first.houseSum() == null;
            if (isRule && open > 1 && open <= MOST_CELLS) {
                new Search(position, unit, collector).run();
            }
        }
    }

    @Override
    public String reason(Step step) {
        return OptionsWording.of(step);
    }

    /** The search in one unit. */
    private final class Search {

        private final Position position;
        private final RuleUnit unit;
        private final StepCollector collector;
        private final int[] open;
        /** The digits of all cells. */
        private final long[] all;

        Search(Position position, RuleUnit unit, StepCollector collector) {
            this.position = position;
            this.unit = unit;
            this.collector = collector;
            open = Arrays.stream(unit.cells())
                    .filter(cell -> position.digits[cell] != 0)
                    .toArray();
            all = position.masks();
        }

        void run() {
            List<Part> ways = open.length > Ways.MOST_OPEN ? List.of() : Ways.of(unit, position);
            if (ways.isEmpty()) {
                refuteAll();
            } else if (!collector.isDone(ways.size())) {
                take(ways);
            }
        }

        /** Removes what is in none of all ways, and, if that is nothing, what sees its digit in each. */
        private void take(List<Part> ways) {
            List<long[]> filled = ways.stream().map(this::digits).toList();
            StepBuilder inside = new StepBuilder(position, RuleOptions.this, Technique.RULE_OPTIONS, ways.size());
            inside.part(rule());
            ways.forEach(inside::part);
            for (int cell : open) {
                long lost = position.digits[cell] & ~left(cell, filled);
                if (lost != 0) {
                    inside.removeDigits(cell, lost).part(Role.EXCLUDED, position.candidates(cell, lost));
                }
            }
            StepBuilder builder = inside.isEffective() ? inside : outside(ways, filled);
            if (builder.isEffective()) {
                collector.add(builder.toStep());
            }
        }

        private StepBuilder outside(List<Part> ways, List<long[]> filled) {
            StepBuilder outside = new StepBuilder(position, RuleOptions.this, Technique.RULE_OPTIONS, ways.size());
            outside.part(rule());
            ways.forEach(outside::part);
            for (int cell = 0; cell < position.digits.length; cell++) {
                outside.removeDigits(cell, position.digits[cell] & ~left(cell, filled));
            }
            return outside;
        }

        /** The digit of each open cell of the rule in a way, as a set. */
        private long[] digits(Part way) {
            return way.candidates().stream()
                    .mapToLong(one -> 1L << (one.digit() - 1))
                    .toArray();
        }

        /** The digits that a cell can have in some way. */
        private long left(int cell, List<long[]> ways) {
            long left = 0;
            for (long[] way : ways) {
                long some = position.digits[cell];
                for (int i = 0; i < open.length; i++) {
                    some &= open[i] == cell ? way[i] : position.geometry.sees(cell, open[i]) ? ~way[i] : -1L;
                }
                left |= some;
            }
            return left;
        }

        private Part rule() {
            return new Part(
                    Role.RULE,
                    List.of(),
                    position.candidates(open, position.digits, -1L),
                    position.geometry.filters.label(unit.filters().get(0)));
        }

        /** Removes candidates with which the rule cannot be obeyed; those together to which the same applies. */
        private void refuteAll() {
            NetScope scope = NetScope.of(unit, position.geometry);
            RefutedCandidates refuted =
                    new RefutedCandidates(position, RuleOptions.this, Technique.RULE_OPTIONS, collector);
            for (int cell = 0; cell < position.digits.length && !collector.isStopped(); cell++) {
                for (long left = isNear(cell) ? position.digits[cell] : 0; left != 0; left &= left - 1) {
                    int digit = Position.first(left);
                    int candidate = cell * position.side + digit;
                    if (mayBeRefuted(candidate) && isRefuted(cell, left & -left)) {
                        Net net = Net.explained(position, scope, candidate);
                        if (net.run() && !collector.isDone(net.round())) {
                            refuted.add(net, NetProof.ofContradiction(net), net.round(), List.of(rule()));
                        }
                    }
                }
            }
            refuted.collect();
        }

        /** Whether a candidate is refuted by everything together, as far as that is known at once. */
        private boolean mayBeRefuted(int candidate) {
            return position.side > RuleInteraction.LARGEST_SIDE || position.isRefuted(candidate);
        }

        /** Whether a cell is one of the rule's or sees some of them. */
        private boolean isNear(int cell) {
            int seen = 0;
            for (int one : open) {
                if (one == cell) {
                    return true;
                }
                seen += position.geometry.sees(one, cell) ? 1 : 0;
            }
            return seen >= FEWEST_SEEN;
        }

        private boolean isRefuted(int cell, long digit) {
            long[] masks = all.clone();
            position.geometry.place(cell, digit, open, masks);
            long[] before = new long[0];
            while (!Arrays.equals(before, masks)) {
                before = masks.clone();
                for (int one : open) {
                    if (Long.bitCount(masks[one]) == 1) {
                        position.geometry.place(one, masks[one], open, masks);
                    }
                }
                if (hasEmptyCell(masks)) {
                    return true;
                }
                for (Filter filter : unit.filters()) {
                    if (!filter.narrow(masks)) {
                        return true;
                    }
                }
            }
            return false;
        }

        private boolean hasEmptyCell(long[] masks) {
            for (int one : open) {
                if (masks[one] == 0) {
                    return true;
                }
            }
            return false;
        }
    }
}
