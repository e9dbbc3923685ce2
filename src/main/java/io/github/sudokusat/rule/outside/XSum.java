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
 * An X-sum: the first digits of a line have a sum; the first of them, which counts, too, says how many they are.
 *
 * <p>The digits of the line differ. Text: {@code x-sum 12 left4}, which 3 7 2 1 4 5 6 8 9 fulfil, because 3 + 7 + 2 = 12.
 */
public final class XSum extends OutsideClue {

    private XSum(int sum, List<Cell> line) {
        super("X-sum", "x-sum", requireAtLeast(1, sum), line);
    }

    /**
     * An X-sum.
     *
     * @param sum the sum, 1 or more
     * @param line the cells, usually those of a row or column, from the clue
     * @return the rule
     * @throws IllegalArgumentException if the sum is less than 1, there is no cell, or one is listed twice
     */
    public static XSum of(int sum, List<Cell> line) {
        return new XSum(sum, line);
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int side = Sums.requireSideOfSets(this, layout);
        int[] cells = numbers(cells(), side);
        List<Section.Case> cases = new ArrayList<>();
        List<Long> sets = new ArrayList<>();
        DigitValues values = layout.values();
        for (int x = 1; x <= Math.min(values.greatest(), cells.length); x++) {
            List<Long> ofX = new ArrayList<>();
            long first = Digits.of(values.digit(x));
            for (long others : Sums.sets(values, Digits.all(side) & ~first, x - 1, clue() - x)) {
                ofX.add(others | first);
            }
            if (!ofX.isEmpty()) {
                long[] digits = new long[cells.length];
                Arrays.fill(digits, Digits.all(side));
                digits[0] = first;
                cases.add(Section.Case.of(SectionForm.first(x), digits));
            }
            sets.addAll(ofX);
        }
        return List.of(Sums.requirePossible(this, Section.of(side, cells, cases, SectionForm.array(sets)), values));
    }

    @Override
    protected void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        checkRepeatsOutsideHouses(digits, values, found);
        int x = digits[0];
        if (x == 0 || x > digits.length) {
            found.accept(
                    broken("begins with " + x + ", but has " + (x == 0 ? "" : "only ") + digits.length + " cells"));
        } else if (x > 0) {
            SumRange range = SumRange.of(Arrays.copyOf(digits, x), values);
            if (range.excludes(clue())) {
                found.accept(broken(cells().subList(0, x), range, clue(), "sums to"));
            }
        }
    }

    @Override
    Shape.ClueStyle style() {
        return Shape.ClueStyle.X_SUM;
    }
}
