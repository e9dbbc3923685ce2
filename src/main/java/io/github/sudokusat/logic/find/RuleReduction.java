package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.grid.candidates.filter.Filters;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a single named rule removes from the candidates of its cells, such as the digits that no combination of a killer cage has.
 *
 * <p>A step comes from one primitive of the rule, and its size is the number of open cells that it looks at. It is part of what the
 * {@linkplain Filters filters} of propagation remove: it places the digits of cells that have no other one left; if there are none, it removes
 * candidates of the rule's own cells, and only if none can be removed, those of cells that see all places of a digit that the rule needs.
 * <b>Cost.</b> One call of each filter.
 */
final class RuleReduction implements Finder {

    @Override
    public void find(Position position, StepCollector collector) {
        Filters filters = position.geometry.filters;
        if (filters.size() == 0) {
            return;
        }
        long[] masks = masks(position);
        for (int i = 0; i < filters.size(); i++) {
            Filter filter = filters.get(i);
            long[] pattern = position.geometry.set(filter.cells());
            int size = openCells(position, filter);
            long[] narrowed = masks.clone();
            // A rule that cannot be met removes nothing: the position has no solution, which is not for a technique to
            // say.
            if (!collector.isDone(size) && filter.narrow(narrowed)) {
                StepBuilder builder = smallest(position, filter, size, masks, narrowed);
                if (builder.isEffective()) {
                    collector.add(builder.rule(filter.rule(), position.candidates(pattern, -1L))
                            .toStep());
                }
            }
        }
    }

    /** The digits that are the last ones of their cells; if there is none, what the rule's own cells lose; if that is nothing, what others lose. */
    private StepBuilder smallest(Position position, Filter filter, int size, long[] masks, long[] narrowed) {
        StepBuilder placing = new StepBuilder(position, this, Technique.RULE, size);
        StepBuilder inside = new StepBuilder(position, this, Technique.RULE, size);
        for (int cell : filter.cells()) {
            if (Long.bitCount(narrowed[cell]) == 1 && position.digits[cell] != 0) {
                placing.place(cell, Position.first(narrowed[cell]));
            }
            removeLost(cell, masks[cell] & ~narrowed[cell], inside);
        }
        if (placing.isEffective() || inside.isEffective()) {
            return placing.isEffective() ? placing : inside;
        }
        StepBuilder outside = new StepBuilder(position, this, Technique.RULE, size);
        for (int cell = 0; cell < masks.length; cell++) {
            removeLost(cell, masks[cell] & ~narrowed[cell], outside);
        }
        return outside;
    }

    private static long[] masks(Position position) {
        long[] masks = position.digits.clone();
        for (int cell = 0; cell < masks.length; cell++) {
            int placed = position.grid.digit(cell);
            masks[cell] |= placed == 0 ? 0 : 1L << (placed - 1);
        }
        return masks;
    }

    private static int openCells(Position position, Filter filter) {
        int count = 0;
        for (int cell : filter.cells()) {
            count += position.digits[cell] == 0 ? 0 : 1;
        }
        return count;
    }

    private static void removeLost(int cell, long lost, StepBuilder builder) {
        for (long rest = lost; rest != 0; rest &= rest - 1) {
            builder.remove(cell, Position.first(rest));
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        String rule = words.part(Role.RULE).rule();
        List<Candidate> open = words.candidatesOf(Role.RULE);
        List<Candidate> lost = lost(step, open);
        if (lost.isEmpty()) {
            Set<Integer> digits = Wording.digitSet(step.eliminations());
            return rule + ", given the candidates of " + words.cells(Role.RULE) + ", needs "
                    + words.notation.digits(step.eliminations())
                    + ", which can be removed from every cell that sees all " + (digits.size() == 1 ? "its" : "their")
                    + " places there";
        }
        Map<String, List<Candidate>> byWhat = new LinkedHashMap<>();
        List<Candidate> others = new ArrayList<>();
        for (Cell cell : cells(open)) {
            List<Candidate> gone = in(cell, lost);
            List<Candidate> left = in(cell, open);
            left.removeAll(gone);
            if (gone.isEmpty()) {
                others.addAll(left);
            } else {
                boolean isShort = gone.size() < left.size();
                String what = (isShort ? "rules out " : "leaves only ") + words.notation.digits(isShort ? gone : left);
                byWhat.computeIfAbsent(what, key -> new ArrayList<>()).addAll(gone);
            }
        }
        List<String> conclusions = new ArrayList<>();
        byWhat.forEach((what, gone) -> conclusions.add(what + " in " + words.notation.cellsOf(gone)));
        return rule + " " + Notation.list(conclusions)
                + (others.isEmpty() ? "" : ", given the candidates of " + words.notation.cellsOf(others));
    }

    /** Those of the rule's candidates that the step removes, also by placing another one in their cells. */
    private static List<Candidate> lost(Step step, List<Candidate> open) {
        List<Candidate> lost = new ArrayList<>();
        for (Candidate candidate : open) {
            boolean isReplaced = step.placements().stream()
                    .anyMatch(placed -> placed.cell().equals(candidate.cell()) && !placed.equals(candidate));
            if (isReplaced || step.eliminations().contains(candidate)) {
                lost.add(candidate);
            }
        }
        return lost;
    }

    private static Set<Cell> cells(List<Candidate> candidates) {
        Set<Cell> cells = new LinkedHashSet<>();
        candidates.forEach(candidate -> cells.add(candidate.cell()));
        return cells;
    }

    private static List<Candidate> in(Cell cell, List<Candidate> candidates) {
        List<Candidate> there = new ArrayList<>(candidates);
        there.removeIf(candidate -> !candidate.cell().equals(cell));
        return there;
    }
}
