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
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What a single named rule removes from the candidates of its cells, such as the digits that no combination of a killer cage has.
 *
 * <p>A step comes from one primitive of the rule, and its size is the number of open cells that it looks at. It removes what the
 * {@linkplain Filters filters} of propagation remove. <b>Cost.</b> One call of each filter.
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
                StepBuilder builder = new StepBuilder(position, this, Technique.RULE, size);
                removeLost(masks, narrowed, builder);
                if (builder.isEffective()) {
                    collector.add(builder.rule(filter.rule(), position.candidates(pattern, -1L))
                            .toStep());
                }
            }
        }
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

    private static void removeLost(long[] masks, long[] narrowed, StepBuilder builder) {
        for (int cell = 0; cell < masks.length; cell++) {
            for (long lost = masks[cell] & ~narrowed[cell]; lost != 0; lost &= lost - 1) {
                builder.remove(cell, Position.first(lost));
            }
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        Set<Cell> own = new HashSet<>();
        words.candidatesOf(Role.RULE).forEach(candidate -> own.add(candidate.cell()));
        Map<List<Cell>, List<Candidate>> byPlaces = new LinkedHashMap<>();
        List<Candidate> needed = new ArrayList<>();
        for (int digit = 1; digit <= step.side(); digit++) {
            List<Candidate> lost = lost(step, digit, own);
            if (!lost.isEmpty()) {
                List<Cell> places = lost.stream().map(Candidate::cell).toList();
                byPlaces.computeIfAbsent(places, key -> new ArrayList<>()).addAll(lost);
            }
            step.eliminations().stream()
                    .filter(isOutside(digit, own))
                    .findFirst()
                    .ifPresent(needed::add);
        }
        List<String> conclusions = new ArrayList<>();
        for (List<Candidate> lost : byPlaces.values()) {
            conclusions.add(
                    "leaves no place for " + words.notation.digits(lost) + " in " + words.notation.cellsOf(lost));
        }
        if (!needed.isEmpty()) {
            conclusions.add(
                    "needs " + words.notation.digits(needed) + ", which can be removed from every cell that sees all "
                            + (needed.size() == 1 ? "its" : "their") + " places there");
        }
        return words.part(Role.RULE).rule() + ", given the candidates of " + words.cells(Role.RULE) + ", "
                + Notation.list(conclusions);
    }

    /** The candidates for a digit that the step removes from the rule's own cells. */
    private static List<Candidate> lost(Step step, int digit, Set<Cell> own) {
        return step.eliminations().stream()
                .filter(gone -> gone.digit() == digit && own.contains(gone.cell()))
                .toList();
    }

    private static Predicate<Candidate> isOutside(int digit, Set<Cell> own) {
        return gone -> gone.digit() == digit && !own.contains(gone.cell());
    }
}
