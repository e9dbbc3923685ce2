package io.github.sudokusat.rule.cage;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.CellRule;
import io.github.sudokusat.rule.CellText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;

/**
 * An equality cage: its digits differ, half of them are even and half odd, and half of them are low and half high.
 *
 * <p>Low are the digits of the smaller half, 1 to 4 on a 9×9 grid, and high those of the greater half, 6 to 9; a middle digit, 5, is neither and
 * can't be in the cage. Text: {@code equality-cage r1c1-r1c4}, which 1 2 8 7 fulfil.
 */
public final class EqualityCage extends CellRule {

    private EqualityCage(List<Cell> cells) {
        super("equality cage at " + cells.get(0), "equality-cage " + CellText.of(cells), cells);
    }

    /**
     * An equality cage.
     *
     * @param cells its cells, an even number from two, each once
     * @return the rule
     * @throws IllegalArgumentException if there is another number of cells, or one is listed twice
     */
    public static EqualityCage of(List<Cell> cells) {
        if (cells.isEmpty() || cells.size() % 2 != 0) {
            throw new IllegalArgumentException(
                    "an equality cage needs an even number of cells, but has " + cells.size());
        }
        return new EqualityCage(requireDistinct("an equality cage", cells));
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        DigitValues values = layout.values();
        int half = cells().size() / 2;
        long even = values.where(digit -> digit % 2 == 0);
        long low = values.where(digit -> isLow(digit, values));
        long high = values.where(digit -> isHigh(digit, values));
        return List.of(CageSets.where(
                this,
                layout,
                set -> Digits.count(set & even) == half
                        && Digits.count(set & low) == half
                        && Digits.count(set & high) == half));
    }

    private static boolean isLow(int digit, DigitValues values) {
        return digit < values.least() + values.count() / 2;
    }

    private static boolean isHigh(int digit, DigitValues values) {
        return digit > values.greatest() - values.count() / 2;
    }

    @Override
    protected void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        checkRepeats(digits, values, found);
        checkHalf(digits, "even", digit -> digit % 2 == 0, found);
        checkHalf(digits, "odd", digit -> digit % 2 != 0, found);
        checkHalf(digits, "low", digit -> isLow(digit, values), found);
        checkHalf(digits, "high", digit -> isHigh(digit, values), found);
        List<Cell> middle = where(digits, digit -> !isLow(digit, values) && !isHigh(digit, values));
        if (!middle.isEmpty()) {
            found.accept(broken(
                    middle, "has " + (values.least() + values.greatest()) / 2 + ", which is neither low nor high"));
        }
    }

    private void checkHalf(int[] digits, String kind, IntPredicate isOfKind, Consumer<Conflict> found) {
        List<Cell> where = where(digits, isOfKind);
        if (2 * where.size() > digits.length) {
            found.accept(
                    broken(where, "has " + where.size() + " " + kind + " digits, more than half of " + digits.length));
        }
    }

    private List<Cell> where(int[] digits, IntPredicate condition) {
        List<Cell> where = new ArrayList<>();
        for (int i = 0; i < digits.length; i++) {
            if (digits[i] != DigitValues.BLANK && condition.test(digits[i])) {
                where.add(cells().get(i));
            }
        }
        return where;
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Cage(cells(), "="));
    }
}
