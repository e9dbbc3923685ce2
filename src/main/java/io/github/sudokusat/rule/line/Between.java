package io.github.sudokusat.rule.line;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.CellText;
import java.util.List;
import java.util.function.Consumer;

/**
 * A between line: the digits on it lie strictly between those of its ends, which are its first and its last cell. With 2 and 6 at the ends, 3, 4 and
 * 5 may stand between them, repeats included. A line of two cells demands nothing.
 *
 * <p>Text: {@code between r1c1-r1c4}.
 */
public final class Between extends EndsLine {

    private Between(List<Cell> cells) {
        super("between line at " + cells.get(0), "between " + CellText.of(cells), cells);
    }

    /**
     * A line.
     *
     * @param cells its cells, two or more
     * @return the rule
     * @throws IllegalArgumentException if there are fewer cells
     */
    public static Between of(List<Cell> cells) {
        if (cells.size() < 2) {
            throw new IllegalArgumentException("a between line needs two or more cells, but has " + cells.size());
        }
        return new Between(cells);
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int side = layout.side();
        if (cells().size() > 2 && side < 3) {
            throw new IllegalArgumentException(name() + " needs three different digits, but there are only " + side);
        }
        return cells().size() == 2 ? List.of() : super.primitives(layout);
    }

    @Override
    boolean mayStand(int digit, int least, int greatest) {
        return least < digit && digit < greatest;
    }

    @Override
    boolean mayBeEnds(int least, int greatest) {
        return greatest - least > 1;
    }

    @Override
    protected void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        int last = digits.length - 1;
        for (int i = 1; i < last; i++) {
            boolean isBelow = digits[i] <= digits[0] && digits[i] <= digits[last];
            boolean isAbove = digits[i] >= digits[0] && digits[i] >= digits[last];
            boolean areKnown = digits[i] != DigitValues.BLANK
                    && digits[0] != DigitValues.BLANK
                    && digits[last] != DigitValues.BLANK;
            if (areKnown && (isBelow || isAbove)) {
                found.accept(broken(
                        List.of(cells().get(0), cells().get(i), cells().get(last)),
                        "has " + digits[i] + ", which is not between " + digits[0] + " and " + digits[last]));
            }
        }
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Line(Shape.LineStyle.BETWEEN, cells(), ""));
    }
}
