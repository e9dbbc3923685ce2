package io.github.sudokusat.rule;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
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
     * @param digits the digits of {@link #cells()} in their order, 0 for a blank
     * @param side the side of the grid
     * @param found receives the conflicts: for complete digits at least one if the rule is broken; for others only what no further digit can mend
     */
    protected abstract void check(int[] digits, int side, Consumer<Conflict> found);

    @Override
    public final void conflicts(Grid grid, Consumer<Conflict> found) {
        int side = grid.layout().side();
        int[] digits = numbers(cells(), side);
        for (int i = 0; i < digits.length; i++) {
            digits[i] = grid.digit(digits[i]);
        }
        check(digits, side, found);
    }

    /**
     * Reports each digit that two or more cells hold.
     *
     * @param digits the digits of {@link #cells()}, 0 for a blank
     * @param side the side of the grid
     * @param found receives a conflict for each such digit, ascending
     */
    protected final void checkRepeats(int[] digits, int side, Consumer<Conflict> found) {
        for (int digit = 1; digit <= side; digit++) {
            TreeSet<Cell> holders = new TreeSet<>(TextRule::compare);
            for (int i = 0; i < digits.length; i++) {
                if (digits[i] == digit) {
                    holders.add(cells().get(i));
                }
            }
            if (holders.size() > 1) {
                found.accept(Conflict.of(this, digit, List.copyOf(holders)));
            }
        }
    }

    /**
     * Whether all digits are known.
     *
     * @param digits digits, 0 for a blank
     * @return true if none is 0
     */
    protected static boolean isComplete(int[] digits) {
        for (int digit : digits) {
            if (digit == 0) {
                return false;
            }
        }
        return true;
    }
}
