package io.github.sudokusat.rule.outside;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.Section;
import io.github.sudokusat.rule.CellRule;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.SumRange;
import io.github.sudokusat.rule.Sums;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * A lunchbox: the digits of some cells differ, and those between the smallest and the largest of them have a sum; 0 if these are neighbours.
 *
 * <p>Text: {@code lunchbox 8 r6c5 r7c5 r8c5 r8c4}, which 2 5 3 9 and 4 9 8 3 fulfil.
 */
public final class Lunchbox extends CellRule {

    private final int sum;

    private Lunchbox(int sum, List<Cell> cells) {
        super("lunchbox " + sum + " at " + cells.get(0), "lunchbox " + sum + " " + CellText.of(cells), cells);
        this.sum = sum;
    }

    /**
     * A lunchbox.
     *
     * @param sum the sum, 0 or more
     * @param cells the cells in order, two or more, each once
     * @return the rule
     * @throws IllegalArgumentException if the sum is negative, there are fewer cells, or one is listed twice
     */
    public static Lunchbox of(int sum, List<Cell> cells) {
        if (sum < 0 || cells.size() < 2) {
            throw new IllegalArgumentException("a lunchbox needs a sum of 0 or more and two or more cells, but has "
                    + sum + " and " + cells.size() + " cells");
        }
        return new Lunchbox(sum, requireDistinct("a lunchbox", cells));
    }

    /**
     * The sum.
     *
     * @return 0 or more
     */
    public int sum() {
        return sum;
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int side = Sums.requireSideOfSets(this, layout);
        int[] cells = numbers(cells(), side);
        List<Section.Case> cases = new ArrayList<>();
        List<Long> sets = new ArrayList<>();
        for (int gap = 0; gap <= cells.length - 2; gap++) {
            for (int low = 1; low <= side; low++) {
                for (int high = low + cells.length - 1; high <= side; high++) {
                    addCases(cases, layout.values(), gap, low, high, cells.length);
                }
            }
            SectionForm.addAll(sets, Sums.sets(layout.values(), Digits.all(side), gap, sum));
        }
        return List.of(
                Sums.requirePossible(this, Section.of(side, cells, cases, SectionForm.array(sets)), layout.values()));
    }

    /** Adds the cases in which two digits are the smallest and the largest, with a number of cells between them. */
    private void addCases(List<Section.Case> cases, DigitValues values, int gap, int low, int high, int size) {
        long ends = Digits.of(low, high);
        long others = Digits.all(high - 1) & ~Digits.all(low);
        if (Sums.sets(values, others, gap, sum).length == 0) {
            return;
        }
        for (int start = 0; start + gap + 1 < size; start++) {
            long[] digits = new long[size];
            Arrays.fill(digits, others);
            digits[start] = ends;
            digits[start + gap + 1] = ends;
            cases.add(Section.Case.of(SectionForm.between(start, start + gap + 1), digits));
        }
    }

    @Override
    protected void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        checkRepeats(digits, values, found);
        if (!isComplete(digits)) {
            return;
        }
        int least = 0;
        int greatest = 0;
        for (int i = 0; i < digits.length; i++) {
            least = digits[i] < digits[least] ? i : least;
            greatest = digits[i] > digits[greatest] ? i : greatest;
        }
        int from = Math.min(least, greatest);
        int to = Math.max(least, greatest);
        int total = from == to ? 0 : Arrays.stream(digits, from + 1, to).sum();
        if (total != sum) {
            found.accept(broken(cells().subList(from, to + 1), new SumRange(total, total), sum, "sums to"));
        }
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Line(Shape.LineStyle.PLAIN, cells(), Integer.toString(sum)));
    }
}
