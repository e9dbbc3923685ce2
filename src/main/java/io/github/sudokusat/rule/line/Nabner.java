package io.github.sudokusat.rule.line;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.ImpossibleRuleException;
import io.github.sudokusat.rule.PairSets;
import io.github.sudokusat.rule.PairwiseRule;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * A nabner line: it has no two consecutive digits and no repeats, wherever on the line they stand, such as 7 2 9. A cell that is listed twice counts
 * once.
 *
 * <p>Text: {@code nabner r1c1-r1c3}.
 */
public final class Nabner extends PairwiseRule {

    private Nabner(List<Cell> cells) {
        super("nabner at " + cells.get(0), "nabner " + CellText.of(cells), cells);
    }

    /**
     * A line.
     *
     * @param cells its cells, two or more
     * @return the rule
     * @throws IllegalArgumentException if there are fewer cells
     */
    public static Nabner of(List<Cell> cells) {
        if (cells.size() < 2) {
            throw new IllegalArgumentException("a nabner line needs two or more cells, but has " + cells.size());
        }
        return new Nabner(cells);
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int side = layout.side();
        int[] cells = numbers(List.copyOf(new LinkedHashSet<>(cells())), side);
        if (2 * cells.length - 1 > side) {
            throw new ImpossibleRuleException(name() + " has " + cells.length + " cells, but there are only "
                    + (side + 1) / 2 + " digits of which no two are consecutive");
        }
        return PairSets.of(side, cells, this::allows)
                .map(sets -> List.<Primitive>of(sets))
                .orElseGet(() -> super.primitives(layout));
    }

    @Override
    protected List<Pair> pairs() {
        List<Pair> pairs = allPairs(cells().size());
        pairs.removeIf(pair -> cells().get(pair.first()).equals(cells().get(pair.second())));
        return pairs;
    }

    @Override
    protected boolean allows(int first, int second) {
        return Math.abs(first - second) > 1;
    }

    @Override
    protected String breach(Cell first, int firstDigit, Cell second, int secondDigit) {
        return "has " + firstDigit + " in " + first + " and " + secondDigit + " in " + second;
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Line(Shape.LineStyle.NABNER, cells(), ""));
    }
}
