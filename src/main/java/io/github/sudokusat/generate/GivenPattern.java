package io.github.sudokusat.generate;

import io.github.sudokusat.grid.Grid;
import java.util.Arrays;

/** The cells of classic 9 × 9 that are to hold the givens of a puzzle. Immutable. */
public final class GivenPattern {

    private static final int CELLS = 81;

    /** In ascending order. */
    private final int[] cells;

    private GivenPattern(int[] cells) {
        this.cells = cells;
    }

    /**
     * The pattern with certain cells.
     *
     * @param cells the cells' numbers, row by row from 0 to 80, in any order
     * @return the pattern
     * @throws IllegalArgumentException if there is no such cell, or one is named twice
     */
    public static GivenPattern of(int... cells) {
        int[] sorted = cells.clone();
        Arrays.sort(sorted);
        for (int i = 0; i < sorted.length; i++) {
            if (sorted[i] < 0 || sorted[i] >= CELLS) {
                throw new IllegalArgumentException("cell must be from 0 to " + (CELLS - 1) + ", but is " + sorted[i]);
            }
            if (i > 0 && sorted[i] == sorted[i - 1]) {
                throw new IllegalArgumentException("cell " + sorted[i] + " is named twice");
            }
        }
        return new GivenPattern(sorted);
    }

    /**
     * The pattern of a grid's filled cells, whatever their digits.
     *
     * @param grid a grid of side 9
     * @return the pattern
     * @throws IllegalArgumentException if the side of the grid is not 9
     */
    public static GivenPattern of(Grid grid) {
        if (grid.layout().side() != 9) {
            throw new IllegalArgumentException(
                    "side must be 9, but is " + grid.layout().side());
        }
        return new GivenPattern(grid.filledCells());
    }

    /**
     * The cells.
     *
     * @return a new array of their numbers, in ascending order
     */
    public int[] cells() {
        return cells.clone();
    }

    /**
     * The number of cells.
     *
     * @return from 0 to 81
     */
    public int size() {
        return cells.length;
    }

    /**
     * Whether a cell is to hold a given.
     *
     * @param cell any number
     * @return true if the cell is in the pattern
     */
    public boolean contains(int cell) {
        return Arrays.binarySearch(cells, cell) >= 0;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof GivenPattern other && Arrays.equals(cells, other.cells);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(cells);
    }

    /**
     * The pattern for messages and debugging.
     *
     * @return 81 characters, row by row: {@code X} for a given, {@code .} for a blank
     */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(CELLS);
        for (int cell = 0; cell < CELLS; cell++) {
            text.append(contains(cell) ? 'X' : '.');
        }
        return text.toString();
    }
}
