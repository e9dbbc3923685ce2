package io.github.sudokusat.rule.pair;

import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.StepRule;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A negative rule: neighbours in a row or column without a mark do not have a certain difference, ratio or sum.
 *
 * <p>Text: {@code only-marked difference 1}, {@code only-marked ratio 2}, {@code only-marked pair-sum 10}. Any dot, whatever its kind and number,
 * lifts the rules about differences and ratios from its two cells, so that 1 and 2 may have either dot; and any mark of a sum, with or without a
 * number, lifts those about sums, so that neither X nor V is missing where one of them is drawn.
 */
public final class OnlyMarked extends StepRule {

    private final PairMark.Kind kind;
    private final int value;

    private OnlyMarked(PairMark.Kind kind, int value) {
        super("only-marked " + kind.word() + " " + value, "only-marked " + kind.word() + " " + value);
        this.kind = kind;
        this.value = value;
    }

    /**
     * A rule.
     *
     * @param kind what unmarked neighbours do not have
     * @param value the difference, ratio or sum
     * @return the rule
     * @throws IllegalArgumentException if the value is less than {@link PairMark.Kind#least}
     */
    public static OnlyMarked of(PairMark.Kind kind, int value) {
        PairMark.requireValue(kind, value);
        return new OnlyMarked(kind, value);
    }

    /**
     * What unmarked neighbours do not have.
     *
     * @return the kind of marks
     */
    public PairMark.Kind kind() {
        return kind;
    }

    /**
     * The difference, ratio or sum that unmarked neighbours do not have.
     *
     * @return the number
     */
    public int value() {
        return value;
    }

    @Override
    public boolean knowsDoublers() {
        return true;
    }

    @Override
    protected boolean concerns(int rows, int columns, int side) {
        return rows + columns == 1;
    }

    @Override
    protected Set<Pair> exceptions(Layout layout) {
        Set<Pair> marked = new HashSet<>();
        for (Rule rule : layout.rules()) {
            if (rule instanceof PairMark mark && mark.kind().lifts(kind)) {
                marked.add(pair(mark.cells().get(0), mark.cells().get(1)));
            }
        }
        return marked;
    }

    @Override
    protected boolean allows(int one, int other, Pair pair) {
        return !kind.holds(value, one, other);
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
