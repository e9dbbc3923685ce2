package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.grid.candidates.filter.Filters;
import io.github.sudokusat.grid.candidates.filter.HouseSum;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Killer pairs and triples: cages, and perhaps cells, that need as many of n digits between them as there are, so that no other cell has room for one.
 *
 * <p>A cage needs as many of the digits as the combination with the fewest has; a cell needs one if it has no others. For each digit, its places
 * must all see each other, by houses or by rules; so it is there once at most, and since all are needed, once exactly. Cells that see all places of a
 * digit lose it. Anything whose cells hold one of several sets of digits is a cage here, also a
 * renban line, and a hidden cage, whose sum follows from that of houses. Players of killer Sudoku know the
 * pattern; see the pages on killer pairs and triples of <i>SudokuWiki</i>.
 *
 * <p><b>Bound.</b> Cages of up to {@value #MOST_COMBINATIONS} combinations, which one can read. <b>Cost.</b> For each set of n digits all choices of
 * up to n cages and cells that need some.
 */
public final class KillerSet implements Finder {

    static final int MOST_COMBINATIONS = 8;

    private final Technique technique;
    private final int size;

    public KillerSet(Technique technique, int size) {
        this.technique = technique;
        this.size = size;
    }

    @Override
    public void find(Position position, StepCollector collector) {
        List<Group> cages = cages(position);
        if (!cages.isEmpty()) {
            new Search(position, collector, cages).choose(0, 0, 0);
        }
    }

    @Override
    public String reason(Step step) {
        return KillerWording.of(step);
    }

    /** The cages whose combinations are few and are not all of their digits. */
    private static List<Group> cages(Position position) {
        Filters filters = position.geometry.filters;
        long[] masks = position.masks();
        List<Group> cages = new ArrayList<>();
        for (int i = 0; i < filters.size(); i++) {
            Filter filter = filters.get(i);
            long[] sets = filter.hasSets() ? filter.sets(masks) : new long[0];
            HouseSum sum = filter.houseSum();
            String name = sum == null ? filter.rule() : sum.cageName(position.geometry.layout.values());
            Group cage = new Group(name, filter.cells(), position.geometry.set(filter.cells()), sets);
            if (sets.length > 0 && sets.length <= MOST_COMBINATIONS && position.openCount(cage.cells) > 1) {
                cages.add(cage);
            }
        }
        return cages;
    }

    /** A cage, or a cell, which has no rule; the digits are one of some sets. */
    private static final class Group {

        private final String rule;
        private final int[] cells;
        private final long[] set;
        private final long[] sets;

        Group(String rule, int[] cells, long[] set, long[] sets) {
            this.rule = rule;
            this.cells = cells;
            this.set = set;
            this.sets = sets;
        }

        /** How many of some digits it needs at least; none if one of them is placed in it. */
        int need(long digits, Position position) {
            for (int cell : cells) {
                if (position.placed[cell] != 0 && (digits >>> (position.placed[cell] - 1) & 1) != 0) {
                    return 0;
                }
            }
            int need = Integer.MAX_VALUE;
            for (long set : sets) {
                need = Math.min(need, Long.bitCount(set & digits));
            }
            return need;
        }

        int[] openCells(Position position) {
            int[] open = new int[cells.length];
            int count = 0;
            for (int cell : cells) {
                if (position.digits[cell] != 0) {
                    open[count++] = cell;
                }
            }
            return Arrays.copyOf(open, count);
        }
    }

    /** A group and how many of some digits it needs, at least one. */
    private record Needing(Group group, int need) {}

    /** The search in one position. */
    private final class Search {

        private final Position position;
        private final StepCollector collector;
        private final List<Group> cages;

        Search(Position position, StepCollector collector, List<Group> cages) {
            this.position = position;
            this.collector = collector;
            this.cages = cages;
        }

        /** Chooses the digits that are still missing from an ascending set. */
        void choose(int from, int count, long digits) {
            if (count == size) {
                List<Needing> groups = groups(digits);
                combine(groups, 0, new ArrayList<>(), size, digits, new long[position.words]);
                return;
            }
            for (int digit = from; digit < position.side && !collector.isDone(0); digit++) {
                choose(digit + 1, count + 1, digits | 1L << digit);
            }
        }

        /** The cages and cells that need some of the digits, cages first. */
        private List<Needing> groups(long digits) {
            List<Needing> groups = new ArrayList<>();
            for (Group cage : cages) {
                int need = cage.need(digits, position);
                if (need > 0) {
                    groups.add(new Needing(cage, need));
                }
            }
            for (int cell = 0; cell < position.digits.length && !groups.isEmpty(); cell++) {
                if (position.count(cell) > 1 && (position.digits[cell] & ~digits) == 0) {
                    long[] single = new long[position.count(cell)];
                    long left = position.digits[cell];
                    for (int i = 0; i < single.length; i++, left &= left - 1) {
                        single[i] = left & -left;
                    }
                    Group group = new Group("", new int[] {cell}, position.geometry.set(cell), single);
                    groups.add(new Needing(group, 1));
                }
            }
            return groups;
        }

        /** Adds groups to those chosen, as long as some of the digits are not needed yet; the first is a cage. */
        private void combine(
                List<Needing> groups, int from, List<Group> chosen, int missing, long digits, long[] covered) {
            if (missing == 0) {
                if (chosen.size() > 1) {
                    take(chosen, digits);
                }
                return;
            }
            for (int i = from; i < groups.size() && !collector.isStopped(); i++) {
                Group group = groups.get(i).group;
                int need = groups.get(i).need;
                boolean isCellOnly = chosen.isEmpty() && group.rule.isEmpty();
                if (need <= missing && !isCellOnly && !Bits.intersect(group.set, 0, covered, 0, position.words)) {
                    long[] cells = group.set.clone();
                    Bits.or(cells, 0, covered, 0, position.words);
                    chosen.add(group);
                    combine(groups, i + 1, chosen, missing - need, digits, cells);
                    chosen.remove(chosen.size() - 1);
                }
            }
        }

        /** Removes the digits from the cells that see all their places in the groups, if these see each other. */
        private void take(List<Group> groups, long digits) {
            int[] cells = groups.stream()
                    .flatMapToInt(group -> Arrays.stream(group.openCells(position)))
                    .toArray();
            StepBuilder builder = new StepBuilder(position, KillerSet.this, technique, cells.length);
            long[] all = position.geometry.set(cells);
            for (long left = digits; left != 0; left &= left - 1) {
                int digit = Position.first(left);
                long[] places = position.placesAmong(digit, all);
                // A digit without a place means that there is no solution.
                if (Bits.isEmpty(places) || !areDistinct(places)) {
                    return;
                }
                builder.removeFrom(position.geometry.seenByAll(places), digit);
            }
            if (builder.isEffective()) {
                builder.part(Role.BASE, position.candidates(all, digits));
                groups.forEach(group -> explain(group, builder));
                collector.add(builder.toStep());
            }
        }

        private boolean areDistinct(long[] places) {
            for (int cell = Bits.next(places, 0, position.words, 0);
                    cell >= 0;
                    cell = Bits.next(places, 0, position.words, cell + 1)) {
                long[] others = places.clone();
                Bits.remove(others, 0, cell);
                if (!Bits.isSubset(others, 0, position.geometry.peers, cell * position.words, position.words)) {
                    return false;
                }
            }
            return true;
        }

        private void explain(Group group, StepBuilder builder) {
            List<Candidate> open = position.candidates(group.set, -1L);
            if (group.rule.isEmpty()) {
                builder.part(Role.SET, open);
                return;
            }
            builder.part(Role.RULE, open, group.rule);
            long[] masks = position.masks();
            for (long set : group.sets) {
                builder.part(Role.COMBINATION, position.candidates(group.cells, masks, set));
            }
        }
    }
}
