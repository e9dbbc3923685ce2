package io.github.sudokusat.rule.cage;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.CellRule;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.DifferentDigits;
import io.github.sudokusat.rule.ImpossibleRuleException;
import io.github.sudokusat.rule.Sums;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Consumer;

/**
 * A killer cage: its digits differ and have a sum.
 *
 * <p>Text: {@code killer 15 r1c1 r1c2}; without a number the digits only differ. A cell that is listed twice counts twice in the sum. Where digits begin with 0,
 * one cell can sum to 0.
 */
public final class Killer extends CellRule {

    /** What stands for the sum of a cage without one. */
    public static final int NO_SUM = -1;

    /** The sum, or {@link #NO_SUM}. */
    private final int sum;

    private Killer(int sum, List<Cell> cells) {
        super(
                "killer cage " + (sum == NO_SUM ? "" : sum + " ") + "at " + cells.get(0),
                "killer " + (sum == NO_SUM ? "" : sum + " ") + CellText.of(cells),
                cells);
        this.sum = sum;
    }

    /**
     * A cage with a sum.
     *
     * @param sum the sum of its digits; only digits from 0 can sum to 0
     * @param cells its cells
     * @return the rule
     * @throws IllegalArgumentException if the sum is negative or there is no cell
     */
    public static Killer of(int sum, List<Cell> cells) {
        if (sum < 0 || cells.isEmpty()) {
            throw new IllegalArgumentException(
                    "a cage needs a sum of 0 or more and a cell, but has " + sum + " and " + cells.size() + " cells");
        }
        return new Killer(sum, cells);
    }

    /**
     * A cage without a sum, whose digits only differ.
     *
     * @param cells its cells
     * @return the rule
     * @throws IllegalArgumentException if there is no cell
     */
    public static Killer of(List<Cell> cells) {
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("a cage needs a cell");
        }
        return new Killer(NO_SUM, cells);
    }

    /**
     * A cage as in formats in which a sum of 0 stands for none.
     *
     * @param sum the sum of its digits; 0 if they only differ
     * @param cells its cells
     * @return the rule
     * @throws IllegalArgumentException if the sum is negative or there is no cell
     */
    public static Killer ofSumIfAny(int sum, List<Cell> cells) {
        return sum == 0 ? of(cells) : of(sum, cells);
    }

    /**
     * Whether the cage has a sum.
     *
     * @return false if its digits only differ
     */
    public boolean hasSum() {
        return sum != NO_SUM;
    }

    /**
     * The sum.
     *
     * @return 0 or more; {@link #NO_SUM} if the digits only differ
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
        DigitValues values = layout.values();
        List<Cell> once = List.copyOf(new LinkedHashSet<>(cells()));
        int[] cells = numbers(once, layout.side());
        if (cells.length > values.plainCount()) {
            throw new ImpossibleRuleException(
                    name() + " has " + cells.length + " cells, but there are only " + values.plainCount() + " digits");
        }
        if (!hasSum()) {
            return DifferentDigits.of(values, cells);
        }
        if (cells().size() > cells.length) {
            int[] coefficients = new int[cells().size()];
            Arrays.fill(coefficients, 1);
            List<Primitive> primitives = new ArrayList<>(DifferentDigits.of(values, cells));
            primitives.add(Sums.linear(layout, cells(), coefficients, sum));
            return primitives;
        }
        if (!values.doublers()) {
            Sums.requireSum(this, sum, cells.length, true, values);
        }
        return Sums.ofDifferent(layout, this, sum, once);
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Cage(cells(), sum == NO_SUM ? "" : Integer.toString(sum)));
    }

    @Override
    protected void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        checkRepeats(digits, values, found);
        int total = Arrays.stream(digits)
                .filter(digit -> digit != DigitValues.BLANK)
                .sum();
        if (hasSum() && (total > sum || (total < sum && isComplete(digits)))) {
            found.accept(broken(total, "sums to " + total));
        }
    }
}
