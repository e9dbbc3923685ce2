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
        for (int row = 0; row < side; row++) {
            int inColumn = row * side + one % side;
            for (int column = 0; column < side && inColumn != one; column++) {
                int inRow = one / side * side + column;
                if (inRow != one && shareBox(geometry, one, inRow) != shareBox(geometry, one, inColumn)) {
                    taker.take(new Rectangle(one, inRow, inColumn, row * side + column));
                }
            }
        }
    }

    /** Whether two cells share a house other than a row or a column. */
    public static boolean shareBox(Geometry geometry, int a, int b) {
        for (int h = 0; h < geometry.layout.houseCount(a); h++) {
            int house = geometry.layout.houseOf(a, h);
            if (!geometry.isLine(house)) {
                return geometry.holds(house, b);
            }
        }
        return false;
    }

    public int[] corners() {
        return new int[] {one, inRow, inColumn, opposite};
    }
}
