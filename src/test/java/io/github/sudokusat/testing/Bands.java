package io.github.sudokusat.testing;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.symmetry.CanonicalForm;
import java.util.HashSet;
import java.util.Set;

/** The bands of classic grids: their first three rows. */
public final class Bands {

    private static final int CELLS = 27;

    private Bands() {}

    /**
     * One band of each class of equivalent ones, in grids that are blank below.
     *
     * <p>Box 1 is 123/456/789 by renaming, and exchanges of columns and of boxes 2 and 3 sort row 1.
     */
    public static Set<Grid> classes() {
        Set<Grid> forms = new HashSet<>();
        Grid start = GridParser.create().parse("123......456......789......" + ".".repeat(54));
        for (int[] row : new int[][] {
            {4, 5, 6}, {4, 5, 7}, {4, 5, 8}, {4, 5, 9}, {4, 6, 7}, {4, 6, 8}, {4, 6, 9}, {4, 7, 8}, {4, 7, 9}, {4, 8, 9}
        }) {
            addBands(start.with(3, row[0]).with(4, row[1]).with(5, row[2]), forms);
        }
        return forms;
    }

    /** Adds the forms of the bands with these digits and an ascending box 3 of row 1. */
    private static void addBands(Grid band, Set<Grid> forms) {
        int cell = 0;
        while (cell < CELLS && band.digit(cell) != 0) {
            cell++;
        }
        if (cell == CELLS) {
            forms.add(CanonicalForm.least(band).grid());
            return;
        }
        for (int digit = 1; digit <= 9; digit++) {
            Grid more = band.with(cell, digit);
            boolean isSorted = cell < 7 || cell > 8 || digit > band.digit(cell - 1);
            if (isSorted && more.conflicts().isEmpty()) {
                addBands(more, forms);
            }
        }
    }
}
