package io.github.sudokusat.rule.whole;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.CellRule;
import io.github.sudokusat.rule.CellText;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Consumer;

/**
 * Cells with odd digits, or cells with even digits.
 *
 * <p>Text: {@code odd r1c1 r2c2}, {@code even r1c1 r2c2}.
 */
public final class Parity extends CellRule {

    private final boolean isOdd;

    private Parity(boolean isOdd, List<Cell> cells) {
        super(
                (isOdd ? "odd" : "even") + " cells at " + cells.get(0),
                (isOdd ? "odd " : "even ") + CellText.of(cells),
                cells);
        this.isOdd = isOdd;
    }

    /**
     * Cells with odd digits.
     *
     * @param cells the cells
     * @return the rule
     * @throws IllegalArgumentException if there is no cell
     */
    public static Parity odd(List<Cell> cells) {
        return of(true, cells);
    }

    /**
     * Cells with even digits.
     *
     * @param cells the cells
     * @return the rule
     * @throws IllegalArgumentException if there is no cell
     */
    public static Parity even(List<Cell> cells) {
        return of(false, cells);
    }

    private static Parity of(boolean isOdd, List<Cell> cells) {
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("odd or even cells need at least one cell");
        }
        return new Parity(isOdd, cells);
    }

    /**
     * Whether the digits are odd.
     *
     * @return true if they are odd, false if they are even
     */
    public boolean isOdd() {
        return isOdd;
    }

    @Override
    public boolean knowsDoublers() {
        return true;
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int side = layout.side();
        DigitValues values = layout.values();
        long digits = Digits.where(
                side, digit -> (values.doublers() ? values.plain(digit) : values.of(digit)) % 2 == (isOdd ? 1 : 0));
        if (digits == 0) {
            throw new IllegalArgumentException(name() + " need an " + (isOdd ? "odd" : "even")
                    + " digit, but there is only " + layout.values().least());
        }
        List<Primitive> primitives = new ArrayList<>();
        for (Cell cell : new LinkedHashSet<>(cells())) {
            primitives.add(DigitClause.of(side, cell.number(side), digits));
        }
        return primitives;
    }

    @Override
    protected void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        for (int i = 0; i < digits.length; i++) {
            if (digits[i] != DigitValues.BLANK && (digits[i] & 1) != (isOdd ? 1 : 0)) {
                Cell where = cells().get(i);
                found.accept(broken(List.of(where), "have " + digits[i] + " in " + where));
            }
        }
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Shade(isOdd ? Shape.ShadeStyle.ODD : Shape.ShadeStyle.EVEN, cells()));
    }
}
