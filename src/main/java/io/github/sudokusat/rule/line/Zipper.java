package io.github.sudokusat.rule.line;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.EqualSumRule;
import java.util.ArrayList;
import java.util.List;

/**
 * A zipper: digits at the same distance from the middle of a line have the same sum; if there is a middle cell, its digit is that sum.
 *
 * <p>Text: {@code zipper r1c1-r1c5}, which 3 2 8 6 5 fulfil.
 */
public final class Zipper extends EqualSumRule {

    private Zipper(List<Cell> cells) {
        super("zipper at " + cells.get(0), "zipper " + CellText.of(cells), cells);
    }

    /**
     * A zipper.
     *
     * @param cells its cells from one end to the other, three or more
     * @return the rule
     * @throws IllegalArgumentException if there are fewer cells
     */
    public static Zipper of(List<Cell> cells) {
        if (cells.size() < 3) {
            throw new IllegalArgumentException("a zipper needs three or more cells, but has " + cells.size());
        }
        return new Zipper(cells);
    }

    @Override
    protected List<List<Cell>> groups(Layout layout) {
        List<List<Cell>> groups = new ArrayList<>();
        int last = cells().size() - 1;
        for (int i = 0; i <= last - i; i++) {
            groups.add(i == last - i ? List.of(cells().get(i)) : List.of(cells().get(i), cells().get(last - i)));
        }
        return groups;
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Line(Shape.LineStyle.ZIPPER, cells(), ""));
    }
}
