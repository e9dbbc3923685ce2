package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/** Patterns of strong links by trying every choice of two, three or four cells. Each method returns the conclusions of all patterns. */
final class NaiveLinks {

    /** A digit's two places in a house. */
    private record Pair(House house, int digit, int a, int b) {}

    private final NaiveGrid grid;
    private final List<Pair> pairs = new ArrayList<>();
    private final Set<Set<String>> found = new HashSet<>();

    NaiveLinks(NaiveGrid grid) {
        this.grid = grid;
        for (House house : grid.houses) {
            for (int d = 1; d <= grid.side; d++) {
                List<Integer> places = grid.places(house, d);
                if (places.size() == 2) {
                    pairs.add(new Pair(house, d, places.get(0), places.get(1)));
                    pairs.add(new Pair(house, d, places.get(1), places.get(0)));
                }
            }
        }
    }

    private void add(Set<String> gone) {
        if (!gone.isEmpty()) {
            found.add(gone);
        }
    }

    /** Whether a pair is also one of a line, which then counts instead of the given house. */
    private boolean isInLine(Pair pair) {
        return pairs.stream()
                .anyMatch(other -> NaiveGrid.isLine(other.house)
                        && other.digit == pair.digit
                        && other.a == pair.a
                        && other.b == pair.b);
    }

    /** The joint conclusions of two kites that meet in the same two cells. */
    Set<Set<String>> dualKites() {
        Map<Set<Integer>, Set<Set<String>>> byJoint = new HashMap<>();
        forEachTurbot(Technique.TWO_STRING_KITE, (one, other) -> {
            Set<String> gone = grid.seenByAll(List.of(one.a, other.b), one.digit);
            Set<Integer> key = Set.of(one.b, other.a, -one.digit);
            if (!gone.isEmpty()) {
                byJoint.computeIfAbsent(key, joint -> new HashSet<>()).add(gone);
            }
        });
        Set<Set<String>> united = new HashSet<>();
        byJoint.values().forEach(conclusions -> NaiveSets.addUnions(conclusions, united));
        return united;
    }

    /** The joint conclusions of two empty rectangles of one box. */
    Set<Set<String>> dualEmptyRectangles() {
        Set<Set<String>> united = new HashSet<>();
        for (House box : grid.houses) {
            for (int d = 1; d <= grid.side; d++) {
                found.clear();
                for (Pair pair : pairs) {
                    if (pair.digit == d) {
                        emptyRectangle(box, pair, 2);
                    }
                }
                NaiveSets.addUnions(found, united);
            }
        }
        return united;
    }

    Set<Set<String>> turbot(Technique wanted) {
        forEachTurbot(wanted, (one, other) -> add(grid.seenByAll(List.of(one.a, other.b), one.digit)));
        return found;
    }

    private void forEachTurbot(Technique wanted, BiConsumer<Pair, Pair> taker) {
        for (Pair one : pairs) {
            for (Pair other : pairs) {
                Set<Integer> cells = new HashSet<>(List.of(one.a, one.b, other.a, other.b));
                if (one.digit == other.digit
                        && cells.size() == 4
                        && grid.sees(one.b, other.a)
                        && (NaiveGrid.isLine(one.house) || !isInLine(one))
                        && (NaiveGrid.isLine(other.house) || !isInLine(other))
                        && !(inLine(one.b, other.a) && inLine(one.a, other.b))
                        && kind(one, other) == wanted) {
                    taker.accept(one, other);
                }
            }
        }
    }

    private boolean inLine(int a, int b) {
        return grid.houses.stream().anyMatch(house -> NaiveGrid.isLine(house) && house.holds(a) && house.holds(b));
    }

    private Technique kind(Pair one, Pair other) {
        if (!NaiveGrid.isLine(one.house) || !NaiveGrid.isLine(other.house)) {
            return Technique.TURBOT_FISH;
        }
        if (one.house.kind() != other.house.kind()) {
            return Technique.TWO_STRING_KITE;
        }
        return inLine(one.b, other.a) ? Technique.SKYSCRAPER : Technique.TURBOT_FISH;
    }

    Set<Set<String>> emptyRectangles() {
        for (House box : grid.houses) {
            pairs.forEach(pair -> emptyRectangle(box, pair, 3));
        }
        return found;
    }

    private void emptyRectangle(House box, Pair pair, int leastPlaces) {
        List<Integer> places = grid.places(box, pair.digit);
        if (NaiveGrid.isLine(box) || places.size() < leastPlaces || box.holds(pair.a) || box.holds(pair.b)) {
            return;
        }
        List<Integer> rest = new ArrayList<>(places);
        rest.removeIf(cell -> grid.sees(cell, pair.a));
        if (rest.isEmpty() || rest.size() == places.size()) {
            return;
        }
        Set<String> gone = new TreeSet<>();
        for (int cell : grid.open) {
            if (grid.has(cell, pair.digit) && !box.holds(cell) && grid.sees(cell, pair.b) && grid.seesAll(cell, rest)) {
                gone.add(grid.name(cell) + "<>" + pair.digit);
            }
        }
        add(gone);
    }

    /** The candidates that remote pairs remove together. */
    Set<String> remotePairs() {
        Set<String> all = new TreeSet<>();
        for (int start : grid.open) {
            if (grid.digits.get(start).size() == 2) {
                List<Integer> near = new ArrayList<>();
                List<Integer> odd = new ArrayList<>();
                int farthest = distances(start, near, odd);
                for (int other : odd) {
                    removePair(start, other, all);
                }
                if (farthest > 2 && near.stream().allMatch(cell -> cell >= start)) {
                    for (int one : near) {
                        List<Integer> ignored = new ArrayList<>();
                        List<Integer> far = new ArrayList<>();
                        distances(one, ignored, far);
                        near.stream()
                                .filter(other -> far.contains(other) || grid.sees(one, other))
                                .forEach(other -> removePair(one, other, all));
                    }
                }
            }
        }
        return all;
    }

    /** Collects the cells that are connected to one, including itself, and those that are three, five … links away; returns the greatest distance. */
    private int distances(int start, List<Integer> together, List<Integer> odd) {
        List<Integer> layer = new ArrayList<>(List.of(start));
        int distance = -1;
        while (!layer.isEmpty()) {
            distance++;
            together.addAll(layer);
            if (distance > 2 && distance % 2 == 1) {
                odd.addAll(layer);
            }
            List<Integer> next = new ArrayList<>();
            for (int cell : grid.open) {
                if (!together.contains(cell)
                        && grid.digits.get(cell).equals(grid.digits.get(start))
                        && layer.stream().anyMatch(other -> grid.sees(cell, other))) {
                    next.add(cell);
                }
            }
            layer = next;
        }
        return distance;
    }

    private void removePair(int one, int other, Set<String> all) {
        grid.digits.get(one).forEach(digit -> all.addAll(grid.seenByAll(List.of(one, other), digit)));
    }

    Set<Set<String>> wWings() {
        for (int one : grid.open) {
            for (int other : grid.open) {
                if (one == other
                        || grid.sees(one, other)
                        || grid.digits.get(one).size() != 2
                        || !grid.digits.get(one).equals(grid.digits.get(other))) {
                    continue;
                }
                for (Pair pair : pairs) {
                    if (grid.has(one, pair.digit)
                            && grid.sees(one, pair.a)
                            && grid.sees(other, pair.b)
                            && pair.a != other
                            && pair.b != one) {
                        for (int d : grid.digits.get(one)) {
                            if (d != pair.digit) {
                                add(grid.seenByAll(List.of(one, other), d));
                            }
                        }
                    }
                }
            }
        }
        return found;
    }
}
