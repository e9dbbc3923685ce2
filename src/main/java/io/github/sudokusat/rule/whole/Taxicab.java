package io.github.sudokusat.rule.whole;

import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.StepRule;

/**
 * Cells at a taxicab distance differ, the distance being the rows and columns between them together: at distance 4, r1c1 differs from r2c4 and r3c3.
 * Or each digit keeps to its own distance: two 4s are not at distance 4, two 5s not at distance 5, and so on.
 *
 * <p>Text: {@code rule anti-taxicab 4}, {@code rule self-taxicab}.
 */
public final class Taxicab extends StepRule {

    private static final Taxicab SELF = new Taxicab("self-taxicab", 0);

    /** The distance; 0 if each digit has its own. */
    private final int distance;

    private Taxicab(String name, int distance) {
        super(name, "rule " + name);
        this.distance = distance;
    }

    /**
     * The rule that cells at a distance differ.
     *
     * @param distance the distance, 1 or more
     * @return the rule
     * @throws IllegalArgumentException if the distance is less
     */
    public static Taxicab of(int distance) {
        if (distance < 1) {
            throw new IllegalArgumentException("a taxicab distance must be 1 or more, but is " + distance);
        }
        return new Taxicab("anti-taxicab " + distance, distance);
    }

    /**
     * The rule that a digit is not twice at the distance that it names.
     *
     * @return the rule
     */
    public static Taxicab self() {
        return SELF;
    }

    /**
     * The distance.
     *
     * @return 1 or more; 0 if each digit has its own
     */
    public int distance() {
        return distance;
    }

    @Override
    protected boolean concerns(int rows, int columns, int side) {
        return distance == 0 ? rows + columns <= side : rows + columns == distance;
    }

    @Override
    protected boolean allows(int one, int other, Pair pair) {
        return one != other || (distance == 0 && one != pair.distance());
    }

    @Override
    public boolean knowsDoublers() {
        return distance > 0;
    }

    @Override
    protected Primitive primitive(DigitValues values, Pair pair) {
        int side = values.count();
        int[] cells = {pair.one().number(side), pair.other().number(side)};
        long others = values.where(value -> value != pair.distance());
        return distance > 0 ? super.primitive(values, pair) : DigitClause.of(side, cells, new long[] {others, others});
    }
}
