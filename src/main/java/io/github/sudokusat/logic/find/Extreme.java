package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.candidates.filter.SumPartition;
import io.github.sudokusat.logic.pattern.Geometry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The least, or greatest, digits that some cells can hold together, where those of them that see each other must differ.
 *
 * <p>Cells are taken in groups that see each other all. In a group, digits are given away from the least on, each to a cell that can have it, others
 * moving over for it if they can: for a transversal matroid this greedy way is the best one (Edmonds and Fulkerson 1965).
 */
final class Extreme {

    private final long[] digits;
    private final int[] chosen;

    private Extreme(long[] digits) {
        this.digits = digits;
        chosen = new int[digits.length];
        Arrays.fill(chosen, -1);
    }

    /**
     * The digits.
     *
     * @param cells the cells
     * @param factors how often each counts; those that do not count alike are not said to differ
     * @param allowed for each cell of the grid its digits
     * @param geometry says which cells see each other
     * @param isLeast whether the least are wanted, not the greatest
     * @return for each of the cells its digit, from 0; null if some cells have not enough digits
     */
    static int @Nullable [] of(int[] cells, int[] factors, long[] allowed, Geometry geometry, boolean isLeast) {
        return of(cells, groups(cells, factors, geometry), allowed, geometry, isLeast);
    }

    /** The same for known groups of the cells. */
    static int @Nullable [] of(
            int[] cells, List<List<Integer>> groups, long[] allowed, Geometry geometry, boolean isLeast) {
        int[] result = new int[cells.length];
        for (List<Integer> group : groups) {
            long[] some = group.stream().mapToLong(i -> allowed[cells[i]]).toArray();
            Extreme extreme = new Extreme(some);
            for (int i = 0; i < geometry.side; i++) {
                extreme.give(isLeast ? i : geometry.side - 1 - i, new boolean[some.length]);
            }
            extreme.order(isLeast);
            for (int i = 0; i < some.length; i++) {
                if (extreme.chosen[i] < 0) {
                    return null;
                }
                result[group.get(i)] = extreme.chosen[i];
            }
        }
        return result;
    }

    /** Groups of cells, by their indices, that count alike and see each other all: by houses of one kind, or again and again a largest one, since these give the best bounds. */
    static List<List<Integer>> groups(int[] cells, int[] factors, Geometry geometry) {
        return SumPartition.best(largest(cells, factors, geometry), cells, factors, geometry.layout.houses());
    }

    private static List<List<Integer>> largest(int[] cells, int[] factors, Geometry geometry) {
        List<Integer> left = new ArrayList<>();
        for (int i = 0; i < cells.length; i++) {
            left.add(i);
        }
        List<List<Integer>> groups = new ArrayList<>();
        while (!left.isEmpty()) {
            List<Integer> largest = List.of();
            for (int first : left) {
                List<Integer> group = group(first, left, cells, factors, geometry);
                largest = group.size() > largest.size() ? group : largest;
            }
            left.removeAll(largest);
            groups.add(largest);
        }
        return groups;
    }

    /** A cell and others that see each other all; next is always the one that leaves the most others. */
    private static List<Integer> group(int first, List<Integer> left, int[] cells, int[] factors, Geometry geometry) {
        List<Integer> group = new ArrayList<>();
        List<Integer> open = left;
        int next = first;
        while (next >= 0) {
            group.add(next);
            open = fitting(next, open, cells, factors, geometry);
            next = -1;
            int most = -1;
            for (int one : open) {
                int others = fitting(one, open, cells, factors, geometry).size();
                next = others > most ? one : next;
                most = Math.max(most, others);
            }
        }
        Collections.sort(group);
        return group;
    }

    /** Those of some cells that count like one and see it. */
    private static List<Integer> fitting(int one, List<Integer> some, int[] cells, int[] factors, Geometry geometry) {
        return some.stream()
                .filter(other -> factors[other] == factors[one] && geometry.sees(cells[other], cells[one]))
                .toList();
    }

    /** Exchanges digits of cells that can have either, so that they rise, or fall. */
    private void order(boolean rises) {
        for (int i = 0; i < digits.length; i++) {
            for (int j = i + 1; j < digits.length; j++) {
                boolean canSwap = chosen[j] >= 0
                        && (rises ? chosen[i] > chosen[j] : chosen[i] < chosen[j])
                        && (digits[i] >>> chosen[j] & 1) != 0
                        && (digits[j] >>> chosen[i] & 1) != 0;
                if (canSwap) {
                    int digit = chosen[i];
                    chosen[i] = chosen[j];
                    chosen[j] = digit;
                }
            }
        }
    }

    /** Gives a digit to a cell that has none, moving others if need be; returns whether that was possible. */
    private boolean give(int digit, boolean[] tried) {
        for (int i = 0; i < digits.length; i++) {
            if ((digits[i] >>> digit & 1) != 0 && !tried[i]) {
                tried[i] = true;
                if (chosen[i] < 0 || give(chosen[i], tried)) {
                    chosen[i] = digit;
                    return true;
                }
            }
        }
        return false;
    }
}
