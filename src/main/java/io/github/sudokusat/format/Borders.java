package io.github.sudokusat.format;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Layout;

/**
 * Between which cells pictures draw a border: those of two regions, and around the grid. Boxes of one row or one column, as a Latin square has them, are
 * a single region, because they add nothing to the rows and columns.
 */
public final class Borders {

    private static final int OUTSIDE = -2;

    private final Layout layout;
    /** For each cell the number of its region; −1 for none. */
    private final int[] regions;

    private Borders(Layout layout, int[] regions) {
        this.layout = layout;
        this.regions = regions;
    }

    /**
     * The borders of a layout.
     *
     * @param layout the layout
     * @return its borders
     */
    public static Borders of(Layout layout) {
        BoxShape shape = layout.boxShape().orElse(null);
        boolean isLatin = shape != null && (shape.rows() == 1 || shape.columns() == 1);
        return new Borders(layout, isLatin ? new int[layout.cellCount()] : layout.regionOfCells());
    }

    /**
     * Whether there is a border between two places.
     *
     * @param row the row of a place, which may be outside the grid
     * @param column its column
     * @param otherRow the row of the other place
     * @param otherColumn its column
     * @return true if they are in different regions, or one of them is outside the grid
     */
    public boolean isBetween(int row, int column, int otherRow, int otherColumn) {
        return region(row, column) != region(otherRow, otherColumn);
    }

    private int region(int row, int column) {
        boolean isInside = row >= 0 && row < layout.rows() && column >= 0 && column < layout.columns();
        return isInside ? regions[row * layout.side() + column] : OUTSIDE;
    }
}
