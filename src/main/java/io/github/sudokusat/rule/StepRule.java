package io.github.sudokusat.rule;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A rule about all pairs of cells that are certain steps apart, wherever they are in the grid. By default, their digits must differ.
 *
 * <p>On a grid of side <i>n</i> it takes O(n²) time to find the steps, and time proportional to the number of pairs to go through them.
 */
public abstract class StepRule extends TextRule {

    /** The most pairs of cells, of which self-taxicab on a grid of side 36 has 707,070. */
    private static final int MOST_PAIRS = 1_000_000;

    /**
     * Two cells.
     *
     * @param one the cell in the upper row, or in the left column of the same row
     * @param other the other cell
     */
    public record Pair(Cell one, Cell other) {

        /** The number of rows from one cell to the other. */
        int rows() {
            return other.row() - one.row();
        }

        /** The number of columns from one cell to the other. */
        int columns() {
            return Math.abs(other.column() - one.column());
        }

        /**
         * The number of steps to neighbours that lead from one cell to the other.
         *
         * @return 1 or more
         */
        public int distance() {
            return rows() + columns();
        }
    }

    /**
     * Creates a rule.
     *
     * @param name its name in messages
     * @param text its line of text
     */
    protected StepRule(String name, String text) {
        super(name, text, List.of());
    }

    /**
     * Whether the rule is about pairs of cells that are some steps apart.
     *
     * @param rows the number of rows between them, 0 or more
     * @param columns the number of columns between them, 0 or more
     * @param side the side of the grid
     * @return true if it is
     */
    protected abstract boolean concerns(int rows, int columns, int side);

    /**
     * Whether two digits may stand in a pair.
     *
     * @param one the value of the digit of its first cell
     * @param other the value of that of its second cell
     * @param pair the pair
     * @return by default, whether they differ
     */
    protected boolean allows(int one, int other, Pair pair) {
        return one != other;
    }

    /**
     * What the rule demands of a pair.
     *
     * @param values the values of the digits of the grid, whose side is their number
     * @param pair the pair
     * @return the primitive, by default that the digits differ
     */
    protected Primitive primitive(DigitValues values, Pair pair) {
        int side = values.count();
        return DifferentDigits.of(values, pair.one.number(side), pair.other.number(side))
                .get(0);
    }

    /**
     * What the rule demands of a pair, as a relation.
     *
     * @param values the values of the digits of the grid, whose side is their number
     * @param pair the pair
     * @return the digits that the rule allows there
     */
    protected final Primitive relation(DigitValues values, Pair pair) {
        int side = values.count();
        return PairRelation.of(
                side,
                pair.one.number(side),
                pair.other.number(side),
                (a, b) -> allows(values.worth(a), values.worth(b), pair));
    }

    /**
     * How digits in a pair break the rule.
     *
     * @param pair the pair
     * @param one the value of the digit of its first cell
     * @param other the value of that of its second cell
     * @param values the values of all digits of the grid
     * @return the conflict, by default that the digit must not be in both
     */
    protected Conflict breach(Pair pair, int one, int other, DigitValues values) {
        return Conflict.of(this, values.digit(one), List.of(pair.one, pair.other), values);
    }

    /**
     * The pairs that the rule leaves alone.
     *
     * @param layout the layout with all its rules
     * @return by default, none
     */
    protected Set<Pair> exceptions(Layout layout) {
        return Set.of();
    }

    /**
     * Two cells as a pair.
     *
     * @param one a cell
     * @param other another cell
     * @return the pair, the same for both orders
     */
    protected static Pair pair(Cell one, Cell other) {
        return compare(one, other) < 0 ? new Pair(one, other) : new Pair(other, one);
    }

    @Override
    public final List<Primitive> primitives(Layout layout) {
        List<Step> steps = steps(layout);
        long count = steps.stream().mapToLong(step -> step.pairs(layout)).sum();
        if (count == 0 || count > MOST_PAIRS) {
            throw new IllegalArgumentException(name() + " concerns "
                    + (count == 0 ? "no two" : "more than " + MOST_PAIRS + " pairs of") + " cells of a grid of side "
                    + layout.side());
        }
        Set<Pair> exceptions = exceptions(layout);
        List<Primitive> primitives = new ArrayList<>();
        for (Step step : steps) {
            step.forEachPair(layout, pair -> {
                if (!exceptions.contains(pair)) {
                    primitives.add(primitive(layout.values(), pair));
                }
            });
        }
        return primitives;
    }

    /** A way from a cell to another one: rows down, 0 or more, and columns to the right, or to the left if they are negative. */
    private record Step(int rows, int columns) {

        long pairs(Layout layout) {
            return (long) (layout.rows() - rows) * (layout.columns() - Math.abs(columns));
        }

        void forEachPair(Layout layout, Consumer<Pair> pairs) {
            for (int row = 0; row + rows < layout.rows(); row++) {
                for (int column = Math.max(0, -columns); column + Math.max(0, columns) < layout.columns(); column++) {
                    pairs.accept(new Pair(new Cell(row, column), new Cell(row + rows, column + columns)));
                }
            }
        }
    }

    private List<Step> steps(Layout layout) {
        List<Step> steps = new ArrayList<>();
        for (int rows = 0; rows < layout.rows(); rows++) {
            for (int columns = rows == 0 ? 1 : 1 - layout.columns(); columns < layout.columns(); columns++) {
                if (concerns(rows, Math.abs(columns), layout.side())) {
                    steps.add(new Step(rows, columns));
                }
            }
        }
        return steps;
    }

    @Override
    public final void conflicts(Grid grid, Consumer<Conflict> found) {
        Set<Pair> exceptions = exceptions(grid.layout());
        DigitValues values = grid.layout().values();
        for (Step step : steps(grid.layout())) {
            step.forEachPair(grid.layout(), pair -> {
                int one = values.of(grid.digit(pair.one));
                int other = values.of(grid.digit(pair.other));
                boolean areKnown = one != DigitValues.BLANK && other != DigitValues.BLANK;
                if (areKnown && !allows(one, other, pair) && !exceptions.contains(pair)) {
                    found.accept(breach(pair, one, other, values));
                }
            });
        }
    }
}
