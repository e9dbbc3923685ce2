package io.github.sudokusat.primitive;

/**
 * At least one of some cells holds a digit of its set.
 *
 * <p>With one cell it restricts the cell's digits. A candidate that must be absent is the set of all other digits.
 */
public final class DigitClause extends Primitive {

    private final long[] sets;

    private DigitClause(int side, int[] cells, long[] sets) {
        super("clause", side, cells);
        if (sets.length != cells.length) {
            throw new IllegalArgumentException(
                    "each of the " + cells.length + " cells needs a set of digits, but there are " + sets.length);
        }
        for (int i = 0; i < sets.length; i++) {
            sets[i] &= Digits.all(side);
        }
        this.sets = sets;
    }

    /**
     * The constraint that a cell holds one of some digits.
     *
     * @param side the side of the grid
     * @param cell the cell
     * @param digits the digits; those beyond the side are ignored
     * @return the constraint
     * @throws IllegalArgumentException if the side is out of range or the cell is outside the grid
     */
    public static DigitClause of(int side, int cell, long digits) {
        return new DigitClause(side, new int[] {cell}, new long[] {digits});
    }

    /**
     * The constraint for some cells.
     *
     * @param side the side of the grid
     * @param cells the cells, one or more; copied
     * @param sets for each cell the digits that satisfy the constraint there; copied; digits beyond the side are ignored
     * @return the constraint
     * @throws IllegalArgumentException if the side is out of range, a cell is outside the grid, there is none, or the numbers of cells and sets
     * differ
     */
    public static DigitClause of(int side, int[] cells, long[] sets) {
        return new DigitClause(side, cells.clone(), sets.clone());
    }

    /**
     * The digits that satisfy the constraint in a cell.
     *
     * @param index the cell's position
     * @return the set
     */
    public long digits(int index) {
        return sets[index];
    }

    @Override
    public boolean isPossible(int... digits) {
        for (int i = 0; i < sets.length; i++) {
            if (digits[i] == 0 ? sets[i] != 0 : Digits.contains(sets[i], digits[i])) {
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
        return new Object[] {sets};
    }
}
