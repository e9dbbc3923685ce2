package io.github.sudokusat.logic.pattern;

/**
 * Four cells in two rows, two columns and two boxes.
 *
 * @param one a corner
 * @param inRow the corner in its row
 * @param inColumn the corner in its column
 * @param opposite the corner in neither
 */
public record Rectangle(int one, int inRow, int inColumn, int opposite) {

    /** Receives rectangles. */
    public interface Taker {

        /**
         * A rectangle has been found.
         *
         * @param rectangle the rectangle
         */
        void take(Rectangle rectangle);
    }

    /** Calls back with every rectangle that has a cell for its first corner, in a layout without further rules. */
    public static void forEach(Geometry geometry, int one, Taker taker) {
        int side = geometry.side;
        int firstInRow = one / side * side;
        long columnsOfBox = 0;
        for (int column = 0; column < side; column++) {
            columnsOfBox |= shareBox(geometry, one, firstInRow + column) ? 1L << column : 0;
        }
        for (int row = 0; row < side; row++) {
            int inColumn = row * side + one % side;
            boolean isInBox = shareBox(geometry, one, inColumn);
            for (int column = 0; column < side && inColumn != one; column++) {
                int inRow = firstInRow + column;
                if (inRow != one && (columnsOfBox >>> column & 1) == (isInBox ? 0 : 1)) {
                    taker.take(new Rectangle(one, inRow, inColumn, row * side + column));
                }
            }
        }
    }

    /** Whether two cells share a house other than a row or a column. */
    public static boolean shareBox(Geometry geometry, int a, int b) {
        int house = geometry.firstOtherHouse(a);
        return house >= 0 && geometry.holds(house, b);
    }

    public int[] corners() {
        return new int[] {one, inRow, inColumn, opposite};
    }
}
