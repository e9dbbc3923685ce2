package io.github.sudokusat.rule.line;

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
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * An arrow: the digits on its line sum to the number in its circle; digits may repeat on the line.
 *
 * <p>A circle of two or three cells, also called a pill, holds a decimal number: 1 and 7 are 17, and with digits above 9, 1 and 12 are 22. Several
 * lines from one circle are several arrows. Text: {@code arrow r1c1 r1c2 = r2c2-r2c6}, with the cells of the circle before the equals sign.
 */
public final class Arrow extends CellRule {

    /** The most cells that a circle can have. */
    public static final int MAX_CIRCLE = 3;

    private final List<Cell> circle;
    private final List<Cell> line;

    private Arrow(List<Cell> circle, List<Cell> line) {
        super("arrow at " + circle.get(0), "arrow " + CellText.ofGroups(List.of(circle, line)), joined(circle, line));
        this.circle = circle;
        this.line = line;
    }

    /**
     * An arrow.
     *
     * @param circle the cells of the circle, from one to {@value #MAX_CIRCLE}, in the order in which their digits are read; copied
     * @param line the cells of the line without those of the circle, one or more; copied
     * @return the rule
     * @throws IllegalArgumentException if there are fewer or more cells
     */
    public static Arrow of(List<Cell> circle, List<Cell> line) {
        if (circle.isEmpty() || circle.size() > MAX_CIRCLE || line.isEmpty()) {
            throw new IllegalArgumentException("an arrow needs a circle of 1 to 3 cells and a line, but has "
                    + circle.size() + " and " + line.size() + " cells");
        }
        return new Arrow(List.copyOf(circle), List.copyOf(line));
    }

    /**
     * The cells of the circle.
     *
     * @return from one to {@value #MAX_CIRCLE} cells, in the order in which their digits are read; unmodifiable
     */
    public List<Cell> circle() {
        return circle;
    }

    /**
     * The cells of the line.
     *
     * @return one or more cells, from the circle to the arrowhead; unmodifiable
     */
    public List<Cell> line() {
        return line;
    }

    @Override
    public boolean knowsDoublers() {
        return circle.size() == 1;
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int[] coefficients = new int[cells().size()];
        Arrays.fill(coefficients, 1);
        int place = -1;
        for (int i = circle.size() - 1; i >= 0; i--) {
            coefficients[i] = place;
            place *= 10;
        }
        return List.of(Sums.requirePossible(this, Sums.linear(layout, cells(), coefficients, 0), layout.values()));
    }

    @Override
    protected void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        SumRange number = new SumRange(0, 0);
        for (int i = 0; i < circle.size(); i++) {
            number = new SumRange(
                    10 * number.least() + (digits[i] == DigitValues.BLANK ? values.least() : digits[i]),
                    10 * number.greatest() + (digits[i] == DigitValues.BLANK ? values.greatest() : digits[i]));
        }
        SumRange sum = SumRange.of(Arrays.copyOfRange(digits, circle.size(), digits.length), values);
        if (sum.excludes(number)) {
            found.accept(broken(
                    joined(circle, line),
                    "sums to " + sum.awayFrom(number) + ", but its circle is " + number.awayFrom(sum)));
        }
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Arrow(circle, line));
    }
}
