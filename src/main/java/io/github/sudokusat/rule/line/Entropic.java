package io.github.sudokusat.rule.line;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.DigitClasses;
import java.util.List;

/**
 * An entropic line: any three cells in a row have a low, a middle and a high digit, such as 2 6 9 1 4 on a 9×9 grid, where 1 to 3 are low and 7 to 9
 * are high. Other sides are divided as {@link DigitClasses#of} says. On a line of two cells the digits are of different classes.
 *
 * <p>Text: {@code entropic r1c1-r1c5}.
 */
public final class Entropic extends ClassLine {

    private Entropic(List<Cell> cells) {
        super("entropic line at " + cells.get(0), "entropic " + CellText.of(cells), DigitClasses.COUNT, cells);
    }

    /**
     * A line.
     *
     * @param cells its cells, two or more
     * @return the rule
     * @throws IllegalArgumentException if there are fewer cells
     */
    public static Entropic of(List<Cell> cells) {
        if (cells.size() < 2) {
            throw new IllegalArgumentException("an entropic line needs two or more cells, but has " + cells.size());
        }
        return new Entropic(cells);
    }

    @Override
    int classOf(int digit, DigitValues values) {
        return DigitClasses.of(digit, values);
    }

    @Override
    String breach(int first, int second) {
        return "has " + first + " and " + second + " among three cells in a row";
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Line(Shape.LineStyle.ENTROPIC, cells(), ""));
    }
}
