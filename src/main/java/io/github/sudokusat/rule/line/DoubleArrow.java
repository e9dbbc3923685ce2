package io.github.sudokusat.rule.line;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.EqualSumRule;
import java.util.List;

/**
 * A double arrow: the digits at the two ends of a line sum to the same as those between them; digits may repeat.
 *
 * <p>Text: {@code double-arrow r1c4-r1c7}, which 9 4 7 2 fulfil.
 */
public final class DoubleArrow extends EqualSumRule {

    private DoubleArrow(List<Cell> cells) {
        super("double arrow at " + cells.get(0), "double-arrow " + CellText.of(cells), cells);
    }

    /**
     * A double arrow.
     *
     * @param cells its cells from one end to the other, three or more
     * @return the rule
     * @throws IllegalArgumentException if there are fewer cells
     */
    public static DoubleArrow of(List<Cell> cells) {
        if (cells.size() < 3) {
            throw new IllegalArgumentException("a double arrow needs three or more cells, but has " + cells.size());
        }
        return new DoubleArrow(cells);
    }

    @Override
    protected List<List<Cell>> groups(Layout layout) {
        int last = cells().size() - 1;
        return List.of(List.of(cells().get(0), cells().get(last)), cells().subList(1, last));
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Line(Shape.LineStyle.DOUBLE_ARROW, cells(), ""));
    }
}
