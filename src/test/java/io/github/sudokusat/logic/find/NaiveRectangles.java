package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Rectangles whose corners with further digits are not two in line, and avoidable rectangles, by trying every choice of four cells. */
final class NaiveRectangles {

    private final NaiveGrid grid;
    private final Set<Set<String>> found = new HashSet<>();

    NaiveRectangles(NaiveGrid grid) {
        this.grid = grid;
    }

    private boolean haveAll(List<Integer> corners, Set<Integer> pair) {
        return corners.stream().allMatch(cell -> pair.stream().anyMatch(digit -> grid.has(cell, digit)));
    }

    Set<Set<String>> five() {
        grid.forEachRectangle((a, b, c, d) -> {
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
        grid.forEachRectangle((a, b, c, d) -> {
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
        grid.forEachRectangle((a, b, c, d) -> {
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

    /** Whether two cells hold all places of a digit in their line. */
    private boolean isAll(House.Kind kind, int digit, int one, int other) {
        return grid.lines(kind).stream()
                .anyMatch(line -> new TreeSet<>(grid.places(line, digit)).equals(new TreeSet<>(List.of(one, other))));
    }

    Set<Set<String>> avoidable(Grid givens, int type) {
        grid.forEachRectangle((a, b, c, d) -> {
            if (List.of(a, b, c, d).stream().allMatch(cell -> givens.digit(cell) == 0)) {
                if (type == 1) {
                    avoidableOne(a, b, c, d);
                } else {
                    avoidableTwo(a, b, c, d);
                    avoidableTwo(a, c, b, d);
                    avoidableAcross(a, b, c, d);
                }
            }
        });
        return found;
    }

    private int placed(int cell) {
        return grid.grid.digit(cell);
    }

    private void avoidableOne(int a, int b, int c, int d) {
        if (placed(a) == 0 && placed(d) != 0 && placed(b) != 0 && placed(b) == placed(c) && grid.has(a, placed(d))) {
            add(Set.of(grid.name(a) + "<>" + placed(d)));
        }
    }

    /** Examines four corners of which the first two are placed, the third is in line with the first, and the fourth with the second. */
    private void avoidableTwo(int a, int b, int c, int d) {
        if (placed(a) != 0 && placed(b) != 0 && placed(c) == 0 && placed(d) == 0) {
            addCommonFurther(c, placed(b), d, placed(a));
        }
    }

    private void avoidableAcross(int a, int b, int c, int d) {
        if (placed(a) != 0 && placed(a) == placed(d) && placed(b) == 0 && placed(c) == 0) {
            for (int digit = 1; digit <= grid.side; digit++) {
                addCommonFurther(b, digit, c, digit);
            }
        }
    }

    private void addCommonFurther(int one, int digit, int other, int otherDigit) {
        for (int further = 1; further <= grid.side; further++) {
            if (further != digit
                    && further != otherDigit
                    && grid.digits.get(one).equals(Set.of(digit, further))
                    && grid.digits.get(other).equals(Set.of(otherDigit, further))) {
                add(grid.seenByAll(List.of(one, other), further));
            }
        }
    }

    private void add(Set<String> gone) {
        if (!gone.isEmpty()) {
            found.add(gone);
        }
    }
}
