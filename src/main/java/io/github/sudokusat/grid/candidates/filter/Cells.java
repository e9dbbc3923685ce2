package io.github.sudokusat.grid.candidates.filter;

import java.util.Arrays;

/** Lists of cells. */
final class Cells {

    private Cells() {}

    /** The cells in the order of their first mention. */
    static int[] distinct(int[] cells) {
        return Arrays.stream(cells).distinct().toArray();
    }

    /** The position of a cell that is listed. */
    static int indexOf(int[] cells, int cell) {
        int index = 0;
        while (cells[index] != cell) {
            index++;
        }
        return index;
    }
}
