package io.github.sudokusat.format;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Layout;

/** Between which cells pictures draw a border. */
public final class Borders {

    private Borders() {}

    /**
     * The region of each cell; cells of two regions have a border between them. Boxes of one row or one column, as a Latin square has them, are a
     * single region, because they add nothing to the rows and columns.
     *
     * @param layout the layout
     * @return the number of a region, from 0, for each cell by number
     */
    public static int[] regions(Layout layout) {
        BoxShape shape = layout.boxShape().orElse(null);
        boolean isLatin = shape != null && (shape.rows() == 1 || shape.columns() == 1);
        return isLatin ? new int[layout.cellCount()] : layout.regionOfCells();
    }
}
