package io.github.sudokusat.primitive;

import java.util.Arrays;

/** The digits of some cells, each multiplied by its coefficient, have a sum. */
public final class LinearSum extends Primitive {

    private final int[] coefficients;
    private final int total;

    private LinearSum(int side, int[] cells, int[] coefficients, int total) {
        super("sum", side, cells);
        this.coefficients = coefficients;
        this.total = total;
    }

    /**
     * The constraint that the digits of some cells have a sum.
     *
     * @param side the side of the grid
     * @param total the sum
     * @param cells the cells, one or more; one that is listed several times counts as often
     * @return the constraint
     * @throws IllegalArgumentException if the side is out of range, a cell is outside the grid, or there is none
     */
    public static LinearSum of(int side, int total, int... cells) {
        int[] ones = new int[cells.length];
        Arrays.fill(ones, 1);
        return of(side, cells, ones, total);
    }

    /**
     * The constraint for some cells.
     *
     * @param side the side of the grid
     * @param cells the cells, one or more; the coefficients of one that is listed several times are added up
     * @param coefficients the coefficient of each cell, from −1000 to 1000
     * @param total the sum
     * @return the constraint, whose cells are different, in the order of their first mention, with coefficients other than 0; the first cell with the
     *     coefficient 0 is kept if all others are 0, too
     * @throws IllegalArgumentException if the side is out of range, a cell is outside the grid, there is none, the numbers of cells and
     *     coefficients differ, or a coefficient is out of range
     */
    public static LinearSum of(int side, int[] cells, int[] coefficients, int total) {
        if (coefficients.length != cells.length) {
            throw new IllegalArgumentException(
                    "each of the " + cells.length + " cells needs a coefficient, but there are " + coefficients.length);
        }
        int[] kept = new int[cells.length];
        int[] sums = new int[cells.length];
        int count = 0;
        for (int i = 0; i < cells.length; i++) {
            if (Math.abs(coefficients[i]) > 1000) {
                throw new IllegalArgumentException(
                        "a coefficient must be from -1000 to 1000, but is " + coefficients[i]);
            }
            int known = indexOf(kept, count, cells[i]);
            if (known == count) {
                kept[count++] = cells[i];
            }
            sums[known] += coefficients[i];
        }
        int size = 0;
        for (int i = 0; i < count; i++) {
            if (sums[i] != 0) {
                kept[size] = kept[i];
                sums[size++] = sums[i];
            }
        }
        size = Math.max(size, Math.min(count, 1));
        return new LinearSum(side, Arrays.copyOf(kept, size), Arrays.copyOf(sums, size), total);
    }

    private static int indexOf(int[] cells, int count, int cell) {
        for (int i = 0; i < count; i++) {
            if (cells[i] == cell) {
                return i;
            }
        }
        return count;
    }

    /**
     * The factor of a cell's digit.
     *
     * @param index the cell's position
     * @return a number other than 0, unless the constraint has one cell only
     */
    public int coefficient(int index) {
        return coefficients[index];
    }

    /**
     * The sum.
     *
     * @return the sum of the products
     */
    public int total() {
        return total;
    }

    @Override
    public boolean isPossible(int... digits) {
        int least = 0;
        int greatest = 0;
        for (int i = 0; i < coefficients.length; i++) {
            int low = digits[i] == 0 ? 1 : digits[i];
            int high = digits[i] == 0 ? side() : digits[i];
            least += coefficients[i] * (coefficients[i] > 0 ? low : high);
            greatest += coefficients[i] * (coefficients[i] > 0 ? high : low);
        }
        return least <= total && total <= greatest;
    }

    @Override
    public void accept(PrimitiveVisitor visitor) {
        visitor.visit(this);
    }

    @Override
    Object[] parameters() {
        return new Object[] {total, coefficients};
    }
}
