package io.github.sudokusat.rule;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.NamedRule;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * A named rule about listed cells, with what such rules share: name, text, equality, and the forms of a breach.
 *
 * <p>Two rules are equal if they are of the same class and have the same text, so the text says everything about the rule.
 */
public abstract class CellRule implements NamedRule {

    private final String name;
    private final String text;
    private final List<Cell> cells;

    /**
     * Creates a rule.
     *
     * @param name its name in messages, such as {@code killer cage 15 at r1c1}
     * @param text its line of text, such as {@code killer 15 r1c1 r1c2}
     * @param cells its cells in its own order; copied
     * @throws IllegalArgumentException if there is no cell
     */
    protected CellRule(String name, String text, List<Cell> cells) {
        this.name = name;
        this.text = text;
        this.cells = List.copyOf(cells);
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("a rule needs at least one cell: " + text);
        }
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final Optional<String> text() {
        return Optional.of(text);
    }

    @Override
    public final List<Cell> cells() {
        return cells;
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
        int[] digits = new int[cells.size()];
        for (int i = 0; i < digits.length; i++) {
            digits[i] = grid.digit(cells.get(i).number(side));
        }
        check(digits, side, found);
    }

    /**
     * A breach by all cells.
     *
     * @param whatIsWrong follows the rule's name in the sentence, such as {@code is not ascending}
     * @return the conflict
     */
    protected final Conflict broken(String whatIsWrong) {
        return Conflict.of(this, ascending(cells), name + " " + whatIsWrong);
    }

    /**
     * A breach by some cells.
     *
     * @param where the cells that break the rule
     * @param whatIsWrong follows the rule's name in the sentence
     * @return the conflict
     */
    protected final Conflict broken(List<Cell> where, String whatIsWrong) {
        return Conflict.of(this, ascending(where), name + " " + whatIsWrong);
    }

    /**
     * A breach by a wrong number.
     *
     * @param number the number that the digits make
     * @param whatIsWrong follows the rule's name in the sentence, such as {@code sums to 17}
     * @return the conflict
     */
    protected final Conflict broken(int number, String whatIsWrong) {
        return Conflict.of(this, ascending(cells), number, name + " " + whatIsWrong);
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
            TreeSet<Cell> holders = new TreeSet<>(CellRule::compare);
            for (int i = 0; i < digits.length; i++) {
                if (digits[i] == digit) {
                    holders.add(cells.get(i));
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

    /**
     * The numbers of cells in a grid.
     *
     * @param cells the cells
     * @param side the side of the grid
     * @return their numbers, in the same order
     */
    protected static int[] numbers(List<Cell> cells, int side) {
        return cells.stream().mapToInt(cell -> cell.number(side)).toArray();
    }

    private static List<Cell> ascending(List<Cell> cells) {
        TreeSet<Cell> sorted = new TreeSet<>(CellRule::compare);
        sorted.addAll(cells);
        return List.copyOf(sorted);
    }

    private static int compare(Cell one, Cell other) {
        return one.row() != other.row()
                ? Integer.compare(one.row(), other.row())
                : Integer.compare(one.column(), other.column());
    }

    @Override
    public final boolean equals(Object object) {
        return object instanceof CellRule other && getClass() == other.getClass() && text.equals(other.text);
    }

    @Override
    public final int hashCode() {
        return text.hashCode();
    }

    @Override
    public final String toString() {
        return name;
    }
}
