package io.github.sudokusat.rule.pair;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.EqualPairsRule;
import java.util.ArrayList;
import java.util.List;

/**
 * A clone: two groups of cells have the same digits in the order in which they are listed.
 *
 * <p>Text: {@code clone r1c1 r1c2 = r4c4 r4c5}.
 */
public final class Clone extends EqualPairsRule {

    private final int size;

    private Clone(List<Cell> one, List<Cell> other) {
        super(
                "clone at " + one.get(0) + " and " + other.get(0),
                "clone " + CellText.of(one) + " = " + CellText.of(other),
                concat(one, other));
        this.size = one.size();
    }

    private static List<Cell> concat(List<Cell> one, List<Cell> other) {
        List<Cell> all = new ArrayList<>(one);
        all.addAll(other);
        return all;
    }

    /**
     * A clone.
     *
     * @param one the cells of one group
     * @param other as many cells, of the other group
     * @return the rule
     * @throws IllegalArgumentException if there is no cell or the groups have different sizes
     */
    public static Clone of(List<Cell> one, List<Cell> other) {
        if (one.isEmpty() || one.size() != other.size()) {
            throw new IllegalArgumentException("a clone needs two groups with the same number of cells, but they have "
                    + one.size() + " and " + other.size());
        }
        return new Clone(one, other);
    }

    /**
     * The number of cells in each group.
     *
     * @return 1 or more; the cells of the second group follow those of the first in {@link #cells()}
     */
    public int size() {
        return size;
    }

    @Override
    protected List<Pair> pairs() {
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            pairs.add(new Pair(i, size + i));
        }
        return pairs;
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Shade(Shape.ShadeStyle.CLONE, cells()));
    }
}
