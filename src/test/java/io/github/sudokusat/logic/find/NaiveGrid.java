package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.testing.Layouts;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/** The open candidates of a grid as plain sets, without any bit set: the data on which the naive finders of the tests work. */
public final class NaiveGrid {

    final CandidateGrid grid;
    final Layout layout;
    public final int side;
    public final List<House> houses;
    /** The open cells. */
    public final List<Integer> open = new ArrayList<>();
    /** The candidates of each cell, digits from 1; empty for placed cells. */
    public final List<Set<Integer>> digits = new ArrayList<>();

    private final boolean[][] sees;

    public NaiveGrid(CandidateGrid grid) {
        this.grid = grid;
        layout = grid.layout();
        side = layout.side();
        houses = layout.houses();
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            Set<Integer> here = new TreeSet<>();
            for (int d = 1; d <= side && grid.digit(cell) == 0; d++) {
                if (grid.isCandidate(cell, d)) {
                    here.add(d);
                }
            }
            digits.add(here);
            if (grid.digit(cell) == 0) {
                open.add(cell);
            }
        }
        sees = Layouts.differ(layout);
    }

    boolean sees(int a, int b) {
        return sees[a][b];
    }

    boolean seesAll(int cell, Iterable<Integer> others) {
        for (int other : others) {
            if (!sees(cell, other)) {
                return false;
            }
        }
        return true;
    }

    /** The sets of open cells that see each other and are in no house together, if a rule makes any cells of different houses see each other. */
    List<List<Integer>> seenSets(int size) {
        List<List<Integer>> sets = new ArrayList<>();
        boolean hasRules = false;
        for (int a = 0; a < sees.length; a++) {
            for (int b = 0; b < a; b++) {
                hasRules |= sees(a, b) && !areInHouse(List.of(a, b));
            }
        }
        if (hasRules) {
            addSeenSets(sets, size, new ArrayList<>());
        }
        return sets;
    }

    private void addSeenSets(List<List<Integer>> sets, int size, List<Integer> chosen) {
        if (chosen.size() == size) {
            if (!areInHouse(chosen)) {
                sets.add(List.copyOf(chosen));
            }
            return;
        }
        for (int cell : open) {
            if ((chosen.isEmpty() || cell > chosen.get(chosen.size() - 1)) && seesAll(cell, chosen)) {
                chosen.add(cell);
                addSeenSets(sets, size, chosen);
                chosen.remove(chosen.size() - 1);
            }
        }
    }

    private boolean areInHouse(List<Integer> cells) {
        return houses.stream().anyMatch(house -> cells.stream().allMatch(house::holds));
    }

    boolean has(int cell, int digit) {
        return digits.get(cell).contains(digit);
    }

    List<Integer> openOf(House house) {
        List<Integer> cells = new ArrayList<>();
        for (int cell : house.cells()) {
            if (open.contains(cell)) {
                cells.add(cell);
            }
        }
        return cells;
    }

    public List<Integer> places(House house, int digit) {
        List<Integer> cells = openOf(house);
        cells.removeIf(cell -> !has(cell, digit));
        return cells;
    }

    List<Integer> places(Iterable<Integer> cells, int digit) {
        List<Integer> some = new ArrayList<>();
        for (int cell : cells) {
            if (has(cell, digit)) {
                some.add(cell);
            }
        }
        return some;
    }

    Set<Integer> digitsOf(Iterable<Integer> cells) {
        Set<Integer> union = new TreeSet<>();
        for (int cell : cells) {
            union.addAll(digits.get(cell));
        }
        return union;
    }

    List<House> lines(House.Kind kind) {
        return houses.stream().filter(house -> house.kind() == kind).toList();
    }

    static boolean isLine(House house) {
        return house.kind() == House.Kind.ROW || house.kind() == House.Kind.COLUMN;
    }

    /** The candidates of a digit in open cells that see all of the given cells, as {@code r1c1<>5}. */
    Set<String> seenByAll(Iterable<Integer> cells, int digit) {
        Set<String> gone = new TreeSet<>();
        for (int cell : open) {
            if (has(cell, digit) && seesAll(cell, cells)) {
                gone.add(name(cell) + "<>" + digit);
            }
        }
        return gone;
    }

    public String name(int cell) {
        return Positions.name(cell, side);
    }

    /** Calls back with every choice of n of the given things. */
    static <T> void choose(List<T> things, int n, Consumer<List<T>> taker) {
        choose(things, 0, n, new ArrayList<>(), taker);
    }

    private static <T> void choose(List<T> things, int from, int n, List<T> chosen, Consumer<List<T>> taker) {
        if (chosen.size() == n) {
            taker.accept(List.copyOf(chosen));
            return;
        }
        for (int i = from; i < things.size(); i++) {
            chosen.add(things.get(i));
            choose(things, i + 1, n, chosen, taker);
            chosen.remove(chosen.size() - 1);
        }
    }

    /** Receives the corners of a rectangle: one, the corner in its row, the corner in its column, and the opposite corner. */
    @FunctionalInterface
    interface Corners {
        void take(int a, int b, int c, int d);
    }

    /** Calls back with every rectangle in two boxes, once for each of its corners. */
    void forEachRectangle(Corners corners) {
        int[] box = new int[side * side];
        for (House house : lines(House.Kind.BOX)) {
            for (int cell : house.cells()) {
                box[cell] = house.number();
            }
        }
        for (int a = 0; a < side * side; a++) {
            for (int d = 0; d < side * side; d++) {
                int b = a / side * side + d % side;
                int c = d / side * side + a % side;
                if (a / side != d / side
                        && a % side != d % side
                        && Set.copyOf(List.of(box[a], box[b], box[c], box[d])).size() == 2) {
                    corners.take(a, b, c, d);
                }
            }
        }
    }
}
