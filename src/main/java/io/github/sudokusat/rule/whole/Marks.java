package io.github.sudokusat.rule.whole;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.CellRule;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * Given pencil marks: a cell holds one of some digits.
 *
 * <p>Text: {@code given r1c1 = 2 4 6}.
 */
public final class Marks extends CellRule {

    private final int[] digits;

    private Marks(int[] digits, Cell cell) {
        super(name(words(digits), cell), "given " + cell + " = " + String.join(" ", words(digits)), List.of(cell));
        this.digits = digits;
    }

    /**
     * The marks of a cell.
     *
     * @param digits the values of the digits, each 0 or more, in any order; copied
     * @param cell the cell
     * @return the rule
     * @throws IllegalArgumentException if there is no digit, or one is less than 0
     */
    public static Marks of(int[] digits, Cell cell) {
        int[] sorted = Arrays.stream(digits).sorted().distinct().toArray();
        if (sorted.length == 0) {
            throw new IllegalArgumentException("a cell needs at least one candidate, but " + cell + " has none");
        }
        if (sorted[0] < 0) {
            throw new IllegalArgumentException("a candidate must be 0 or more, but " + cell + " has " + sorted[0]);
        }
        return new Marks(sorted, cell);
    }

    private static String name(List<String> digits, Cell cell) {
        int last = digits.size() - 1;
        String others = String.join(", ", digits.subList(0, last));
        return cell + " is " + (others.isEmpty() ? "" : others + " or ") + digits.get(last);
    }

    private static List<String> words(int[] digits) {
        return Arrays.stream(digits).mapToObj(Integer::toString).toList();
    }

    /**
     * The digits.
     *
     * @return a new array with their values, ascending, each once
     */
    public int[] digits() {
        return digits.clone();
    }

    private boolean allows(int value) {
        return Arrays.binarySearch(digits, value) >= 0;
    }

    @Override
    public boolean knowsDoublers() {
        return true;
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        DigitValues values = layout.values();
        for (int digit : digits) {
            if (!values.include(digit)) {
                throw new IllegalArgumentException(
                        cells().get(0) + " can't be " + digit + ", because digits are " + values.words());
            }
        }
        return List.of(DigitClause.of(layout.side(), cells().get(0).number(layout.side()), values.where(this::allows)));
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Note(cells().get(0), words(digits)));
    }

    @Override
    protected void check(int[] found, DigitValues values, Consumer<Conflict> conflicts) {
        if (found[0] != DigitValues.BLANK && !allows(found[0])) {
            conflicts.accept(broken("does not hold, because it is " + found[0]));
        }
    }
}
