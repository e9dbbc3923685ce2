package io.github.sudokusat.rule.line;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.ImpossibleRuleException;
import java.util.List;
import java.util.function.Consumer;

/**
 * A lockout line: its ends, which are its first and its last cell, differ by at least a number, and the digits on it lie strictly outside their
 * range. With 3 and 7 at the ends, 1, 2, 8 and 9 may stand between them, repeats included.
 *
 * <p>Text: {@code lockout 4 r1c1-r1c4}; without a number it is 4.
 */
public final class Lockout extends EndsLine {

    /** The usual least difference of the ends. */
    public static final int DEFAULT_DIFFERENCE = 4;

    private final int difference;

    private Lockout(int difference, List<Cell> cells) {
        super(
                "lockout line " + difference + " at " + cells.get(0),
                "lockout " + difference + " " + CellText.of(cells),
                cells);
        this.difference = difference;
    }

    /**
     * A line.
     *
     * @param difference the least difference of its ends, 1 or more
     * @param cells its cells, two or more
     * @return the rule
     * @throws IllegalArgumentException if there are fewer cells or the difference is less
     */
    public static Lockout of(int difference, List<Cell> cells) {
        if (difference < 1 || cells.size() < 2) {
            throw new IllegalArgumentException("a lockout line needs a difference of 1 or more and two cells, but has "
                    + difference + " and " + cells.size() + " cells");
        }
        return new Lockout(difference, cells);
    }

    /**
     * The least difference of the ends.
     *
     * @return 1 or more
     */
    public int difference() {
        return difference;
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int greatest = layout.side() - (cells().size() > 2 ? 2 : 1);
        if (difference > greatest) {
            throw new ImpossibleRuleException(name() + " needs ends that differ by no more than " + greatest);
        }
        return super.primitives(layout);
    }

    @Override
    boolean mayStand(int digit, int least, int greatest) {
        return digit < least || digit > greatest;
    }

    @Override
    boolean mayBeEnds(int least, int greatest) {
        return greatest - least >= difference;
    }

    @Override
    protected void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        int last = digits.length - 1;
        if (digits[0] == DigitValues.BLANK || digits[last] == DigitValues.BLANK) {
            return;
        }
        Cell first = cells().get(0);
        if (Math.abs(digits[0] - digits[last]) < difference) {
            found.accept(broken(
                    List.of(first, cells().get(last)), "has " + digits[0] + " and " + digits[last] + " at its ends"));
        }
        for (int i = 1; i < last; i++) {
            boolean isBelow = digits[i] < digits[0] && digits[i] < digits[last];
            boolean isAbove = digits[i] > digits[0] && digits[i] > digits[last];
            if (digits[i] != DigitValues.BLANK && !isBelow && !isAbove) {
                found.accept(broken(
                        List.of(first, cells().get(i), cells().get(last)),
                        "has " + digits[i] + ", which is not outside " + digits[0] + " to " + digits[last]));
            }
        }
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Line(
                Shape.LineStyle.LOCKOUT,
                cells(),
                difference == DEFAULT_DIFFERENCE ? "" : Integer.toString(difference)));
    }
}
