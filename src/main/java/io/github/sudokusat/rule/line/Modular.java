package io.github.sudokusat.rule.line;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.rule.CellText;
import java.util.List;

/**
 * A modular line: any <i>m</i> cells in a row have different remainders when their digits are divided by <i>m</i>. With <i>m</i> = 3 a line may begin
 * 4 2 9 1 5. A line of fewer cells has different remainders, too.
 *
 * <p>Text: {@code modular 3 r1c1-r1c5}.
 */
public final class Modular extends ClassLine {

    private final int modulus;

    private Modular(int modulus, List<Cell> cells) {
        super(
                "modular line " + modulus + " at " + cells.get(0),
                "modular " + modulus + " " + CellText.of(cells),
                modulus,
                cells);
        this.modulus = modulus;
    }

    /**
     * A line.
     *
     * @param modulus the number by which digits are divided, 2 or more
     * @param cells its cells, two or more
     * @return the rule
     * @throws IllegalArgumentException if there are fewer cells or the modulus is less
     */
    public static Modular of(int modulus, List<Cell> cells) {
        if (modulus < 2 || cells.size() < 2) {
            throw new IllegalArgumentException("a modular line needs a modulus of 2 or more and two cells, but has "
                    + modulus + " and " + cells.size() + " cells");
        }
        return new Modular(modulus, cells);
    }

    /**
     * The number by which digits are divided.
     *
     * @return 2 or more
     */
    public int modulus() {
        return modulus;
    }

    @Override
    int classOf(int digit, DigitValues values) {
        return digit % modulus;
    }

    @Override
    String breach(int first, int second) {
        return "has " + first + " and " + second + " among " + modulus + " cells in a row";
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Line(Shape.LineStyle.MODULAR, cells(), modulus == 3 ? "" : Integer.toString(modulus)));
    }
}
