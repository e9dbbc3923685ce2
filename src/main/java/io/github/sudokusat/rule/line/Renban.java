package io.github.sudokusat.rule.line;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.CellRule;
import io.github.sudokusat.rule.CellText;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Consumer;

/**
 * A renban line: its digits are consecutive in any order, without repeats, such as 5 3 4. A cell that is listed twice counts once.
 *
 * <p>Text: {@code renban r1c1-r1c3}.
 */
public final class Renban extends CellRule {

    private Renban(List<Cell> cells) {
        super("renban at " + cells.get(0), "renban " + CellText.of(cells), cells);
    }

    /**
     * A line.
     *
     * @param cells its cells, two or more
     * @return the rule
     * @throws IllegalArgumentException if there are fewer cells
     */
    public static Renban of(List<Cell> cells) {
        if (cells.size() < 2) {
            throw new IllegalArgumentException("a renban line needs two or more cells, but has " + cells.size());
        }
        return new Renban(cells);
    }

    private int size() {
        return new LinkedHashSet<>(cells()).size();
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int side = layout.side();
        int[] cells = numbers(List.copyOf(new LinkedHashSet<>(cells())), side);
        if (cells.length > side) {
            throw new IllegalArgumentException(
                    name() + " has " + cells.length + " cells, but there are only " + side + " digits");
        }
        long[] runs = new long[side - cells.length + 1];
        for (int i = 0; i < runs.length; i++) {
            runs[i] = Digits.all(cells.length) << i;
        }
        return List.of(DigitSets.of(side, cells, runs));
    }

    @Override
    protected void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        checkRepeats(digits, values, found);
        int least = values.greatest();
        int greatest = values.least();
        for (int digit : digits) {
            least = digit == DigitValues.BLANK ? least : Math.min(least, digit);
            greatest = Math.max(greatest, digit);
        }
        if (greatest - least >= size()) {
            found.accept(broken("has both " + least + " and " + greatest));
        }
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Line(Shape.LineStyle.RENBAN, cells(), ""));
    }
}
