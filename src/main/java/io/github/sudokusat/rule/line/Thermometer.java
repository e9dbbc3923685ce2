package io.github.sudokusat.rule.line;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.CellRule;
import io.github.sudokusat.rule.CellText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A thermometer: digits increase from its bulb, which is its first cell; on a slow thermometer they do not decrease.
 *
 * <p>Text: {@code thermo r9c4 r8c3 r7c3}, {@code slow-thermo r1c1-r1c5}.
 */
public final class Thermometer extends CellRule {

    private final boolean isSlow;

    private Thermometer(boolean isSlow, List<Cell> cells) {
        super(
                (isSlow ? "slow thermometer at " : "thermometer at ") + cells.get(0),
                (isSlow ? "slow-thermo " : "thermo ") + CellText.of(cells),
                cells);
        this.isSlow = isSlow;
    }

    /**
     * A thermometer on which digits increase.
     *
     * @param cells its cells from the bulb, two or more
     * @return the rule
     * @throws IllegalArgumentException if there are fewer cells
     */
    public static Thermometer of(List<Cell> cells) {
        return of(false, cells);
    }

    /**
     * A thermometer on which digits increase or stay the same.
     *
     * @param cells its cells from the bulb, two or more
     * @return the rule
     * @throws IllegalArgumentException if there are fewer cells
     */
    public static Thermometer slow(List<Cell> cells) {
        return of(true, cells);
    }

    private static Thermometer of(boolean isSlow, List<Cell> cells) {
        if (cells.size() < 2) {
            throw new IllegalArgumentException("a thermometer needs two or more cells, but has " + cells.size());
        }
        return new Thermometer(isSlow, cells);
    }

    /**
     * Whether digits may stay the same.
     *
     * @return true for a slow thermometer
     */
    public boolean isSlow() {
        return isSlow;
    }

    @Override
    public boolean knowsDoublers() {
        return true;
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int side = layout.side();
        DigitValues values = layout.values();
        if (!isSlow && cells().size() > side) {
            throw new IllegalArgumentException(
                    name() + " has " + cells().size() + " cells, but there are only " + side + " digits");
        }
        int[] cells = numbers(cells(), side);
        List<Primitive> pairs = new ArrayList<>();
        for (int i = 1; i < cells.length; i++) {
            pairs.add(PairRelation.of(
                    side, cells[i - 1], cells[i], (a, b) -> isRising(values.worth(a), values.worth(b))));
        }
        return pairs;
    }

    private boolean isRising(int one, int next) {
        return one < next || (isSlow && one == next);
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        Shape.LineStyle style = isSlow ? Shape.LineStyle.SLOW_THERMOMETER : Shape.LineStyle.THERMOMETER;
        return List.of(new Shape.Line(style, cells(), ""));
    }

    @Override
    protected void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        int last = -1;
        for (int i = 0; i < digits.length; i++) {
            if (digits[i] == DigitValues.BLANK) {
                continue;
            }
            if (last >= 0 && (isSlow ? digits[i] < digits[last] : digits[i] < digits[last] + i - last)) {
                found.accept(broken(
                        List.of(cells().get(last), cells().get(i)),
                        "does not rise from " + digits[last] + " to " + digits[i]));
            }
            last = i;
        }
    }
}
