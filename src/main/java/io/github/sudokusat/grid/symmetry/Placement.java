package io.github.sudokusat.grid.symmetry;

import io.github.sudokusat.grid.Layout;

/**
 * A way to rearrange a grid of side 9 or less: transposed or not, then the source of each row and of each column, then the label of each digit.
 *
 * <p>The numbers are packed into longs, four bits each, which keeps the thousands of placements of a search small. Immutable.
 *
 * @param transposed whether rows and columns are exchanged first
 * @param rows for each row of the image, from bit 0 on, the row of the (transposed) source
 * @param columns for each column of the image, the column of the (transposed) source
 * @param labels for each digit from 1, the digit that it becomes
 */
record Placement(boolean transposed, long rows, long columns, long labels) {

    static final int BITS = 4;
    static final int MASK = (1 << BITS) - 1;

    /** The number at an index of a packed list. */
    static int at(long packed, int index) {
        return (int) (packed >>> (BITS * index)) & MASK;
    }

    /** A packed list with a number put at an index where there is 0. */
    static long with(long packed, int index, int number) {
        return packed | (long) number << (BITS * index);
    }

    int row(int index) {
        return at(rows, index);
    }

    int column(int index) {
        return at(columns, index);
    }

    int label(int digit) {
        return digit == 0 ? 0 : at(labels, digit - 1);
    }

    /** The cell of the source that is moved to a cell of the image. */
    int source(int cell, int side) {
        int row = row(cell / side);
        int column = column(cell % side);
        return transposed ? column * side + row : row * side + column;
    }

    /** The image of digits. */
    int[] apply(int[] digits, int side) {
        int[] image = new int[digits.length];
        for (int cell = 0; cell < image.length; cell++) {
            image[cell] = label(digits[source(cell, side)]);
        }
        return image;
    }

    /** This placement as a symmetry of a layout of which it is known to be one. */
    Symmetry toSymmetry(Layout layout) {
        int side = layout.side();
        int[] cellTo = new int[side * side];
        for (int cell = 0; cell < cellTo.length; cell++) {
            cellTo[source(cell, side)] = cell;
        }
        int[] digitTo = new int[side];
        for (int i = 0; i < side; i++) {
            digitTo[i] = at(labels, i) - 1;
        }
        return Symmetry.known(layout, cellTo, digitTo);
    }
}
