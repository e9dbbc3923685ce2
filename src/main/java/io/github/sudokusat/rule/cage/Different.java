package io.github.sudokusat.rule.cage;

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
import io.github.sudokusat.rule.DifferentDigits;
import java.util.List;
import java.util.function.Consumer;

/**
 * The digits of some cells differ; if there are as many cells as digits, it is a further region, which holds every digit.
 *
 * <p>Text: {@code different r1c1 r2c2 r5c5}.
 */
public final class Different extends CellRule {

    private Different(List<Cell> cells) {
        super("different digits at " + cells.get(0), "different " + CellText.of(cells), cells);
    }

    /**
     * Different digits.
     *
     * @param cells the cells, two or more, each once
     * @return the rule
     * @throws IllegalArgumentException if there are fewer cells, or one is listed twice
     */
    public static Different of(List<Cell> cells) {
        if (cells.size() < 2) {
            throw new IllegalArgumentException("different digits need two or more cells, but have " + cells.size());
        }
        return new Different(requireDistinct("different digits", cells));
    }

    @Override
    public boolean knowsDoublers() {
        return true;
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int side = layout.side();
        int[] cells = numbers(cells(), side);
        CageSets.requireSize(this, layout.values().plainCount());
        return cells.length == side
                ? List.of(DigitSets.of(side, cells, Digits.all(side)))
                : DifferentDigits.of(layout.values(), cells);
    }

    @Override
    protected void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        checkRepeats(digits, values, found);
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Shade(Shape.ShadeStyle.REGION, cells()));
    }
}
