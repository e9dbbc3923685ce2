package io.github.sudokusat.rule.cage;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.DigitCount;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.CellRule;
import io.github.sudokusat.rule.CellText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * Counting circles: a digit in one of some circles says in how many of these circles it is.
 *
 * <p>So each digit is in none of them, or in as many as it says. Text: {@code counting-circles r1c1 r2c4 r3c3}, which 2 1 2 fulfil.
 */
public final class CountingCircles extends CellRule {

    private CountingCircles(List<Cell> cells) {
        super("counting circles at " + cells.get(0), "counting-circles " + CellText.of(cells), cells);
    }

    /**
     * Counting circles.
     *
     * @param cells the cells with the circles, one or more, each once
     * @return the rule
     * @throws IllegalArgumentException if there is no cell, or one is listed twice
     */
    public static CountingCircles of(List<Cell> cells) {
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("counting circles need a cell");
        }
        return new CountingCircles(requireDistinct("counting circles", cells));
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        DigitValues values = layout.values();
        int side = layout.side();
        int[] cells = numbers(cells(), side);
        int most = values.sum(side * (side + 1) / 2, side);
        if (cells.length > most) {
            throw new IllegalArgumentException(name() + " are " + cells.length + ", but there can be at most " + most);
        }
        List<Primitive> counts = new ArrayList<>();
        for (int digit = 1; digit <= side; digit++) {
            counts.add(DigitCount.of(side, cells, Digits.of(digit), 0, values.of(digit)));
        }
        return counts;
    }

    @Override
    protected void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        int open = count(DigitValues.BLANK, digits);
        for (int digit = values.least(); digit <= values.greatest(); digit++) {
            int count = count(digit, digits);
            if (count > digit || (count > 0 && count + open < digit)) {
                found.accept(broken(
                        holders(digit, digits),
                        "have " + digit + " in " + count + (open > 0 && count < digit ? " to " + (count + open) : "")
                                + (count + open == 1 ? " circle" : " circles")));
            }
        }
    }

    private static int count(int digit, int[] digits) {
        return (int) Arrays.stream(digits).filter(d -> d == digit).count();
    }

    private List<Cell> holders(int digit, int[] digits) {
        List<Cell> holders = new ArrayList<>();
        for (int i = 0; i < digits.length; i++) {
            if (digits[i] == digit) {
                holders.add(cells().get(i));
            }
        }
        return holders;
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Shade(Shape.ShadeStyle.COUNTING, cells()));
    }
}
