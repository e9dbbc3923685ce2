package io.github.sudokusat.rule.line;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.EqualPairsRule;
import java.util.ArrayList;
import java.util.List;

/**
 * A palindrome: the line has the same digits when read backwards, such as 3 5 8 5 3. The middle cell of an odd number of cells is free.
 *
 * <p>Text: {@code palindrome r1c1-r1c5}.
 */
public final class Palindrome extends EqualPairsRule {

    private Palindrome(List<Cell> cells) {
        super("palindrome at " + cells.get(0), "palindrome " + CellText.of(cells), cells);
    }

    /**
     * A line.
     *
     * @param cells its cells, two or more
     * @return the rule
     * @throws IllegalArgumentException if there are fewer cells
     */
    public static Palindrome of(List<Cell> cells) {
        if (cells.size() < 2) {
            throw new IllegalArgumentException("a palindrome needs two or more cells, but has " + cells.size());
        }
        return new Palindrome(cells);
    }

    @Override
    protected List<Pair> pairs() {
        int size = cells().size();
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < size / 2; i++) {
            pairs.add(new Pair(i, size - 1 - i));
        }
        return pairs;
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Line(Shape.LineStyle.PALINDROME, cells(), ""));
    }
}
