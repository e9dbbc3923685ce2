package io.github.sudokusat.rule.cage;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.CellRule;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.SumRange;
import io.github.sudokusat.rule.Sums;
import java.util.List;
import java.util.function.Consumer;

/**
 * Digits have a sum; they may repeat. A cell that is listed twice counts twice: with the sum 7 and the cells r1c1 r1c1 r2c2, the digits 3 and 1 fit.
 *
 * <p>Text: {@code sum 23 r1c5-r5c1}.
 */
public final class Sum extends CellRule {

    private final int sum;

    private Sum(int sum, List<Cell> cells) {
        super("sum " + sum + " at " + cells.get(0), "sum " + sum + " " + CellText.of(cells), cells);
        this.sum = sum;
    }

    /**
     * A sum.
     *
     * @param sum the sum, 0 or more; only digits from 0 can sum to 0
     * @param cells the cells, one or more, each as often as it counts
     * @return the rule
     * @throws IllegalArgumentException if the sum is negative or there is no cell
     */
    public static Sum of(int sum, List<Cell> cells) {
        if (sum < 0 || cells.isEmpty()) {
            throw new IllegalArgumentException(
                    "a sum needs a number from 0 and a cell, but has " + sum + " and " + cells.size() + " cells");
        }
        return new Sum(sum, cells);
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
    public boolean knowsDoublers() {
        return true;
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        return List.of(Sums.of(layout, this, sum, cells()));
    }

    @Override
    protected void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        SumRange range = SumRange.of(digits, values);
        if (range.excludes(sum)) {
            found.accept(broken(cells(), range, sum, "is"));
        }
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Line(Shape.LineStyle.SUM, cells(), Integer.toString(sum)));
    }
}
