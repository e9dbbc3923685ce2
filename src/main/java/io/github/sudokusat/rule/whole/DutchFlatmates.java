package io.github.sudokusat.rule.whole;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.TextRule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Dutch flatmates: every 5 has a 1 directly above it or a 9 directly below it, or both. On grids of other sides the middle digit (half the side,
 * rounded up) takes the place of 5, and the largest digit that of 9.
 *
 * <p>Text: {@code rule dutch-flatmates}.
 */
public final class DutchFlatmates extends TextRule {

    private static final DutchFlatmates INSTANCE = new DutchFlatmates();

    private DutchFlatmates() {
        super("dutch-flatmates", "rule dutch-flatmates", List.of());
    }

    /**
     * The rule.
     *
     * @return the rule
     */
    public static DutchFlatmates of() {
        return INSTANCE;
    }

    private static int middle(int side) {
        return (side + 1) / 2;
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        List<Primitive> primitives = new ArrayList<>();
        for (int cell : layout.cells()) {
            primitives.add(clause(layout, cell));
        }
        return primitives;
    }

    private static Primitive clause(Layout layout, int cell) {
        int side = layout.side();
        long others = Digits.all(side) & ~Digits.of(middle(side));
        boolean hasAbove = cell >= side;
        boolean hasBelow = cell / side + 1 < layout.rows();
        if (hasAbove && hasBelow) {
            int[] cells = {cell, cell - side, cell + side};
            return DigitClause.of(side, cells, new long[] {others, Digits.of(1), Digits.of(side)});
        }
        if (hasAbove) {
            return DigitClause.of(side, new int[] {cell, cell - side}, new long[] {others, Digits.of(1)});
        }
        return hasBelow
                ? DigitClause.of(side, new int[] {cell, cell + side}, new long[] {others, Digits.of(side)})
                : DigitClause.of(side, cell, others);
    }

    @Override
    public void conflicts(Grid grid, Consumer<Conflict> found) {
        int side = grid.layout().side();
        for (int cell : grid.layout().cells()) {
            // Beyond the border there is no flatmate; a blank may become one.
            int above = cell < side ? -1 : grid.digit(cell - side);
            int below = cell / side + 1 == grid.layout().rows() ? -1 : grid.digit(cell + side);
            boolean mayHold = above == 0 || above == 1 || below == 0 || below == side;
            if (grid.digit(cell) == middle(side) && !mayHold) {
                Cell where = Cell.numbered(cell, side);
                DigitValues values = grid.layout().values();
                found.accept(broken(
                        List.of(where),
                        "is broken by " + values.of(middle(side)) + " in " + where + ", without " + values.least()
                                + " above it or " + values.greatest() + " below it"));
            }
        }
    }
}
