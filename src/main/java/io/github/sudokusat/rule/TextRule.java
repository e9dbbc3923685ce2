package io.github.sudokusat.rule;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.NamedRule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A named rule that has a line of text, with what such rules share: name, text, equality, and the forms of a breach.
 *
 * <p>Two rules are equal if they are of the same class and have the same text, so the text says everything about the rule.
 */
public abstract class TextRule implements NamedRule {

    private final String name;
    private final String text;
    private final List<Cell> cells;

    /**
     * Creates a rule.
     *
     * @param name its name in messages, such as {@code killer cage 15 at r1c1}
     * @param text its line of text, such as {@code killer 15 r1c1 r1c2}
     * @param cells its cells in its own order; empty if it is about the whole grid; copied
     */
    protected TextRule(String name, String text, List<Cell> cells) {
        this.name = name;
        this.text = text;
        this.cells = List.copyOf(cells);
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
     * A breach by a wrong sum.
     *
     * @param where the cells that break the rule
     * @param range what their digits can sum to
     * @param sum the sum that is asked for, out of range
     * @param verb follows the rule's name in the sentence, such as {@code sums to}
     * @return the conflict
     */
    protected final Conflict broken(List<Cell> where, SumRange range, int sum, String verb) {
        String whatIsWrong = verb + " " + range.awayFrom(sum);
        return range.least() == range.greatest()
                ? Conflict.of(this, ascending(where), range.least(), name + " " + whatIsWrong)
                : broken(where, whatIsWrong);
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

    /**
     * Lists of cells one after another.
     *
     * @param first cells
     * @param second further cells
     * @return a new list
     */
    protected static List<Cell> joined(List<Cell> first, List<Cell> second) {
        List<Cell> joined = new ArrayList<>(first);
        joined.addAll(second);
        return joined;
    }

    /**
     * Rejects fewer than two groups of cells, and an empty one.
     *
     * @param what the rule that has them, such as {@code equal sums}
     * @param groups the groups
     * @return an unmodifiable copy
     * @throws IllegalArgumentException if there are fewer, or one is empty
     */
    protected static List<List<Cell>> requireGroups(String what, List<List<Cell>> groups) {
        List<List<Cell>> copy = groups.stream().map(List::copyOf).toList();
        if (copy.size() < 2 || copy.contains(List.of())) {
            throw new IllegalArgumentException(what + " need two or more groups of cells, none empty");
        }
        return copy;
    }

    /**
     * Rejects cells of which one is listed twice.
     *
     * @param what the rule that has them, such as {@code a sandwich}
     * @param cells the cells
     * @return the cells
     * @throws IllegalArgumentException if one is listed twice; the message names it
     */
    protected static List<Cell> requireDistinct(String what, List<Cell> cells) {
        Set<Cell> known = new HashSet<>();
        for (Cell cell : cells) {
            if (!known.add(cell)) {
                throw new IllegalArgumentException(what + " can't list a cell twice, but lists " + cell);
            }
        }
        return cells;
    }

    private static List<Cell> ascending(List<Cell> cells) {
        TreeSet<Cell> sorted = new TreeSet<>(TextRule::compare);
        sorted.addAll(cells);
        return List.copyOf(sorted);
    }

    /**
     * Compares cells by row, then by column.
     *
     * @param one a cell
     * @param other a cell
     * @return a negative number if the first comes earlier, 0 if they are the same, else a positive number
     */
    protected static int compare(Cell one, Cell other) {
        return one.row() != other.row()
                ? Integer.compare(one.row(), other.row())
                : Integer.compare(one.column(), other.column());
    }

    @Override
    public final boolean equals(Object object) {
        return object instanceof TextRule other && getClass() == other.getClass() && text.equals(other.text);
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
