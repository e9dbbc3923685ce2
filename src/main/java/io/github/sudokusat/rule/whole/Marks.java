package io.github.sudokusat.rule.whole;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.CellRule;
import java.util.List;
import java.util.function.Consumer;

/**
 * Given pencil marks: a cell holds one of some digits.
 *
 * <p>Text: {@code given r1c1 = 2 4 6}.
 */
public final class Marks extends CellRule {

    private final long digits;

    private Marks(long digits, Cell cell) {
        super("candidates " + list(digits) + " at " + cell, "given " + cell + " = " + list(digits), List.of(cell));
        this.digits = digits;
    }

    /**
     * The marks of a cell.
     *
     * @param digits the {@linkplain Digits set} of digits, not empty
     * @param cell the cell
     * @return the rule
     * @throws IllegalArgumentException if there is no digit
     */
    public static Marks of(long digits, Cell cell) {
        if (digits == 0) {
            throw new IllegalArgumentException("a cell needs at least one candidate, but " + cell + " has none");
        }
        return new Marks(digits, cell);
    }

    private static String list(long digits) {
        StringBuilder text = new StringBuilder();
        for (long rest = digits; rest != 0; rest &= rest - 1) {
            text.append(text.length() == 0 ? "" : " ").append(Digits.least(rest));
        }
        return text.toString();
    }

    /**
     * The digits that the cell may hold.
     *
     * @return the {@linkplain Digits set}
     */
    public long digits() {
        return digits;
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int side = layout.side();
        int greatest = Digits.greatest(digits);
        if (greatest > side) {
            throw new IllegalArgumentException(name() + " include " + greatest + ", but digits end at " + side);
        }
        return List.of(DigitClause.of(side, cells().get(0).number(side), digits));
    }

    @Override
    protected void check(int[] digits, int side, Consumer<Conflict> found) {
        if (digits[0] != 0 && !Digits.contains(this.digits, digits[0])) {
            found.accept(broken("do not include " + digits[0]));
        }
    }
}
