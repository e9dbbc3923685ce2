package io.github.sudokusat.primitive;

import java.util.Arrays;

/**
 * A constraint over some cells of a grid, in one of the few forms that every engine knows.
 *
 * <p>Two primitives are equal if they are of the same kind with the same cells in the same order and the same parameters.
 */
public abstract sealed class Primitive
        permits Differ, DigitClause, DigitCount, DigitSets, Either, LinearSum, PairRelation, Section, Sequence {

    private final String kind;
    private final int side;
    private final int[] cells;

    /** Takes over the array of cells. */
    Primitive(String kind, int side, int[] cells) {
        Digits.requireSide(side);
        if (cells.length == 0) {
            throw new IllegalArgumentException("there must be at least one cell");
        }
        for (int cell : cells) {
            if (cell < 0 || cell >= side * side) {
                throw new IllegalArgumentException("cell must be from 0 to " + (side * side - 1) + ", but is " + cell);
            }
        }
        this.kind = kind;
        this.side = side;
        this.cells = cells;
    }

    /**
     * The side of the grid, which is also its largest digit.
     *
     * @return from 1 to {@link Digits#MAX_SIDE}
     */
    public final int side() {
        return side;
    }

    /**
     * The number of cells.
     *
     * @return 1 or more
     */
    public final int size() {
        return cells.length;
    }

    /**
     * One of the cells.
     *
     * @param index its position, from 0 to {@code size() − 1}
     * @return the cell's number
     */
    public final int cell(int index) {
        return cells[index];
    }

    /**
     * The cells.
     *
     * @return a new array, in the primitive's order
     */
    public final int[] cells() {
        return cells.clone();
    }

    /**
     * Whether digits obey the constraint, as far as they are known.
     *
     * @param digits the digit of each cell in the primitive's order; 0 if it is not known
     * @return for complete digits, whether the constraint holds; for others, false only if no way to complete them can make it hold, and true also
     *     where finding that out would take long
     */
    public abstract boolean isPossible(int... digits);

    /**
     * Whether the constraint forbids any two of its cells to hold the same digit.
     *
     * @return true if it does; false also where this only follows from other constraints
     */
    public boolean keepsDifferent() {
        return false;
    }

    /**
     * The pairs of cells that the constraint keeps different.
     *
     * @return a new array with the two cells of each pair one after the other; empty unless it {@linkplain #keepsDifferent keeps cells different}
     */
    public final int[] differentPairs() {
        int count = keepsDifferent() ? cells.length : 0;
        int[] pairs = new int[count * (count - 1)];
        int size = 0;
        for (int i = 0; i < count; i++) {
            for (int j = 0; j < i; j++) {
                pairs[size++] = cells[j];
                pairs[size++] = cells[i];
            }
        }
        return pairs;
    }

    /**
     * Calls a visitor's method for this kind of constraint.
     *
     * @param visitor the visitor
     */
    public abstract void accept(PrimitiveVisitor visitor);

    /** Whether no cell occurs twice. */
    static boolean areDistinct(int[] cells) {
        int[] sorted = cells.clone();
        Arrays.sort(sorted);
        for (int i = 1; i < sorted.length; i++) {
            if (sorted[i] == sorted[i - 1]) {
                return false;
            }
        }
        return true;
    }

    /** Rejects cells of which one occurs twice. */
    static void requireDistinct(int[] cells) {
        if (!areDistinct(cells)) {
            throw new IllegalArgumentException("no cell may be listed twice, but they are " + Arrays.toString(cells));
        }
    }

    /** Whether a known digit occurs twice. */
    static boolean haveRepeat(int[] digits) {
        long used = 0;
        for (int digit : digits) {
            if (digit != 0 && Digits.contains(used, digit)) {
                return true;
            }
            used |= digit == 0 ? 0 : Digits.of(digit);
        }
        return false;
    }

    /** What distinguishes primitives of the same kind with the same cells: objects, and arrays. */
    abstract Object[] parameters();

    @Override
    public final boolean equals(Object object) {
        return object instanceof Primitive other
                && kind.equals(other.kind)
                && side == other.side
                && Arrays.equals(cells, other.cells)
                && Arrays.deepEquals(parameters(), other.parameters());
    }

    @Override
    public final int hashCode() {
        return Arrays.hashCode(cells) * 31 + Arrays.deepHashCode(parameters());
    }

    @Override
    public final String toString() {
        return kind;
    }
}
