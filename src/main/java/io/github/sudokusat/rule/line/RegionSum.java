package io.github.sudokusat.rule.line;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.EqualSumRule;
import java.util.ArrayList;
import java.util.List;

/**
 * A region-sum line: its parts in the boxes or regions that it goes through have equal sums.
 *
 * <p>A part is as long a run of cells in one region as there is; a line that comes back to a region begins a new part there, with the same sum. Text:
 * {@code region-sum r1c2-r1c5}, which 3 4 5 2 fulfil on 3×3 boxes.
 */
public final class RegionSum extends EqualSumRule {

    private RegionSum(List<Cell> cells) {
        super("region-sum line at " + cells.get(0), "region-sum " + CellText.of(cells), cells);
    }

    /**
     * A region-sum line.
     *
     * @param cells its cells from one end to the other, two or more
     * @return the rule
     * @throws IllegalArgumentException if there are fewer cells
     */
    public static RegionSum of(List<Cell> cells) {
        if (cells.size() < 2) {
            throw new IllegalArgumentException("a region-sum line needs two or more cells, but has " + cells.size());
        }
        return new RegionSum(cells);
    }

    @Override
    protected List<List<Cell>> groups(Layout layout) {
        int[] regions = layout.regionOfCells();
        List<List<Cell>> parts = new ArrayList<>();
        int start = 0;
        for (int i = 1; i <= cells().size(); i++) {
            if (i == cells().size() || region(i, layout, regions) != region(start, layout, regions)) {
                parts.add(cells().subList(start, i));
                start = i;
            }
        }
        if (parts.size() == 1) {
            throw new IllegalArgumentException(name() + " is in one region, but must go through two or more");
        }
        return parts;
    }

    private int region(int index, Layout layout, int[] regions) {
        Cell cell = cells().get(index);
        int region = regions[cell.number(layout.side())];
        if (region < 0) {
            throw new IllegalArgumentException(name() + " has the cell " + cell + ", which is in no box or region");
        }
        return region;
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Line(Shape.LineStyle.REGION_SUM, cells(), ""));
    }
}
