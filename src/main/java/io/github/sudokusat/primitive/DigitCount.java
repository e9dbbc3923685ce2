package io.github.sudokusat.primitive;

import java.util.Arrays;

/** The number of cells that hold a digit of some set is one of some numbers. */
public final class DigitCount extends Primitive {

    private final long digits;
    /** Ascending, without repeats, each from 0 to the number of cells. */
    private final int[] counts;

    private DigitCount(int side, int[] cells, long digits, int[] counts) {
        super("count", side, cells);
        requireDistinct(cells);
        this.digits = digits & Digits.all(side);
        this.counts = Arrays.stream(counts)
                .filter(count -> count >= 0 && count <= cells.length)
                .sorted()
                .distinct()
                .toArray();
    }

    /**
     * The constraint for some cells.
     *
     * @param side the side of the grid
     * @param cells the cells, one or more, each once; copied
     * @param digits the digits to count
     * @param counts the numbers that are allowed; those that are negative or greater than the number of cells are ignored; if none is left, the
     *     constraint can't hold
     * @return the constraint
     * @throws IllegalArgumentException if the side is out of range, a cell is outside the grid or listed twice, or there is none
     */
    public static DigitCount of(int side, int[] cells, long digits, int... counts) {
        return new DigitCount(side, cells.clone(), digits, counts);
    }

    /**
     * The constraint that a digit of some set occurs at least so often in some cells.
     *
     * @param side the side of the grid
     * @param cells the cells, one or more, each once; copied
     * @param digits the digits to count
     * @param least the least number that is allowed, 0 or more
     * @return the constraint
     * @throws IllegalArgumentException as for {@link #of}
     */
    public static DigitCount atLeast(int side, int[] cells, long digits, int least) {
        int[] counts = new int[Math.max(0, cells.length - least + 1)];
        Arrays.setAll(counts, i -> least + i);
        return new DigitCount(side, cells.clone(), digits, counts);
    }

    /**
     * The digits that are counted.
     *
     * @return the set
     */
    public long digits() {
        return digits;
    }

    /**
     * The numbers that are allowed.
     *
     * @return a new array, ascending
     */
    public int[] counts() {
        return counts.clone();
    }

    @Override
    public boolean isPossible(int... digits) {
        int certain = 0;
        int open = 0;
        for (int digit : digits) {
            certain += digit != 0 && Digits.contains(this.digits, digit) ? 1 : 0;
            open += digit == 0 ? 1 : 0;
        }
        for (int count : counts) {
            if (certain <= count && count <= certain + open) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void accept(PrimitiveVisitor visitor) {
        visitor.visit(this);
    }

    @Override
    Object[] parameters() {
        return new Object[] {digits, counts};
    }
}
