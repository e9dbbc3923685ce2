package io.github.sudokusat.primitive;

import java.util.Arrays;
import java.util.Optional;

/**
 * The digits of some cells are different, and together they are one of some sets: for instance the sets with the sum of a killer cage.
 *
 * <p>The number of sets can be large: 12,870 sets of 8 of 16 digits.
 */
public final class DigitSets extends Primitive {

    /** Ascending as signed numbers, without repeats. */
    private final long[] sets;

    private DigitSets(int side, int[] cells, long[] sets) {
        super("sets", side, cells);
        requireDistinct(cells);
        this.sets = Arrays.stream(sets).sorted().distinct().toArray();
        for (long set : sets) {
            if (Digits.count(set) != cells.length || (set & ~Digits.all(side)) != 0) {
                throw new IllegalArgumentException("each set must have " + cells.length + " of the digits 1 to " + side
                        + ", but one is " + Long.toBinaryString(set));
            }
        }
    }

    /**
     * The constraint for some cells.
     *
     * @param side the side of the grid
     * @param cells the cells, one or more, each once; copied
     * @param sets the sets that are allowed, each of as many digits as there are cells; copied; if there is none, the constraint can't hold
     * @return the constraint
     * @throws IllegalArgumentException if the side is out of range, a cell is outside the grid or listed twice, there is none, or a set has another
     * size
     */
    public static DigitSets of(int side, int[] cells, long... sets) {
        return new DigitSets(side, cells.clone(), sets);
    }

    /**
     * The number of sets.
     *
     * @return 0 or more
     */
    public int setCount() {
        return sets.length;
    }

    /**
     * One of the sets.
     *
     * @param index from 0 to {@code setCount() − 1}; the sets ascend
     * @return the set
     */
    public long set(int index) {
        return sets[index];
    }

    /**
     * The sum that all sets have, such as that of a killer cage.
     *
     * @return the sum of the cells; empty if there are no sets, or not all of them have the same
     */
    public Optional<LinearSum> commonSum() {
        if (sets.length == 0) {
            return Optional.empty();
        }
        int total = Digits.sum(sets[0]);
        return Arrays.stream(sets).allMatch(set -> Digits.sum(set) == total)
                ? Optional.of(LinearSum.of(side(), total, cells()))
                : Optional.empty();
    }

    @Override
    public boolean isPossible(int... digits) {
        long used = 0;
        for (int digit : digits) {
            used |= digit == 0 ? 0 : Digits.of(digit);
        }
        return !haveRepeat(digits) && isInOneOf(used, sets);
    }

    /** Whether one of some sets contains all of some digits. */
    static boolean isInOneOf(long digits, long[] sets) {
        for (long set : sets) {
            if ((digits & ~set) == 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean keepsDifferent() {
        return true;
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
