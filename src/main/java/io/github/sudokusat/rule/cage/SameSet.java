package io.github.sudokusat.rule.cage;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.Sequence;
import io.github.sudokusat.rule.CellRule;
import io.github.sudokusat.rule.CellText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * Groups of as many cells have the same digits, each digit as often, in any order.
 *
 * <p>Text: {@code same-set r1c1 r1c2 r1c3 = r4c4 r4c5 r5c5}, which 2 7 2 and 7 2 2 fulfil. A cell may be in several groups, and one that is listed
 * twice in a group counts twice there.
 */
public final class SameSet extends CellRule {

    private final List<List<Cell>> groups;

    private SameSet(List<List<Cell>> groups) {
        super(
                "same set at " + groups.get(0).get(0),
                "same-set " + CellText.ofGroups(groups),
                groups.stream().flatMap(List::stream).toList());
        this.groups = groups;
    }

    /**
     * Groups with the same digits.
     *
     * @param groups the groups, two or more, of the same number of cells, one or more; copied
     * @return the rule
     * @throws IllegalArgumentException if there are fewer groups, or they have no cell or different numbers of cells
     */
    public static SameSet of(List<List<Cell>> groups) {
        List<List<Cell>> copy = requireGroups("same sets", groups);
        if (copy.stream().mapToInt(List::size).distinct().count() > 1) {
            throw new IllegalArgumentException("same sets need groups of the same number of cells");
        }
        return new SameSet(copy);
    }

    /**
     * The groups.
     *
     * @return the groups in their order; unmodifiable
     */
    public List<List<Cell>> groups() {
        return groups;
    }

    /** How many more cells of the first group than of the second had a digit so far, and whose turn it is. */
    private record Lead(int more, boolean isTurnOfFirst) {}

    @Override
    public List<Primitive> primitives(Layout layout) {
        List<Primitive> primitives = new ArrayList<>();
        for (int i = 1; i < groups.size(); i++) {
            List<Cell> first = new ArrayList<>(groups.get(0));
            List<Cell> second = new ArrayList<>();
            for (Cell cell : groups.get(i)) {
                if (!first.remove(cell)) {
                    second.add(cell);
                }
            }
            if (!first.isEmpty()) {
                addEqual(primitives, layout.side(), numbers(first, layout.side()), numbers(second, layout.side()));
            }
        }
        return primitives;
    }

    private static void addEqual(List<Primitive> primitives, int side, int[] first, int[] second) {
        if (first.length == 1) {
            primitives.add(PairRelation.of(side, first[0], second[0], (one, other) -> one == other));
            return;
        }
        int[] inTurn = new int[2 * first.length];
        for (int i = 0; i < first.length; i++) {
            inTurn[2 * i] = first[i];
            inTurn[2 * i + 1] = second[i];
        }
        for (int digit = 1; digit <= side; digit++) {
            primitives.add(Sequence.of(inTurn, balance(side, digit, first.length)));
        }
    }

    /** Whether two groups, whose cells are read in turn, have a digit as often. */
    private static Automaton balance(int side, int digit, int size) {
        return Automaton.<Lead>of(
                side,
                new Lead(0, true),
                (lead, read) -> {
                    int more = lead.more() + (read != digit ? 0 : lead.isTurnOfFirst() ? 1 : -1);
                    return Math.abs(more) > size ? null : new Lead(more, !lead.isTurnOfFirst());
                },
                lead -> lead.more() == 0 && lead.isTurnOfFirst());
    }

    @Override
    protected void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        int size = groups.get(0).size();
        for (int digit = values.least(); digit <= values.greatest(); digit++) {
            for (int i = 1; i < groups.size(); i++) {
                for (int j = 0; j < i; j++) {
                    int[] one = Arrays.copyOfRange(digits, i * size, (i + 1) * size);
                    int[] other = Arrays.copyOfRange(digits, j * size, (j + 1) * size);
                    if (count(digit, one) > count(digit, other) + count(DigitValues.BLANK, other)
                            || count(digit, other) > count(digit, one) + count(DigitValues.BLANK, one)) {
                        found.accept(broken(
                                joined(groups.get(j), groups.get(i)),
                                "has " + digit + " in " + times(digit, other) + " of " + CellText.of(groups.get(j))
                                        + " but in " + times(digit, one) + " of " + CellText.of(groups.get(i))));
                        return;
                    }
                }
            }
        }
    }

    private static int count(int digit, int[] digits) {
        return (int) Arrays.stream(digits).filter(d -> d == digit).count();
    }

    private static String times(int digit, int[] digits) {
        int count = count(digit, digits);
        return count == 0 ? "none" : Integer.toString(count);
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        List<Shape> cages = new ArrayList<>();
        groups.forEach(group -> cages.add(new Shape.Cage(group, "≡")));
        return cages;
    }
}
