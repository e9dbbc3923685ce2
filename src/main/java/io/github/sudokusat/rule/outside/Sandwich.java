package io.github.sudokusat.rule.outside;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.Section;
import io.github.sudokusat.rule.SumRange;
import io.github.sudokusat.rule.Sums;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * A sandwich: the digits between 1 and the greatest digit of the grid, in whichever order these stand, have a sum; 0 if they are neighbours.
 *
 * <p>The digits of the line differ, and 1 and the greatest digit are among them. Text: {@code sandwich 8 top1}, which 2 9 5 3 1 4 6 7 8 fulfil.
 */
public final class Sandwich extends OutsideClue {

    private Sandwich(int sum, List<Cell> line) {
        super("sandwich", "sandwich", requireAtLeast(0, sum), line);
    }

    /**
     * A sandwich.
     *
     * @param sum the sum, 0 or more
     * @param line the cells, usually those of a row or column
     * @return the rule
     * @throws IllegalArgumentException if the sum is negative, there is no cell, or one is listed twice
     */
    public static Sandwich of(int sum, List<Cell> line) {
        return new Sandwich(sum, line);
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int side = Sums.requireSideOfSets(this, layout);
        int[] cells = numbers(cells(), side);
        long ends = Digits.of(1, side);
        long others = Digits.all(side) & ~ends;
        List<Section.Case> cases = new ArrayList<>();
        List<Long> sets = new ArrayList<>();
        for (int gap = 0; side > 1 && gap <= cells.length - 2; gap++) {
            long[] ofGap = Sums.sets(layout.values(), others, gap, clue());
            for (int start = 0; ofGap.length > 0 && start + gap + 1 < cells.length; start++) {
                long[] digits = new long[cells.length];
                Arrays.fill(digits, others);
                digits[start] = ends;
                digits[start + gap + 1] = ends;
                cases.add(Section.Case.of(SectionForm.between(start, start + gap + 1), digits));
            }
            SectionForm.addAll(sets, ofGap);
        }
        return List.of(
                Sums.requirePossible(this, Section.of(side, cells, cases, SectionForm.array(sets)), layout.values()));
    }

    @Override
    protected void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        checkRepeatsOutsideHouses(digits, values, found);
        int least = indexOf(values.least(), digits);
        int greatest = indexOf(values.greatest(), digits);
        if (least < 0 || greatest < 0) {
            if (isComplete(digits)) {
                found.accept(broken("has no " + (least < 0 ? values.least() : values.greatest())));
            }
            return;
        }
        int from = Math.min(least, greatest);
        int to = Math.max(least, greatest);
        SumRange range = SumRange.of(Arrays.copyOfRange(digits, from + 1, to), values);
        if (range.excludes(clue())) {
            found.accept(broken(cells().subList(from, to + 1), range, clue(), "sums to"));
        }
    }

    private static int indexOf(int digit, int[] digits) {
        for (int i = 0; i < digits.length; i++) {
            if (digits[i] == digit) {
                return i;
            }
        }
        return -1;
    }

    @Override
    Shape.ClueStyle style() {
        return Shape.ClueStyle.SANDWICH;
    }
}
