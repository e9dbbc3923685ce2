package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.House;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Unique rectangles by trying every rectangle and every two digits. Each method returns the conclusions of all patterns. */
final class NaiveUniqueness {

    private final NaiveGrid grid;
    private final Set<Set<String>> found = new HashSet<>();

    NaiveUniqueness(NaiveGrid grid) {
        this.grid = grid;
    }

    Set<Set<String>> rectangles(int type) {
        grid.forEachRectangle((a, b, c, d) -> {
            for (int x = 1; x <= grid.side && grid.open.containsAll(List.of(a, b, c, d)); x++) {
                for (int y = x + 1; y <= grid.side; y++) {
                    rectangle(type, List.of(a, b, c, d), Set.of(x, y));
                    rectangle(type, List.of(a, c, b, d), Set.of(x, y));
                }
            }
        });
        return found;
    }

    /** Examines a rectangle whose floor is its first two corners. */
    private void rectangle(int type, List<Integer> corners, Set<Integer> pair) {
        int p = corners.get(2);
        int q = corners.get(3);
        boolean possible = corners.stream().allMatch(cell -> pair.stream().anyMatch(d -> grid.has(cell, d)));
        if (!possible
                || !grid.digits.get(corners.get(0)).equals(pair)
                || !grid.digits.get(corners.get(1)).equals(pair)) {
            return;
        }
        Set<Integer> extraP = new TreeSet<>(grid.digits.get(p));
        extraP.removeAll(pair);
        Set<Integer> extraQ = new TreeSet<>(grid.digits.get(q));
        extraQ.removeAll(pair);
        if (type == 1) {
            if (grid.digits.get(p).equals(pair) && !extraQ.isEmpty()) {
                Set<String> gone = new TreeSet<>();
                pair.stream().filter(d -> grid.has(q, d)).forEach(d -> gone.add(grid.name(q) + "<>" + d));
                found.add(gone);
            }
            return;
        }
        if (extraP.isEmpty() || extraQ.isEmpty()) {
            return;
        }
        Set<Integer> extra = new TreeSet<>(extraP);
        extra.addAll(extraQ);
        if (type == 2 && extra.size() == 1) {
            add(grid.seenByAll(List.of(p, q), extra.iterator().next()));
        }
        for (House house : grid.houses) {
            if (house.holds(p) && house.holds(q)) {
                if (type == 3) {
                    three(house, List.of(p, q), extra);
                } else if (type == 4) {
                    four(house, p, q, pair);
                }
            }
        }
    }

    private void three(House house, List<Integer> roof, Set<Integer> extra) {
        List<Integer> others = grid.openOf(house);
        others.removeAll(roof);
        for (int n = 1; n <= 4; n++) {
            int size = n;
            NaiveGrid.choose(others, n, chosen -> {
                Set<Integer> digits = grid.digitsOf(chosen);
                digits.addAll(extra);
                if (digits.size() == size + 1) {
                    List<Integer> together = new ArrayList<>(chosen);
                    together.addAll(roof);
                    Set<String> gone = new TreeSet<>();
                    digits.forEach(d -> gone.addAll(grid.seenByAll(together, d)));
                    add(gone);
                }
            });
        }
    }

    private void four(House house, int p, int q, Set<Integer> pair) {
        for (int locked : pair) {
            Set<String> gone = new TreeSet<>();
            for (int cell : List.of(p, q)) {
                for (int d : pair) {
                    if (d != locked && grid.has(cell, d)) {
                        gone.add(grid.name(cell) + "<>" + d);
                    }
                }
            }
            if (new TreeSet<>(grid.places(house, locked)).equals(new TreeSet<>(List.of(p, q)))) {
                add(gone);
            }
        }
    }

    private void add(Set<String> gone) {
        if (!gone.isEmpty()) {
            found.add(gone);
        }
    }
}
