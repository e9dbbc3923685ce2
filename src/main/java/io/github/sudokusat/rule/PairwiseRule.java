package io.github.sudokusat.rule;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A named rule that demands a relation between the digits of some pairs of its cells. */
public abstract class PairwiseRule extends CellRule {

    /**
     * Two of the rule's cells.
     *
     * @param first the position of one in {@link #cells()}
     * @param second the position of the other
     */
    public record Pair(int first, int second) {}

    /**
     * Creates a rule.
     *
     * @param name its name in messages
     * @param text its line of text
     * @param cells its cells in its own order; copied
     * @throws IllegalArgumentException if there is no cell
     */
    protected PairwiseRule(String name, String text, List<Cell> cells) {
        super(name, text, cells);
    }

    /**
     * The pairs that stand in the relation.
     *
     * @return the pairs, in an order that depends only on the rule
     */
    protected abstract List<Pair> pairs();

    /**
     * Whether two digits stand in the relation.
     *
     * @param first the value of the digit of a pair's first cell
     * @param second the value of that of its second cell
     * @return true if they may stand there together
     */
    protected abstract boolean allows(int first, int second);

    /**
     * What is wrong with a pair.
     *
     * @param first a pair's first cell
     * @param firstDigit the value of its digit
     * @param second the pair's second cell
     * @param secondDigit the value of its digit
     * @return the end of a sentence that begins with the rule's name, such as {@code has 3 next to 5}
     */
    protected abstract String breach(Cell first, int firstDigit, Cell second, int secondDigit);

    /**
     * The pairs of neighbours on a list.
     *
     * @param size the number of cells
     * @return the pairs of each cell and the next
     */
    protected static List<Pair> neighbours(int size) {
        List<Pair> pairs = new ArrayList<>();
        for (int i = 1; i < size; i++) {
            pairs.add(new Pair(i - 1, i));
        }
        return pairs;
    }

    /**
     * All pairs of a list.
     *
     * @param size the number of cells
     * @return the pairs of each cell and each later one
     */
    protected static List<Pair> allPairs(int size) {
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            for (int j = i + 1; j < size; j++) {
                pairs.add(new Pair(i, j));
            }
        }
        return pairs;
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        DigitValues values = layout.values();
        int[] cells = numbers(cells(), layout.side());
        List<Primitive> primitives = new ArrayList<>();
        for (Pair pair : pairs()) {
            if (cells[pair.first] == cells[pair.second]) {
                addForOneCell(primitives, values, cells[pair.first]);
            } else {
                primitives.add(relation(values, cells[pair.first], cells[pair.second]));
            }
        }
        return primitives;
    }

    private PairRelation relation(DigitValues values, int first, int second) {
        PairRelation relation =
                PairRelation.of(values.count(), first, second, (a, b) -> allows(values.worth(a), values.worth(b)));
        if (isEmpty(relation)) {
            throw new ImpossibleRuleException("no two digits " + values.words() + " obey " + name());
        }
        return relation;
    }

    private static boolean isEmpty(PairRelation relation) {
        for (int digit = 1; digit <= relation.side(); digit++) {
            if (relation.seconds(digit) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Restricts a cell that makes a pair with itself. */
    private void addForOneCell(List<Primitive> primitives, DigitValues values, int cell) {
        int side = values.count();
        long digits = Digits.where(side, digit -> allows(values.worth(digit), values.worth(digit)));
        if (digits == 0) {
            throw new ImpossibleRuleException(
                    name() + " can't hold, because " + Cell.numbered(cell, side) + " is paired with itself");
        }
        if (digits != Digits.all(side)) {
            primitives.add(DigitClause.of(side, cell, digits));
        }
    }

    @Override
    protected final void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        for (Pair pair : pairs()) {
            int first = digits[pair.first];
            int second = digits[pair.second];
            if (first != DigitValues.BLANK && second != DigitValues.BLANK && !allows(first, second)) {
                Cell one = cells().get(pair.first);
                Cell other = cells().get(pair.second);
                found.accept(broken(List.of(one, other), breach(one, first, other, second)));
            }
        }
    }
}
