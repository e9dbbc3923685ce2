package io.github.sudokusat.primitive;

import java.util.Arrays;
import java.util.List;

/**
 * One of several cases applies, and the digits of the cells that it selects are one of some sets.
 *
 * <p>The cells hold different digits. A case restricts the digits of each cell and selects some of the cells. The constraint holds if the cells obey
 * the restrictions of a case and the digits of the cells that it selects, taken together, are one of the sets. A sandwich clue, for instance, has a
 * case for every two places of 1 and 9, which selects the cells between them, and the sets with the clue's sum; an X-sum has a case for each first
 * digit.
 */
public final class Section extends Primitive {

    private final List<Case> cases;
    private final long[] sets;

    /** One of the cases. */
    public static final class Case {

        private final long selected;
        private final long[] digits;

        private Case(long selected, long[] digits) {
            this.selected = selected;
            this.digits = digits;
        }

        /**
         * A case.
         *
         * @param selected the positions of the cells that it selects; position <i>i</i> is bit <i>i</i>
         * @param digits for each cell the digits that it may hold; copied
         * @return the case
         */
        public static Case of(long selected, long... digits) {
            return new Case(selected, digits.clone());
        }

        /**
         * The cells that this case selects.
         *
         * @return their positions, position <i>i</i> as bit <i>i</i>
         */
        public long selected() {
            return selected;
        }

        /**
         * The digits that a cell may hold in this case.
         *
         * @param index the cell's position
         * @return the set
         */
        public long digits(int index) {
            return digits[index];
        }

        @Override
        public boolean equals(Object object) {
            return object instanceof Case other && selected == other.selected && Arrays.equals(digits, other.digits);
        }

        @Override
        public int hashCode() {
            return Long.hashCode(selected) * 31 + Arrays.hashCode(digits);
        }
    }

    private Section(int side, int[] cells, List<Case> cases, long[] sets) {
        super("section", side, cells);
        requireDistinct(cells);
        if (cells.length > Long.SIZE) {
            throw new IllegalArgumentException("there must be at most 64 cells, but there are " + cells.length);
        }
        this.cases = List.copyOf(cases);
        this.sets = Arrays.stream(sets).sorted().distinct().toArray();
        for (Case one : cases) {
            if (one.digits.length != cells.length || (one.selected & ~(-1L >>> (Long.SIZE - cells.length))) != 0) {
                throw new IllegalArgumentException("each case must be one for " + cells.length + " cells");
            }
        }
    }

    /**
     * The constraint for some cells.
     *
     * @param side the side of the grid
     * @param cells the cells, from 1 to 64, each once; copied
     * @param cases the cases; digits are restricted to those of the side
     * @param sets the sets that are allowed, of any size, the empty set included
     * @return the constraint
     * @throws IllegalArgumentException if the side is out of range, a cell is outside the grid or listed twice, there is none or more than 64, or a
     *     case is one for another number of cells
     */
    public static Section of(int side, int[] cells, List<Case> cases, long... sets) {
        return new Section(side, cells.clone(), cases, sets);
    }

    /**
     * The cases.
     *
     * @return the cases in their order; unmodifiable
     */
    public List<Case> cases() {
        return cases;
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

    @Override
    public boolean isPossible(int... digits) {
        if (haveRepeat(digits)) {
            return false;
        }
        for (Case one : cases) {
            if (isPossible(one, digits)) {
                return true;
            }
        }
        return false;
    }

    private boolean isPossible(Case one, int[] digits) {
        long used = 0;
        for (int i = 0; i < digits.length; i++) {
            if (digits[i] != 0 && !Digits.contains(one.digits[i], digits[i])) {
                return false;
            }
            used |= digits[i] != 0 && (one.selected >>> i & 1) != 0 ? Digits.of(digits[i]) : 0;
        }
        int size = Long.bitCount(one.selected);
        for (long set : sets) {
            if (Digits.count(set) == size && (used & ~set) == 0) {
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
        return new Object[] {cases, sets};
    }
}
