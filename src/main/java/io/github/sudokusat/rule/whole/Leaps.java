package io.github.sudokusat.rule.whole;

import io.github.sudokusat.rule.StepRule;

/**
 * Cells that are a leap of a chess piece apart differ. A leap by 1 and 2 is a knight's: one row and two columns, or two rows and one column, in any
 * direction.
 *
 * <p>Text: {@code rule leap 1,2}.
 */
public final class Leaps extends StepRule {

    private final int less;
    private final int more;

    private Leaps(int less, int more) {
        super("leap " + less + "," + more, "rule leap " + less + "," + more);
        this.less = less;
        this.more = more;
    }

    /**
     * A rule.
     *
     * @param rows the rows of a leap, 0 or more
     * @param columns its columns, 0 or more
     * @return the rule, the same for both orders of the numbers
     * @throws IllegalArgumentException if a number is negative or both are 0
     */
    public static Leaps of(int rows, int columns) {
        if (rows < 0 || columns < 0 || (rows == 0 && columns == 0)) {
            throw new IllegalArgumentException(
                    "a leap needs two numbers of which one is positive, but has " + rows + " and " + columns);
        }
        return new Leaps(Math.min(rows, columns), Math.max(rows, columns));
    }

    /**
     * The smaller part of a leap.
     *
     * @return 0 or more
     */
    public int less() {
        return less;
    }

    /**
     * The larger part of a leap.
     *
     * @return 1 or more
     */
    public int more() {
        return more;
    }

    @Override
    public boolean knowsDoublers() {
        return true;
    }

    @Override
    protected boolean concerns(int rows, int columns, int side) {
        return Math.min(rows, columns) == less && Math.max(rows, columns) == more;
    }
}
