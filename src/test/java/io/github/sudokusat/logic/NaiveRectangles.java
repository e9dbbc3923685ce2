package io.github.sudokusat.logic;

import io.github.sudokusat.grid.House;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Rectangles whose corners with further digits are not two in line, by trying every four cells. */
final class NaiveRectangles {

    private final NaiveGrid grid;
    private final Set<Set<String>> found = new HashSet<>();

    NaiveRectangles(NaiveGrid grid) {
        this.grid = grid;
    }

    /** Takes the corners: one, that in its row, that in its column, the opposite one. */
    private interface Taker {
        void take(int a, int b, int c, int d);
    }

    private void forEach(Taker taker) {
        int side = grid.side;
        for (int a = 0; a < side * side; a++) {
            for (int d = 0; d < side * side; d++) {
                int b = a / side * side + d % side;
                int c = d / side * side + a % side;
                Set<House> boxes = new HashSet<>();
                for (int cell : List.of(a, b, c, d)) {
                    grid.lines(House.Kind.BOX).stream()
                            .filter(box -> box.holds(cell))
                            .forEach(boxes::add);
                }
                if (a / side != d / side && a % side != d % side && boxes.size() == 2) {
                    taker.take(a, b, c, d);
                }
            }
        }
    }

    private boolean haveAll(List<Integer> corners, Set<Integer> pair) {
        return corners.stream().allMatch(cell -> pair.stream().anyMatch(digit -> grid.has(cell, digit)));
    }

    Set<Set<String>> five() {
        forEach((a, b, c, d) -> {
            Set<Integer> pair = grid.digits.get(a);
            if (pair.size() == 2 && haveAll(List.of(a, b, c, d), pair)) {
                Set<Integer> extra = new TreeSet<>();
                List<Integer> roof = new ArrayList<>();
                for (int cell : List.of(a, b, c, d)) {
                    Set<Integer> more = new TreeSet<>(grid.digits.get(cell));
                    more.removeAll(pair);
                    extra.addAll(more);
                    if (!more.isEmpty()) {
                        roof.add(cell);
                    }
                }
                boolean diagonalOrMore = roof.size() > 2 || new HashSet<>(roof).equals(Set.of(b, c));
                if (extra.size() == 1 && diagonalOrMore) {
                    add(grid.seenByAll(roof, extra.iterator().next()));
                }
            }
        });
        return found;
    }

    Set<Set<String>> six() {
        forEach((a, b, c, d) -> {
            Set<Integer> pair = grid.digits.get(a);
            if (pair.size() == 2 && pair.equals(grid.digits.get(d)) && haveAll(List.of(a, b, c, d), pair)) {
                for (int digit : pair) {
                    boolean inRows = isAll(House.Kind.ROW, digit, a, b) && isAll(House.Kind.ROW, digit, c, d);
                    boolean inColumns = isAll(House.Kind.COLUMN, digit, a, c) && isAll(House.Kind.COLUMN, digit, b, d);
                    if (inRows || inColumns) {
                        Set<String> gone = new TreeSet<>();
                        for (int cell : List.of(b, c)) {
                            if (grid.has(cell, digit)) {
                                gone.add(grid.name(cell) + "<>" + digit);
                            }
                        }
                        add(gone);
                    }
                }
            }
        });
        return found;
    }

    Set<Set<String>> hidden() {
        forEach((a, b, c, d) -> {
            Set<Integer> pair = grid.digits.get(a);
            if (pair.size() == 2 && haveAll(List.of(a, b, c, d), pair)) {
                for (int digit : pair) {
                    for (int other : pair) {
                        if (other != digit
                                && grid.has(d, other)
                                && isAll(House.Kind.ROW, digit, c, d)
                                && isAll(House.Kind.COLUMN, digit, b, d)) {
                            add(Set.of(grid.name(d) + "<>" + other));
                        }
                    }
                }
            }
        });
        return found;
    }

    /** Whether two cells are all places of a digit in their line. */
    private boolean isAll(House.Kind kind, int digit, int one, int other) {
        return grid.lines(kind).stream()
                .anyMatch(line -> new TreeSet<>(grid.places(line, digit)).equals(new TreeSet<>(List.of(one, other))));
    }

    private void add(Set<String> gone) {
        if (!gone.isEmpty()) {
            found.add(gone);
        }
    }
}
