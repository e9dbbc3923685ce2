package io.github.sudokusat.rule;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Grid;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Consumer;

/** A named rule about the digits of listed cells and nothing else. */
public abstract class CellRule extends TextRule {

    /**
     * Creates a rule.
     *
     * @param name its name in messages, such as {@code killer cage 15 at r1c1}
     * @param text its line of text, such as {@code killer 15 r1c1 r1c2}
     * @param cells its cells in its own order; copied
     * @throws IllegalArgumentException if there is no cell
     */
    protected CellRule(String name, String text, List<Cell> cells) {
        super(name, text, cells);
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("a rule needs at least one cell: " + text);
        }
    }

    /**
     * Reports how digits break the rule.
     *
     * @param digits the values of the digits of {@link #cells()} in their order, {@link DigitValues#BLANK} for a blank
     * @param values the values of all digits of the grid
     * @param found receives the conflicts: for complete digits at least one if the rule is broken; for others only what no further digit can mend
     */
    protected abstract void check(int[] digits, DigitValues values, Consumer<Conflict> found);

    @Override
    public final void conflicts(Grid grid, Consumer<Conflict> found) {
        check(cells().stream().mapToInt(grid::value).toArray(), grid.layout().values(), found);
    }

    /**
     * Reports each digit that two or more cells hold.
     *
     * @param digits the values of the digits of {@link #cells()}, {@link DigitValues#BLANK} for a blank
     * @param values the values of all digits of the grid
     * @param found receives a conflict for each such digit, ascending
     */
    protected final void checkRepeats(int[] digits, DigitValues values, Consumer<Conflict> found) {
        for (int digit = values.least(); digit <= values.greatest(); digit++) {
            TreeSet<Cell> holders = new TreeSet<>(TextRule::compare);
            for (int i = 0; i < digits.length; i++) {
                if (digits[i] == digit) {
                    holders.add(cells().get(i));
                }
            }
            if (holders.size() > 1) {
                found.accept(Conflict.of(this, values.digit(digit), List.copyOf(holders), values));
            }
        }
    }

    /**
     * Whether all digits are known.
     *
     * @param digits values, {@link DigitValues#BLANK} for a blank
     * @return true if none is blank
     */
    protected static boolean isComplete(int[] digits) {
        for (int digit : digits) {
            if (digit == DigitValues.BLANK) {
                return false;
            }
        }
        return true;
    }
}
