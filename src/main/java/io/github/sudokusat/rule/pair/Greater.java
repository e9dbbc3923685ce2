package io.github.sudokusat.rule.pair;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.rule.PairwiseRule;
import java.util.List;

/**
 * A greater-than sign: the digit of one cell is greater than that of another, which need not be its neighbour.
 *
 * <p>Text: {@code greater r1c1 r1c2}, the cell with the greater digit first.
 */
public final class Greater extends PairwiseRule {

    private Greater(Cell greater, Cell less) {
        super("greater sign at " + greater + " and " + less, "greater " + greater + " " + less, List.of(greater, less));
    }

    /**
     * A sign.
     *
     * @param greater the cell with the greater digit
     * @param less the other cell
     * @return the rule
     * @throws IllegalArgumentException if both cells are the same
     */
    public static Greater of(Cell greater, Cell less) {
        if (greater.equals(less)) {
            throw new IllegalArgumentException("a greater sign needs two different cells, but has " + less + " twice");
        }
        return new Greater(greater, less);
    }

    @Override
    protected List<Pair> pairs() {
        return neighbours(2);
    }

    @Override
    protected boolean allows(int first, int second) {
        return first > second;
    }

    @Override
    protected String breach(Cell first, int firstDigit, Cell second, int secondDigit) {
        return "has " + firstDigit + ", which is not greater than " + secondDigit;
    }

    @Override
    public boolean knowsDoublers() {
        return true;
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Mark(Shape.MarkStyle.GREATER, cells().get(0), cells().get(1), ""));
    }
}
