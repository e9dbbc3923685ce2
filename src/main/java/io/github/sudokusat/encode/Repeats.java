package io.github.sudokusat.encode;

import io.github.sudokusat.cnf.card.AtMostOne;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import java.util.Arrays;

/**
 * Finds, without a set of clauses, the clauses of a house or rule that an earlier house or rule has already stated.
 *
 * <p>Two houses can state the same clause only for cells that they share: {@code ¬x ∨ ¬y} of a pair in both, if the at-most-one of both has a direct
 * clause for it, or the at-least-one of a digit whose open cells are the same in both. Cells that two houses share are found through the layout's
 * list of the houses of each cell, so each pair is checked once.
 */
final class Repeats implements AtMostOne.PairFilter {

    private final Layout layout;
    private final OpenCandidates position;
    private final AtMostOne atMostOne;
    private final boolean statesAllPairs;
    private final boolean[] overlapsEarlier;

    /** For each place i of the current house, the places j > i whose pair is a repeat, as bits. */
    private long[] rows = new long[0];

    private int words;
    private long count;

    Repeats(Layout layout, OpenCandidates position, AtMostOneMethod method, boolean[] overlapsEarlier) {
        this.layout = layout;
        this.position = position;
        this.atMostOne = method.encoder();
        this.statesAllPairs = method == AtMostOneMethod.PAIRWISE;
        this.overlapsEarlier = overlapsEarlier;
    }

    /** For each house, whether it shares two or more cells with an earlier one. */
    static boolean[] overlapsEarlier(Layout layout) {
        int houses = layout.houses().size();
        boolean[] result = new boolean[houses];
        int[] shared = new int[houses];
        for (int h = 0; h < houses; h++) {
            Arrays.fill(shared, 0);
            House house = layout.houses().get(h);
            for (int i = 0; i < house.size(); i++) {
                int cell = house.cell(i);
                for (int k = 0; layout.houseOf(cell, k) < h; k++) {
                    result[h] |= ++shared[layout.houseOf(cell, k)] > 1;
                }
            }
        }
        return result;
    }

    /**
     * Examines a house and a digit; this filter and {@link #count()} then refer to its pairs.
     *
     * @param house the index of the house
     * @param digit the digit; in a direct position all digits of a house are alike
     * @param cells the cells of the house that are open for the digit, in the house's order
     * @param n the number of these cells
     */
    void look(int house, int digit, int[] cells, int n) {
        count = 0;
        words = (n + 63) >>> 6;
        if (!overlapsEarlier[house]) {
            return;
        }
        if (rows.length < n * words) {
            rows = new long[n * words];
        } else {
            Arrays.fill(rows, 0, n * words, 0);
        }
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                if (atMostOne.statesPair(n, i, j) && isStatedBefore(house, digit, cells[i], cells[j])) {
                    rows[i * words + (j >>> 6)] |= 1L << (j & 63);
                    count++;
                }
            }
        }
    }

    /** The number of pairs of the current house that are repeats. */
    long count() {
        return count;
    }

    @Override
    public boolean skips(int i, int j) {
        return count != 0 && (rows[i * words + (j >>> 6)] >>> (j & 63) & 1) != 0;
    }

    /** Whether a house before {@code house} states the pair's clause directly; both cells are open for the digit. */
    private boolean isStatedBefore(int house, int digit, int a, int b) {
        for (int k = 0; k < layout.houseCount(a); k++) {
            int earlier = layout.houseOf(a, k);
            if (earlier >= house) {
                return false;
            }
            if (isIn(b, earlier) && (statesAllPairs || states(layout.houses().get(earlier), digit, a, b))) {
                return true;
            }
        }
        return false;
    }

    private boolean isIn(int cell, int house) {
        for (int k = 0; k < layout.houseCount(cell); k++) {
            if (layout.houseOf(cell, k) == house) {
                return true;
            }
        }
        return false;
    }

    private boolean states(House house, int digit, int a, int b) {
        int n = 0;
        int placeOfA = 0;
        int placeOfB = 0;
        for (int i = 0; i < house.size(); i++) {
            int cell = house.cell(i);
            placeOfA = cell == a ? n : placeOfA;
            placeOfB = cell == b ? n : placeOfB;
            n += isOpen(cell, digit) ? 1 : 0;
        }
        return atMostOne.statesPair(n, Math.min(placeOfA, placeOfB), Math.max(placeOfA, placeOfB));
    }

    private boolean isOpen(int cell, int digit) {
        return position.variables.at(cell * layout.side() + digit - 1) != 0;
    }

    private int openCells(House house, int digit) {
        int n = 0;
        for (int i = 0; i < house.size(); i++) {
            n += isOpen(house.cell(i), digit) ? 1 : 0;
        }
        return n;
    }

    private int openDigits(int cell) {
        int n = 0;
        for (int digit = 1; digit <= layout.side(); digit++) {
            n += isOpen(cell, digit) ? 1 : 0;
        }
        return n;
    }

    /** Whether a house or an earlier rule states the pair clause of a rule. */
    boolean isPairStated(int rule, int digit, int a, int b) {
        if (isStatedBefore(layout.houses().size(), digit, a, b)) {
            return true;
        }
        return isInEarlierRule(layout, rule, a, b);
    }

    /** Whether two cells are a pair of an earlier rule than {@code rule}, which is an index into the layout's must-differ rules. */
    static boolean isInEarlierRule(Layout layout, int rule, int a, int b) {
        for (MustDiffer earlier : layout.mustDifferRules().subList(0, rule)) {
            if (earlier.contains(a, b)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a cell or an earlier house states the at-least-one clause of a house and digit. */
    boolean isAtLeastOneStated(int house, int digit, int[] cells, int n) {
        if (position.variables.isDirect()) {
            return n == 1;
        }
        if (n == 0) {
            return false;
        }
        if (n == 1 && openDigits(cells[0]) == 1) {
            return true;
        }
        for (int k = 0; layout.houseOf(cells[0], k) < house; k++) {
            int earlier = layout.houseOf(cells[0], k);
            int shared = 1;
            while (shared < n && isIn(cells[shared], earlier)) {
                shared++;
            }
            if (shared == n && openCells(layout.houses().get(earlier), digit) == n) {
                return true;
            }
        }
        return false;
    }
}
