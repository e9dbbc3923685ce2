package io.github.sudokusat.rule.line;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.PairSets;
import io.github.sudokusat.rule.PairwiseRule;
import io.github.sudokusat.rule.PrimitiveRule;
import io.github.sudokusat.rule.language.Condition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A condition of the setter's own on pairs of digits: on all pairs of the listed cells, or only on neighbours on the list.
 *
 * <p>Text: {@code pair a+b%2==1 all r1c1 r1c2 r2c1} or {@code pair abs(a-b)>2 chain r1c1-r1c4}. Of each pair, <i>a</i> is the digit of the cell that
 * is listed first. A condition has {@code a}, {@code b}, whole numbers, {@code + - * / %}, {@code abs(…)}, comparisons ({@code == != < <= > >=}),
 * {@code &&}, {@code ||}, {@code !} and parentheses; operators bind as in Java and C, so that the first example means {@code a+(b%2)==1}. It does not
 * hold for digits with which it divides by zero.
 */
public final class LinePairs extends PairwiseRule {

    /** The length beyond which a condition is cut in the rule's name. */
    private static final int LONGEST_IN_NAME = 30;

    private final Condition condition;
    private final boolean isForAll;

    private LinePairs(Condition condition, boolean isForAll, List<Cell> cells) {
        super(
                "pair " + brief(condition.text()) + " at " + cells.get(0),
                "pair " + condition.text() + (isForAll ? " all " : " chain ") + CellText.of(cells),
                cells);
        this.condition = condition;
        this.isForAll = isForAll;
    }

    private static String brief(String text) {
        return text.length() <= LONGEST_IN_NAME ? text : text.substring(0, LONGEST_IN_NAME) + "…";
    }

    /**
     * A rule from a condition.
     *
     * @param condition the condition on <i>a</i> and <i>b</i>
     * @param all whether it is for all pairs of cells; otherwise for neighbours on the list
     * @param cells the cells, two or more
     * @return the rule
     * @throws IllegalArgumentException if there are fewer cells; or the condition is malformed, longer than 1,000 characters or nested more than 50
     *     deep: the message names the column
     */
    public static LinePairs of(String condition, boolean all, List<Cell> cells) {
        requireTwo(condition, cells);
        return new LinePairs(Condition.parse(condition), all, cells);
    }

    /**
     * A rule from a relation in code, for one side. It has no condition that could be written; its text lists its primitives.
     *
     * @param name what it is called in messages and exported files
     * @param side the side of the grid
     * @param relation the relation; called once for each two digits and pair
     * @param all whether it is for all pairs of cells; otherwise for neighbours on the list
     * @param cells the cells, two or more, each at most once in a pair
     * @return the rule
     * @throws IllegalArgumentException if there are fewer cells, one is outside the grid or paired with itself, or the name is blank or has a line
     * break
     */
    public static PrimitiveRule of(String name, int side, PairRelation.Test relation, boolean all, List<Cell> cells) {
        requireTwo(name, cells);
        int[] numbers = numbers(cells, side);
        Optional<DigitSets> sets = all ? PairSets.of(side, numbers, relation) : Optional.empty();
        if (sets.isPresent()) {
            return PrimitiveRule.of(name, List.of(sets.get()));
        }
        List<Primitive> primitives = new ArrayList<>();
        for (Pair pair : pairs(all, numbers.length)) {
            primitives.add(PairRelation.of(side, numbers[pair.first()], numbers[pair.second()], relation));
        }
        return PrimitiveRule.of(name, primitives);
    }

    private static void requireTwo(String what, List<Cell> cells) {
        if (cells.size() < 2) {
            throw new IllegalArgumentException(
                    "a relation of pairs needs two or more cells, but has " + cells.size() + ": " + what);
        }
    }

    private static List<Pair> pairs(boolean all, int size) {
        return all ? allPairs(size) : neighbours(size);
    }

    /**
     * The condition.
     *
     * @return the condition without blanks
     */
    public String condition() {
        return condition.text();
    }

    /**
     * Whether the condition is for all pairs of cells.
     *
     * @return true if it is; false if it is only for neighbours on the list
     */
    public boolean isForAll() {
        return isForAll;
    }

    @Override
    protected List<Pair> pairs() {
        return pairs(isForAll, cells().size());
    }

    @Override
    protected boolean allows(int first, int second) {
        return condition.holds(first, second);
    }

    @Override
    protected String breach(Cell first, int firstDigit, Cell second, int secondDigit) {
        return "does not hold for a = " + firstDigit + " in " + first + " and b = " + secondDigit + " in " + second;
    }

    @Override
    public boolean knowsDoublers() {
        return true;
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Line(Shape.LineStyle.PLAIN, cells(), ""));
    }
}
