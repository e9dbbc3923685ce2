package io.github.sudokusat.rule.whole;

import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.StepRule;
import java.util.List;

/**
 * Neighbours in a row or column are not consecutive, such as 4 and 5, whether or not there is a mark between them. {@code only-marked difference 1}
 * is the same rule for neighbours without a dot.
 *
 * <p>Text: {@code rule nonconsecutive}.
 */
public final class Nonconsecutive extends StepRule {

    private static final Nonconsecutive INSTANCE = new Nonconsecutive();

    private Nonconsecutive() {
        super("nonconsecutive", "rule nonconsecutive");
    }

    /**
     * The rule.
     *
     * @return the rule
     */
    public static Nonconsecutive of() {
        return INSTANCE;
    }

    @Override
    protected boolean concerns(int rows, int columns, int side) {
        return rows + columns == 1;
    }

    @Override
    protected boolean allows(int one, int other, Pair pair) {
        return Math.abs(one - other) != 1;
    }

    @Override
    protected Primitive primitive(DigitValues values, Pair pair) {
        return relation(values, pair);
    }

    @Override
    protected Conflict breach(Pair pair, int one, int other, DigitValues values) {
        return broken(
                List.of(pair.one(), pair.other()),
                "is broken by " + one + " in " + pair.one() + " and " + other + " in " + pair.other());
    }
}
