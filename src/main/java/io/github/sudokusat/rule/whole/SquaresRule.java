package io.github.sudokusat.rule.whole;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.LayoutNeed;
import io.github.sudokusat.grid.UnfitRuleException;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.TextRule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** A rule that every square of 2 × 2 cells has digits of all three classes. */
abstract class SquaresRule extends TextRule {

    /** The number of classes. */
    static final int CLASSES = 3;

    SquaresRule(String name) {
        super(name, "rule " + name, List.of());
    }

    /** The class of a value: 0, 1 or 2. */
    abstract int classOf(int digit, DigitValues values);

    /** The end of the sentence about a square without a class. */
    abstract String breach(Cell corner, int missing, DigitValues values);

    @Override
    public final List<Primitive> primitives(Layout layout) {
        DigitValues values = layout.values();
        int side = layout.side();
        if (side < CLASSES) {
            throw new UnfitRuleException(name(), LayoutNeed.THREE_DIGITS, ", but there are only " + side);
        }
        List<Primitive> primitives = new ArrayList<>();
        for (List<Cell> square : squares(layout)) {
            for (int i = 0; i < CLASSES; i++) {
                int group = i;
                long[] sets = new long[square.size()];
                Arrays.fill(sets, values.where(digit -> classOf(digit, values) == group));
                primitives.add(DigitClause.of(side, numbers(square, side), sets));
            }
        }
        return primitives;
    }

    private static List<List<Cell>> squares(Layout layout) {
        List<List<Cell>> squares = new ArrayList<>();
        for (int row = 0; row + 1 < layout.rows(); row++) {
            for (int column = 0; column + 1 < layout.columns(); column++) {
                squares.add(List.of(
                        new Cell(row, column),
                        new Cell(row, column + 1),
                        new Cell(row + 1, column),
                        new Cell(row + 1, column + 1)));
            }
        }
        return squares;
    }

    @Override
    public final void conflicts(Grid grid, Consumer<Conflict> found) {
        DigitValues values = grid.layout().values();
        for (List<Cell> square : squares(grid.layout())) {
            boolean[] has = new boolean[CLASSES];
            int blanks = 0;
            for (Cell cell : square) {
                int digit = values.of(grid.digit(cell));
                if (digit == DigitValues.BLANK) {
                    blanks++;
                } else {
                    has[classOf(digit, values)] = true;
                }
            }
            for (int i = 0; i < CLASSES && blanks == 0; i++) {
                if (!has[i]) {
                    found.accept(broken(square, breach(square.get(0), i, values)));
                }
            }
        }
    }
}
