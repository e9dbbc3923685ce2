package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.logic.sets.DeathBlossom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Almost locked sets and Sue de Coq by trying every set of cells. Each method returns the conclusions of all patterns. */
final class NaiveAls {

    /** The most cells of a set that is in no house. */
    private static final int MOST_SEEN = 4;

    private final NaiveGrid grid;
    private final Set<Set<Integer>> sets = new HashSet<>();
    private final Set<Set<String>> found = new HashSet<>();

    NaiveAls(NaiveGrid grid) {
        this.grid = grid;
        for (House house : grid.houses) {
            for (int n = 1; n < grid.side; n++) {
                int size = n;
                NaiveGrid.choose(grid.openOf(house), n, cells -> add(cells, size));
            }
        }
        for (int n = 2; n <= Math.min(MOST_SEEN, grid.side - 1); n++) {
            int size = n;
            grid.seenSets(n).forEach(cells -> add(cells, size));
        }
    }

    /** Adds cells if they have one digit more than there are cells. */
    private void add(List<Integer> cells, int size) {
        if (grid.digitsOf(cells).size() == size + 1) {
            sets.add(new TreeSet<>(cells));
        }
    }

    /** The number of almost locked sets. */
    int size() {
        return sets.size();
    }

    private void add(Set<String> gone) {
        if (!gone.isEmpty()) {
            found.add(gone);
        }
    }

    private Set<Integer> restricted(Set<Integer> one, Set<Integer> other) {
        Set<Integer> result = new TreeSet<>(grid.digitsOf(one));
        result.retainAll(grid.digitsOf(other));
        result.removeIf(d -> grid.places(one, d).stream().anyMatch(cell -> !grid.seesAll(cell, grid.places(other, d))));
        return result;
    }

    private List<Integer> bothPlaces(Set<Integer> one, Set<Integer> other, int d) {
        List<Integer> places = new ArrayList<>(grid.places(one, d));
        places.addAll(grid.places(other, d));
        return places;
    }

    private Set<Integer> common(Set<Integer> one, Set<Integer> other) {
        Set<Integer> result = grid.digitsOf(one);
        result.retainAll(grid.digitsOf(other));
        return result;
    }

    Set<Set<String>> xz() {
        for (Set<Integer> one : sets) {
            for (Set<Integer> other : sets) {
                Set<Integer> restricted = restricted(one, other);
                if (one.equals(other) || restricted.isEmpty()) {
                    continue;
                }
                Set<String> gone = new TreeSet<>();
                for (int d : common(one, other)) {
                    if (restricted.size() > 1 || !restricted.contains(d)) {
                        gone.addAll(grid.seenByAll(bothPlaces(one, other, d), d));
                    }
                }
                for (Set<Integer> set : List.of(one, other)) {
                    for (int d : grid.digitsOf(set)) {
                        if (restricted.size() > 1 && !restricted.contains(d)) {
                            gone.addAll(grid.seenByAll(grid.places(set, d), d));
                        }
                    }
                }
                add(gone);
                add(around(gone, one, other));
            }
        }
        return found;
    }

    /** The candidates that two sets remove outside their cells. */
    private Set<String> around(Set<String> gone, Set<Integer> one, Set<Integer> other) {
        Set<String> rest = new TreeSet<>(gone);
        for (Set<Integer> set : List.of(one, other)) {
            set.forEach(cell -> rest.removeIf(conclusion -> conclusion.startsWith(grid.name(cell) + "<>")));
        }
        return rest;
    }

    Set<Set<String>> xyWings() {
        for (Set<Integer> middle : sets) {
            for (Set<Integer> one : sets) {
                Set<Integer> firsts = restricted(one, middle);
                for (Set<Integer> other : firsts.isEmpty() ? Set.<Set<Integer>>of() : sets) {
                    Set<Integer> seconds = restricted(middle, other);
                    for (int x : firsts) {
                        for (int y : seconds) {
                            if (x != y && !one.equals(other)) {
                                addXyWing(one, other, x, y);
                            }
                        }
                    }
                }
            }
        }
        return found;
    }

    private void addXyWing(Set<Integer> one, Set<Integer> other, int x, int y) {
        Set<String> gone = new TreeSet<>();
        for (int d : common(one, other)) {
            if (d != x && d != y) {
                gone.addAll(grid.seenByAll(bothPlaces(one, other, d), d));
            }
        }
        add(gone);
    }

    /**
     * The conclusions of all chains of sets in which each set shares a restricted common digit with the next, and consecutive ones of these digits
     * differ.
     */
    Set<Set<String>> chains() {
        for (Set<Integer> start : sets) {
            for (int first : grid.digitsOf(start)) {
                Map<Set<Integer>, Set<Integer>> reached = new HashMap<>();
                for (Set<Integer> next : sets) {
                    if (restricted(start, next).contains(first)) {
                        reached.computeIfAbsent(next, key -> new TreeSet<>()).add(first);
                    }
                }
                grow(reached);
                reached.forEach((end, lasts) -> lasts.forEach(last -> addXyWing(start, end, first, last)));
            }
        }
        return found;
    }

    /** Adds to the sets that have been reached, with the digits by which they were reached, all sets to which they lead. */
    private void grow(Map<Set<Integer>, Set<Integer>> reached) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Set<Integer> from : List.copyOf(reached.keySet())) {
                for (Set<Integer> to : sets) {
                    for (int digit : restricted(from, to)) {
                        boolean isOther =
                                reached.getOrDefault(from, Set.of()).stream().anyMatch(last -> last != digit);
                        if (isOther) {
                            changed |= reached.computeIfAbsent(to, key -> new TreeSet<>())
                                    .add(digit);
                        }
                    }
                }
            }
        }
    }

    Set<Set<String>> deathBlossoms() {
        for (int stem : grid.open) {
            List<Integer> digits = new ArrayList<>(grid.digits.get(stem));
            if (digits.size() > 1 && digits.size() <= DeathBlossom.MAX_PETALS) {
                choosePetals(stem, digits, new ArrayList<>());
            }
        }
        return found;
    }

    private void choosePetals(int stem, List<Integer> digits, List<Set<Integer>> petals) {
        if (petals.size() == digits.size()) {
            Set<String> gone = new TreeSet<>();
            for (int d = 1; d <= grid.side; d++) {
                gone.addAll(goneFromAll(digits, petals, d));
            }
            add(gone);
            return;
        }
        int shared = digits.get(petals.size());
        for (Set<Integer> petal : sets) {
            List<Integer> places = grid.places(petal, shared);
            if (!petal.contains(stem) && !places.isEmpty() && grid.seesAll(stem, places)) {
                petals.add(petal);
                choosePetals(stem, digits, petals);
                petals.remove(petals.size() - 1);
            }
        }
    }

    private Set<String> goneFromAll(List<Integer> digits, List<Set<Integer>> petals, int d) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < petals.size(); i++) {
            List<Integer> some = grid.places(petals.get(i), d);
            if (digits.get(i) == d || some.isEmpty()) {
                return Set.of();
            }
            places.addAll(some);
        }
        return grid.seenByAll(places, d);
    }

    Set<Set<String>> sueDeCoq() {
        for (House line : grid.houses) {
            for (House box : grid.houses) {
                if (NaiveGrid.isLine(line) && !NaiveGrid.isLine(box)) {
                    List<Integer> cross = grid.openOf(line);
                    cross.removeIf(cell -> !box.holds(cell));
                    subsets(cross).stream()
                            .filter(some ->
                                    some.size() > 1 && grid.digitsOf(some).size() >= some.size() + 2)
                            .forEach(some -> sueDeCoq(line, box, some));
                }
            }
        }
        return found;
    }

    private void sueDeCoq(House line, House box, List<Integer> middle) {
        List<Integer> lineRest = grid.openOf(line);
        lineRest.removeIf(box::holds);
        List<Integer> boxRest = grid.openOf(box);
        boxRest.removeIf(line::holds);
        for (List<Integer> inLine : subsets(lineRest)) {
            for (List<Integer> inBox : subsets(boxRest)) {
                Set<Integer> common = grid.digitsOf(inLine);
                common.retainAll(grid.digitsOf(inBox));
                Set<Integer> touched = grid.digitsOf(inLine);
                touched.retainAll(grid.digitsOf(middle));
                List<Integer> all = new ArrayList<>(middle);
                all.addAll(inLine);
                all.addAll(inBox);
                if (!inLine.isEmpty()
                        && !inBox.isEmpty()
                        && common.isEmpty()
                        && !touched.isEmpty()
                        && grid.digitsOf(all).size() == all.size()) {
                    Set<String> gone = new TreeSet<>();
                    addRest(line, all, grid.digitsOf(inBox), gone);
                    addRest(box, all, grid.digitsOf(inLine), gone);
                    add(gone);
                }
            }
        }
    }

    /** Adds the candidates removed from the rest of a house: the pattern's digits except those of the part outside the house. */
    private void addRest(House house, List<Integer> pattern, Set<Integer> without, Set<String> gone) {
        List<Integer> here = new ArrayList<>(pattern);
        here.removeIf(cell -> !house.holds(cell));
        Set<Integer> digits = grid.digitsOf(here);
        digits.removeAll(without);
        for (int cell : grid.openOf(house)) {
            for (int d : grid.digits.get(cell)) {
                if (!pattern.contains(cell) && digits.contains(d)) {
                    gone.add(grid.name(cell) + "<>" + d);
                }
            }
        }
    }

    private static List<List<Integer>> subsets(List<Integer> cells) {
        List<List<Integer>> all = new ArrayList<>();
        for (int n = 0; n <= cells.size(); n++) {
            NaiveGrid.choose(cells, n, all::add);
        }
        return all;
    }
}
