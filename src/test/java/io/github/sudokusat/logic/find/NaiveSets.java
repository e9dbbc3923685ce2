package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.House;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Locked sets, fish and bent sets by trying everything that their definitions name. Each method returns the conclusions of all patterns. */
final class NaiveSets {

    private final NaiveGrid grid;
    private final Set<Set<String>> found = new HashSet<>();

    NaiveSets(NaiveGrid grid) {
        this.grid = grid;
    }

    private void add(Set<String> gone) {
        if (!gone.isEmpty()) {
            found.add(gone);
        }
    }

    Set<Set<String>> fullHouses() {
        for (House house : grid.houses) {
            List<Integer> open = grid.openOf(house);
            if (open.size() == 1) {
                int cell = open.get(0);
                add(Set.of(
                        grid.name(cell) + "=" + grid.digits.get(cell).iterator().next()));
            }
        }
        return found;
    }

    Set<Set<String>> nakedSingles() {
        for (int cell : grid.open) {
            if (grid.digits.get(cell).size() == 1) {
                add(Set.of(
                        grid.name(cell) + "=" + grid.digits.get(cell).iterator().next()));
            }
        }
        return found;
    }

    Set<Set<String>> hiddenSingles() {
        for (House house : grid.houses) {
            for (int d = 1; d <= grid.side; d++) {
                if (grid.places(house, d).size() == 1) {
                    add(Set.of(grid.name(grid.places(house, d).get(0)) + "=" + d));
                }
            }
        }
        return found;
    }

    Set<Set<String>> locked(boolean lines) {
        for (House house : grid.houses) {
            for (int d = 1; d <= grid.side && NaiveGrid.isLine(house) == lines; d++) {
                if (grid.places(house, d).size() > 1) {
                    add(grid.seenByAll(grid.places(house, d), d));
                }
            }
        }
        return found;
    }

    Set<Set<String>> naked(int n) {
        for (House house : grid.houses) {
            NaiveGrid.choose(grid.openOf(house), n, cells -> addNaked(cells, n));
        }
        grid.seenSets(n).forEach(cells -> addNaked(cells, n));
        return found;
    }

    private void addNaked(List<Integer> cells, int n) {
        Set<Integer> union = grid.digitsOf(cells);
        if (union.size() == n
                && cells.stream().allMatch(cell -> grid.digits.get(cell).size() > 1)) {
            Set<String> gone = new TreeSet<>();
            union.forEach(d -> gone.addAll(grid.seenByAll(cells, d)));
            add(gone);
        }
    }

    Set<Set<String>> hidden(int n) {
        for (House house : grid.houses) {
            NaiveGrid.choose(digits(), n, chosen -> {
                Set<Integer> union = new TreeSet<>();
                chosen.forEach(d -> union.addAll(grid.places(house, d)));
                if (union.size() == n
                        && chosen.stream().allMatch(d -> grid.places(house, d).size() > 1)) {
                    Set<String> gone = new TreeSet<>();
                    for (int cell : union) {
                        for (int d : grid.digits.get(cell)) {
                            if (!chosen.contains(d)) {
                                gone.add(grid.name(cell) + "<>" + d);
                            }
                        }
                    }
                    add(gone);
                }
            });
        }
        return found;
    }

    private List<Integer> digits() {
        List<Integer> all = new ArrayList<>();
        for (int d = 1; d <= grid.side; d++) {
            all.add(d);
        }
        return all;
    }

    Set<Set<String>> fish(int n) {
        fish(n, House.Kind.ROW, House.Kind.COLUMN, null);
        fish(n, House.Kind.COLUMN, House.Kind.ROW, null);
        return found;
    }

    Set<Set<String>> finnedFish(int n, boolean sashimi) {
        fish(n, House.Kind.ROW, House.Kind.COLUMN, sashimi);
        fish(n, House.Kind.COLUMN, House.Kind.ROW, sashimi);
        return found;
    }

    /** Tries every choice of n base lines with every choice of n cover lines. */
    private void fish(int n, House.Kind baseKind, House.Kind coverKind, @Nullable Boolean sashimi) {
        for (int d = 1; d <= grid.side; d++) {
            int digit = d;
            NaiveGrid.choose(grid.lines(baseKind), n, bases -> {
                int least = sashimi == null ? 2 : 1;
                if (bases.stream().allMatch(line -> grid.places(line, digit).size() >= least)) {
                    NaiveGrid.choose(grid.lines(coverKind), n, covers -> fish(digit, bases, covers, sashimi));
                }
            });
        }
    }

    /** The joint conclusions of two finned fish with the same base, if neither of them removes all that the other does. */
    Set<Set<String>> siameseFish() {
        Set<Set<String>> united = new HashSet<>();
        for (int n = 2; n <= 4; n++) {
            for (List<House.Kind> kinds :
                    List.of(List.of(House.Kind.ROW, House.Kind.COLUMN), List.of(House.Kind.COLUMN, House.Kind.ROW))) {
                int size = n;
                for (int d = 1; d <= grid.side; d++) {
                    int digit = d;
                    NaiveGrid.choose(grid.lines(kinds.get(0)), n, bases -> {
                        found.clear();
                        NaiveGrid.choose(grid.lines(kinds.get(1)), size, covers -> {
                            fish(digit, bases, covers, true);
                            fish(digit, bases, covers, false);
                        });
                        addUnions(found, united);
                    });
                }
            }
        }
        return united;
    }

    static void addUnions(Set<Set<String>> conclusions, Set<Set<String>> united) {
        for (Set<String> one : conclusions) {
            for (Set<String> other : conclusions) {
                if (!one.containsAll(other) && !other.containsAll(one)) {
                    Set<String> both = new TreeSet<>(one);
                    both.addAll(other);
                    united.add(both);
                }
            }
        }
    }

    private void fish(int digit, List<House> bases, List<House> covers, @Nullable Boolean sashimi) {
        Set<Integer> fins = new TreeSet<>();
        boolean isSashimi = false;
        for (House base : bases) {
            List<Integer> places = grid.places(base, digit);
            List<Integer> body = new ArrayList<>(places);
            body.removeIf(cell -> covers.stream().noneMatch(cover -> cover.holds(cell)));
            if (body.isEmpty()) {
                return;
            }
            isSashimi |= body.size() == 1;
            places.removeAll(body);
            fins.addAll(places);
        }
        for (House cover : covers) {
            if (grid.places(cover, digit).stream()
                    .noneMatch(cell -> bases.stream().anyMatch(base -> base.holds(cell)))) {
                return;
            }
        }
        if (sashimi == null ? !fins.isEmpty() : fins.isEmpty() || isSashimi != sashimi) {
            return;
        }
        Set<String> gone = new TreeSet<>();
        for (House cover : covers) {
            for (int cell : grid.places(cover, digit)) {
                if (bases.stream().noneMatch(base -> base.holds(cell)) && grid.seesAll(cell, fins)) {
                    gone.add(grid.name(cell) + "<>" + digit);
                }
            }
        }
        add(gone);
    }

    /** Tries every choice of n open cells of the grid. */
    Set<Set<String>> bent(int n) {
        List<Integer> cells = new ArrayList<>(grid.open);
        cells.removeIf(cell ->
                grid.digits.get(cell).size() < 2 || grid.digits.get(cell).size() > n);
        NaiveGrid.choose(cells, n, set -> {
            if (grid.digitsOf(set).size() == n && isBent(set)) {
                addBent(set);
            }
        });
        return found;
    }

    private boolean isBent(List<Integer> set) {
        boolean apart = set.stream().anyMatch(a -> set.stream().anyMatch(b -> !a.equals(b) && !grid.sees(a, b)));
        for (House one : grid.houses) {
            for (House other : grid.houses) {
                if (apart
                        && one.kind() != other.kind()
                        && set.stream().allMatch(cell -> one.holds(cell) || other.holds(cell))
                        && set.stream().anyMatch(cell -> one.holds(cell) && other.holds(cell))
                        && set.stream().anyMatch(cell -> !one.holds(cell))
                        && set.stream().anyMatch(cell -> !other.holds(cell))) {
                    return true;
                }
            }
        }
        return false;
    }

    private void addBent(List<Integer> set) {
        Set<Integer> loose = new TreeSet<>();
        for (int d : grid.digitsOf(set)) {
            List<Integer> places = grid.places(set, d);
            if (places.stream().anyMatch(a -> places.stream().anyMatch(b -> !a.equals(b) && !grid.sees(a, b)))) {
                loose.add(d);
            }
        }
        if (loose.size() > 1) {
            return;
        }
        Set<String> gone = new TreeSet<>();
        for (int d : loose.isEmpty() ? grid.digitsOf(set) : loose) {
            gone.addAll(grid.seenByAll(grid.places(set, d), d));
        }
        add(gone);
    }
}
