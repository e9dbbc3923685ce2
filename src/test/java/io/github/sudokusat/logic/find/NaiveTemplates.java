package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.House;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Templates by trying every way to place a digit, column by column. */
final class NaiveTemplates {

    private final NaiveGrid grid;

    NaiveTemplates(NaiveGrid grid) {
        this.grid = grid;
    }

    /** The candidates in all templates of a digit, or in none, after each round of removing templates that clash. */
    Set<Set<String>> conclusions(boolean all) {
        List<List<Set<Integer>>> templates = new ArrayList<>();
        for (int digit = 1; digit <= grid.side; digit++) {
            List<Set<Integer>> some = new ArrayList<>();
            addTemplates(digit, 0, new TreeSet<>(), some);
            templates.add(some);
        }
        Set<Set<String>> found = new HashSet<>();
        boolean changed = true;
        while (changed && templates.stream().noneMatch(List::isEmpty)) {
            for (int digit = 1; digit <= grid.side; digit++) {
                Set<String> conclusion = conclusion(digit, templates.get(digit - 1), all);
                if (!conclusion.isEmpty()) {
                    found.add(conclusion);
                }
            }
            List<Set<Integer>> shared = new ArrayList<>();
            for (List<Set<Integer>> some : templates) {
                Set<Integer> common = new TreeSet<>(some.get(0));
                some.forEach(common::retainAll);
                shared.add(common);
            }
            changed = false;
            for (int d = 0; d < grid.side; d++) {
                for (int other = 0; other < grid.side; other++) {
                    Set<Integer> taken = other == d ? Set.of() : shared.get(other);
                    changed |= templates
                            .get(d)
                            .removeIf(template -> template.stream().anyMatch(taken::contains));
                }
            }
        }
        return found;
    }

    private Set<String> conclusion(int digit, List<Set<Integer>> templates, boolean all) {
        Set<String> conclusion = new TreeSet<>();
        for (int cell : grid.open) {
            long count = templates.stream()
                    .filter(template -> template.contains(cell))
                    .count();
            if (grid.has(cell, digit) && count == (all ? templates.size() : 0)) {
                conclusion.add(grid.name(cell) + (all ? "=" : "<>") + digit);
            }
        }
        return conclusion;
    }

    private void addTemplates(int digit, int column, Set<Integer> chosen, List<Set<Integer>> templates) {
        List<House> columns = grid.lines(House.Kind.COLUMN);
        if (column == columns.size()) {
            boolean inEveryHouse = grid.houses.stream()
                    .allMatch(house -> grid.places(house, digit).isEmpty()
                            || chosen.stream().filter(house::holds).count() == 1);
            if (inEveryHouse) {
                templates.add(new TreeSet<>(chosen));
            }
            return;
        }
        List<Integer> places = grid.places(columns.get(column), digit);
        if (places.isEmpty()) {
            addTemplates(digit, column + 1, chosen, templates);
        }
        for (int place : places) {
            if (chosen.stream().noneMatch(other -> grid.sees(place, other))) {
                chosen.add(place);
                addTemplates(digit, column + 1, chosen, templates);
                chosen.remove(place);
            }
        }
    }
}
