package io.github.sudokusat.rule.line;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.PairwiseRule;
import java.util.List;

/**
 * A whispers line: neighbouring digits differ by at least a number. On a German whispers line of a 9×9 grid it is 5, so that 1 may stand next to 6;
 * on a Dutch one it is 4.
 *
 * <p>Text: {@code whispers 5 r1c1-r1c4}; without a number it is half the side, rounded up. A loop lists its first cell again at its end.
 */
public final class Whispers extends PairwiseRule {

    private final int difference;

    private Whispers(int difference, List<Cell> cells) {
        super(
                "whispers " + difference + " at " + cells.get(0),
                "whispers " + difference + " " + CellText.of(cells),
                cells);
        this.difference = difference;
    }

    /**
     * A line.
     *
     * @param difference the least difference of neighbours, 1 or more
     * @param cells its cells, two or more
     * @return the rule
     * @throws IllegalArgumentException if there are fewer cells or the difference is less
     */
    public static Whispers of(int difference, List<Cell> cells) {
        if (difference < 1 || cells.size() < 2) {
            throw new IllegalArgumentException("whispers need a difference of 1 or more and two cells, but have "
                    + difference + " and " + cells.size() + " cells");
        }
        return new Whispers(difference, cells);
    }

    /**
     * The least difference of neighbours.
     *
     * @return 1 or more
     */
    public int difference() {
        return difference;
    }

    @Override
    protected List<Pair> pairs() {
        return neighbours(cells().size());
    }

    @Override
    protected boolean allows(int first, int second) {
        return Math.abs(first - second) >= difference;
    }

    @Override
    protected String breach(Cell first, int firstDigit, Cell second, int secondDigit) {
        return "has " + firstDigit + " next to " + secondDigit;
    }

    @Override
    public boolean knowsDoublers() {
        return true;
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        int german = (layout.side() + 1) / 2;
        boolean isDutch = difference == german - 1;
        return List.of(new Shape.Line(
                isDutch ? Shape.LineStyle.DUTCH_WHISPERS : Shape.LineStyle.WHISPERS,
                cells(),
                isDutch || difference == german ? "" : Integer.toString(difference)));
    }
}
