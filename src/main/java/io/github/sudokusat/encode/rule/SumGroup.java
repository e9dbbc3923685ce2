package io.github.sudokusat.encode.rule;

import io.github.sudokusat.primitive.Digits;
import java.util.Arrays;

/** Cells that must differ and have the same coefficient in a sum. */
final class SumGroup {

    private final int coefficient;
    private int[] cells = new int[0];
    /** The digits that some cell may hold. */
    private long digits;

    SumGroup(int coefficient) {
        this.coefficient = coefficient;
    }

    int coefficient() {
        return coefficient;
    }

    int size() {
        return cells.length;
    }

    int[] cells() {
        return cells;
    }

    /** The digits that some cell may hold. */
    long digits() {
        return digits;
    }

    /** Whether a cell differs from all cells of this group and leaves it a limited number of sets. */
    boolean accepts(int cell, long candidates, int mostSets, SumClauses.Distinctness distinctness) {
        for (int own : cells) {
            if (!distinctness.mustDiffer(own, cell)) {
                return false;
            }
        }
        return hasAtMost(mostSets, Digits.count(digits | candidates), cells.length + 1);
    }

    /** Whether n digits have at most {@code most} subsets of the size. */
    private static boolean hasAtMost(int most, int n, int size) {
        long count = 1;
        for (int i = 1; i <= Math.min(size, n - size); i++) {
            count = count * (n - i + 1) / i;
            if (count > most) {
                return false;
            }
        }
        return true;
    }

    void add(int cell, long candidates) {
        cells = Arrays.copyOf(cells, cells.length + 1);
        cells[cells.length - 1] = cell;
        digits |= candidates;
    }

    /** The sets of as many digits as there are cells, with a sum. */
    long[] setsOfSum(int sum) {
        return Digits.setsOfSum(digits, cells.length, sum);
    }
}
