package io.github.sudokusat.format.foreign.draft;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import java.util.Arrays;
import java.util.List;

/** Layouts whose regions other programs give in their own ways. */
public final class Regions {

    /** In place of a region's number: the cell is in no region. */
    public static final int NONE = -1;

    private Regions() {}

    /** Boxes of the usual shape; rows and columns alone for a prime side. */
    public static Layout boxes(int side) {
        return Layout.ofSide(side).orElseGet(() -> lines(side));
    }

    /** Rows and columns alone. */
    public static Layout lines(int side) {
        return Layout.boxes(1, side);
    }

    /**
     * Regions in place of boxes, of which some may have another size than the side or cover only a part of the grid.
     *
     * @param side the side of the grid
     * @param regionOf the region of each cell, any number of 0 or more, or {@link #NONE}
     * @param warnings receives a sentence for each region that is left out because of its size
     */
    static Layout of(int side, int[] regionOf, List<String> warnings) {
        int[] usual = boxes(side).regionOfCells();
        if (Arrays.equals(regionOf, usual)) {
            return boxes(side);
        }
        return areComplete(side, regionOf) ? Layout.regions(regionOf) : add(lines(side), regionOf, warnings);
    }

    /** A layout with a house for each region that has as many cells as the side. */
    static Layout add(Layout layout, int[] regionOf, List<String> warnings) {
        int[] numbers = Arrays.stream(regionOf).distinct().sorted().toArray();
        Layout result = layout;
        for (int number : numbers) {
            int[] cells = cells(regionOf, number);
            if (number != NONE && cells.length == layout.side()) {
                result = result.with(House.of("region " + (number + 1), cells));
            } else if (number != NONE) {
                warnings.add("region " + (number + 1) + " is left out because it has " + cells.length + " cells, not "
                        + layout.side());
            }
        }
        return result;
    }

    private static boolean areComplete(int side, int[] regionOf) {
        int[] sizes = new int[side];
        for (int region : regionOf) {
            if (region < 0 || region >= side || ++sizes[region] > side) {
                return false;
            }
        }
        return true;
    }

    private static int[] cells(int[] regionOf, int region) {
        int[] cells = new int[regionOf.length];
        int size = 0;
        for (int cell = 0; cell < regionOf.length; cell++) {
            if (regionOf[cell] == region) {
                cells[size++] = cell;
            }
        }
        return Arrays.copyOf(cells, size);
    }
}
