package io.github.sudokusat.rule.line;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.Sequence;
import io.github.sudokusat.rule.CellRule;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.Sums;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A sum line: it can be cut into consecutive segments, one or more, each of which sums to a number; digits may repeat.
 *
 * <p>Text: {@code sum-line 10 r9c1-r9c5}, which 4 6 7 2 1 fulfil.
 */
public final class SumLine extends CellRule {

    /** The largest sum. */
    public static final int MAX_SUM = 1000;

    /** The state before the first digit that counts; zeros alone are no segment unless that is the sum. */
    private static final int START = -1;

    private final int sum;

    private SumLine(int sum, List<Cell> cells) {
        super("sum line " + sum + " at " + cells.get(0), "sum-line " + sum + " " + CellText.of(cells), cells);
        this.sum = sum;
    }

    /**
     * A sum line.
     *
     * @param sum the sum of each segment, from 0 to {@value #MAX_SUM}; only digits from 0 can sum to 0
     * @param cells the cells from one end to the other, one or more
     * @return the rule
     * @throws IllegalArgumentException if the sum is out of range or there is no cell
     */
    public static SumLine of(int sum, List<Cell> cells) {
        if (sum < 0 || sum > MAX_SUM || cells.isEmpty()) {
            throw new IllegalArgumentException("a sum line needs a sum from 0 to " + MAX_SUM + " and a cell, but has "
                    + sum + " and " + cells.size() + " cells");
        }
        return new SumLine(sum, cells);
    }

    /**
     * The sum of each segment.
     *
     * @return from 0 to {@value #MAX_SUM}
     */
    public int sum() {
        return sum;
    }

    @Override
    public boolean knowsDoublers() {
        return true;
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        DigitValues values = layout.values();
        Automaton segments = Automaton.<Integer>of(
                layout.side(), START, (done, digit) -> after(done, values.worth(digit)), done -> done == 0);
        return List.of(Sums.requirePossible(this, Sequence.of(numbers(cells(), layout.side()), segments), values));
    }

    /** The sum of a segment so far, with one more digit: 0 after the last of a segment; null if it is too much. */
    private @Nullable Integer after(int done, int value) {
        if (done == START && value == 0 && sum > 0) {
            return START;
        }
        int total = Math.max(done, 0) + value;
        return total > sum ? null : Integer.valueOf(total == sum ? 0 : total);
    }

    @Override
    protected void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        int start = 0;
        int segment = 0;
        for (int i = 0; i < digits.length; i++) {
            if (digits[i] == DigitValues.BLANK) {
                return;
            }
            segment += digits[i];
            boolean isLast = i == digits.length - 1;
            boolean isUnfinished = segment < sum && isLast && (segment > 0 || start == 0);
            if (segment > sum || isUnfinished) {
                found.accept(broken(
                        cells().subList(start, i + 1),
                        (isLast ? "has a last segment of " : "has a segment of ") + segment));
                return;
            }
            start = segment == sum ? i + 1 : start;
            segment = segment == sum ? 0 : segment;
        }
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Line(Shape.LineStyle.SUM, cells(), Integer.toString(sum)));
    }
}
