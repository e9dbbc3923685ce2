package io.github.sudokusat.primitive;

/** The digits of two cells stand in a relation. */
public final class PairRelation extends Primitive {

    /** Decides which two digits stand in a relation. */
    @FunctionalInterface
    public interface Test {

        /**
         * Whether two digits stand in the relation.
         *
         * @param first the digit of the first cell
         * @param second the digit of the second cell
         * @return true if they do
         */
        boolean holds(int first, int second);
    }

    /** For each digit of the first cell, the digits of the second that go with it. */
    private final long[] forward;

    private final long[] backward;

    private PairRelation(int side, int first, int second, long[] forward) {
        super("pair", side, new int[] {first, second});
        if (first == second) {
            throw new IllegalArgumentException("two cells that are compared must be different ones");
        }
        this.forward = forward;
        this.backward = new long[side];
        for (int digit = 1; digit <= side; digit++) {
            for (long rest = forward[digit - 1]; rest != 0; rest &= rest - 1) {
                backward[Digits.least(rest) - 1] |= Digits.of(digit);
            }
        }
    }

    /**
     * The constraint for two cells.
     *
     * @param side the side of the grid
     * @param first a cell
     * @param second another cell
     * @param relation the relation; called once for each two digits
     * @return the constraint
     * @throws IllegalArgumentException if the side is out of range, a cell is outside the grid, or the cells are the same
     */
    public static PairRelation of(int side, int first, int second, Test relation) {
        Digits.requireSide(side);
        long[] forward = new long[side];
        for (int digit = 1; digit <= side; digit++) {
            int fixed = digit;
            forward[digit - 1] = Digits.where(side, other -> relation.holds(fixed, other));
        }
        return new PairRelation(side, first, second, forward);
    }

    /**
     * The digits of the second cell that go with a digit of the first.
     *
     * @param digit the digit of the first cell
     * @return the set
     */
    public long seconds(int digit) {
        return forward[digit - 1];
    }

    /**
     * The digits of the first cell that go with a digit of the second.
     *
     * @param digit the digit of the second cell
     * @return the set
     */
    public long firsts(int digit) {
        return backward[digit - 1];
    }

    /**
     * Whether no digit goes with itself, so that the cells must differ.
     *
     * @return true if none does
     */
    public boolean isIrreflexive() {
        for (int digit = 1; digit <= side(); digit++) {
            if (Digits.contains(forward[digit - 1], digit)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean isPossible(int... digits) {
        if (digits[0] == 0) {
            return digits[1] == 0 || backward[digits[1] - 1] != 0;
        }
        long others = forward[digits[0] - 1];
        return digits[1] == 0 ? others != 0 : Digits.contains(others, digits[1]);
    }

    @Override
    public boolean keepsDifferent() {
        return isIrreflexive();
    }

    @Override
    public void accept(PrimitiveVisitor visitor) {
        visitor.visit(this);
    }

    @Override
    Object[] parameters() {
        return new Object[] {forward};
    }
}
