package io.github.sudokusat.format.foreign.iss;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.DigitCount;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.PrimitiveRule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The rule {@code Doppelganger} of the Interactive Sudoku Solver, on a grid of N rows and columns with the digits from 0 to N: each row, column and box
 * has a 0 and lacks one other digit, no two rows, columns or boxes lack the same one, and those of a 0 lack different ones.
 *
 * <p>A digit that N − 1 cells have is missing in one row, one column and one box, since no digit is twice in one of them.
 */
final class IssDoppelganger {

    private static final String NAME = "doppelganger";
    /** The number of the digit that is worth 0. */
    private static final int ZERO = 1;

    private final Layout layout;
    private final int side;
    private final List<Primitive> primitives = new ArrayList<>();

    private IssDoppelganger(Layout layout) {
        this.layout = layout;
        this.side = layout.side();
    }

    /** A layout with the rule. */
    static Layout addTo(Layout layout) {
        int size = layout.side() - 1;
        if (layout.values().least() != 0 || layout.rows() != size || layout.columns() != size) {
            throw new IllegalArgumentException(
                    NAME + " needs as many rows and columns as the greatest digit, and the digit 0");
        }
        return layout.with(PrimitiveRule.of(NAME, new IssDoppelganger(layout).primitives()));
    }

    private List<Primitive> primitives() {
        for (int digit = ZERO + 1; digit <= side; digit++) {
            primitives.add(DigitCount.of(side, layout.cells(), Digits.of(digit), side - 2));
        }
        primitives.add(DigitCount.of(side, layout.cells(), Digits.of(ZERO), side - 1));
        for (int cell : layout.cells()) {
            List<int[]> groups = groups(cell);
            for (int[] group : groups) {
                for (int other = ZERO + 1; other <= side; other++) {
                    addUnlessZero(cell, group, groups, other);
                }
            }
        }
        return primitives;
    }

    /** The row and the column of a cell, and its box, if it is in one. */
    private List<int[]> groups(int cell) {
        int[] regions = layout.regionOfCells();
        List<int[]> groups = new ArrayList<>();
        groups.add(cells(other -> other / side == cell / side));
        groups.add(cells(other -> other % side == cell % side));
        if (regions[cell] >= 0) {
            groups.add(cells(other -> regions[other] == regions[cell]));
        }
        return groups;
    }

    private int[] cells(IntPredicate isIn) {
        return Arrays.stream(layout.cells()).filter(isIn).toArray();
    }

    /** If a cell has a 0, a group of it or one that comes before that has a digit. */
    private void addUnlessZero(int cell, int[] group, List<int[]> groups, int digit) {
        for (int[] before : groups.subList(0, groups.indexOf(group))) {
            int[] both = IntStream.concat(Arrays.stream(before), Arrays.stream(group))
                    .distinct()
                    .toArray();
            long[] sets = new long[both.length];
            Arrays.setAll(sets, i -> both[i] == cell ? Digits.all(side) & ~Digits.of(ZERO) : Digits.of(digit));
            primitives.add(DigitClause.of(side, both, sets));
        }
    }
}
