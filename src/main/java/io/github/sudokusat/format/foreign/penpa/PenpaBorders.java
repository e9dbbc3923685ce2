package io.github.sudokusat.format.foreign.penpa;

import io.github.sudokusat.format.foreign.draft.Regions;
import io.github.sudokusat.format.foreign.drawing.DrawnPoint;
import java.util.Arrays;

/** The thick lines between the cells of a grid. */
final class PenpaBorders {

    private final int side;
    /** Whether there is a line below each cell. */
    private final boolean[] below;
    /** Whether there is a line to the right of each cell. */
    private final boolean[] right;

    private boolean isEmpty = true;

    PenpaBorders(int side) {
        this.side = side;
        this.below = new boolean[side * side];
        this.right = new boolean[side * side];
    }

    boolean isEmpty() {
        return isEmpty;
    }

    /** Whether a line is a whole side of a cell of the grid. */
    static boolean isSide(DrawnPoint from, DrawnPoint to, int side) {
        return from.distance(to) == 1 && from.isInside(side) && to.isInside(side);
    }

    /** Whether a {@linkplain #isSide side of a cell} is the side of another one, too. */
    static boolean isInner(DrawnPoint from, DrawnPoint to, int side) {
        double across = from.row() == to.row() ? from.row() : from.column();
        return across > 0 && across < side;
    }

    /** Adds an {@linkplain #isInner inner} line. */
    void add(DrawnPoint from, DrawnPoint to) {
        int row = (int) Math.max(from.row(), to.row()) - 1;
        int column = (int) Math.max(from.column(), to.column()) - 1;
        (from.row() == to.row() ? below : right)[row * side + column] = true;
        isEmpty = false;
    }

    /** The region of each cell, from 0 on; empty unless all regions have as many cells as the side and each line is between two of them. */
    int[] regions() {
        int[] regions = new int[side * side];
        Arrays.fill(regions, Regions.NONE);
        int count = 0;
        for (int cell = 0; cell < regions.length; cell++) {
            if (regions[cell] == Regions.NONE && fill(cell, count++, regions) != side) {
                return new int[0];
            }
        }
        for (int cell = 0; cell < regions.length; cell++) {
            if ((below[cell] && regions[cell] == regions[cell + side])
                    || (right[cell] && regions[cell] == regions[cell + 1])) {
                return new int[0];
            }
        }
        return regions;
    }

    /** Gives a region's number to all cells that can be reached from one; returns how many they are. */
    private int fill(int start, int region, int... regions) {
        int[] found = new int[regions.length];
        found[0] = start;
        regions[start] = region;
        int size = 1;
        for (int i = 0; i < size; i++) {
            int cell = found[i];
            int column = cell % side;
            int[] open = {
                cell + side < regions.length && !below[cell] ? cell + side : start,
                cell >= side && !below[cell - side] ? cell - side : start,
                column + 1 < side && !right[cell] ? cell + 1 : start,
                column > 0 && !right[cell - 1] ? cell - 1 : start
            };
            for (int next : open) {
                if (regions[next] == Regions.NONE) {
                    regions[next] = region;
                    found[size++] = next;
                }
            }
        }
        return size;
    }
}
