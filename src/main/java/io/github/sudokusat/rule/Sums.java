package io.github.sudokusat.rule;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.LayoutNeed;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.UnfitRuleException;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.Primitive;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How rules state sums as primitives. */
public final class Sums {

    /** The largest side on which sums are stated as sets of digits, because their number grows exponentially. */
    public static final int MAX_SIDE_OF_SETS = 16;

    private Sums() {}

    /**
     * Some cells have a sum: stated as sets of digits if houses keep all of them different, because that is stronger, else as a linear sum.
     *
     * @param layout the layout
     * @param rule the rule that asks for it
     * @param sum the sum
     * @param cells the cells, one or more, each as often as it counts
     * @return the primitive
     * @throws ImpossibleRuleException if no digits have the sum; the message names the rule
     */
    public static Primitive of(Layout layout, NamedRule rule, int sum, List<Cell> cells) {
        if (layout.values().doublers()) {
            return ofWorth(layout, rule, sum, cells);
        }
        int side = layout.side();
        int[] numbers = TextRule.numbers(cells, side);
        boolean differ = side <= MAX_SIDE_OF_SETS && areInCommonHouses(layout, numbers);
        DigitValues values = layout.values();
        requireSum(rule, sum, numbers.length, differ, values);
        int total = values.numbers(sum, numbers.length);
        return differ
                ? DigitSets.of(side, numbers, Digits.setsOfSum(Digits.all(side), numbers.length, total))
                : LinearSum.of(side, total, numbers);
    }

    private static Primitive ofWorth(Layout layout, NamedRule rule, int sum, List<Cell> cells) {
        int[] numbers = TextRule.numbers(cells, layout.side());
        if (WorthSums.areSets(layout.values()) && mustDiffer(layout, numbers)) {
            return WorthSums.ofDifferent(layout, rule, sum, numbers);
        }
        int[] coefficients = new int[numbers.length];
        Arrays.fill(coefficients, 1);
        return requirePossible(rule, linear(layout, cells, coefficients, sum), layout.values());
    }

    private static boolean mustDiffer(Layout layout, int... cells) {
        for (int i = 0; i < cells.length; i++) {
            for (int j = 0; j < i; j++) {
                if (!layout.mustDiffer(cells[i], cells[j])) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * Cells hold different digits with a sum, as in a killer cage.
     *
     * @param layout the layout
     * @param rule the rule that asks for it
     * @param sum the sum
     * @param cells the cells, each once; no more than there are digits, without doubled ones
     * @return the primitives
     * @throws ImpossibleRuleException if no digits have the sum; the message names the rule
     */
    public static List<Primitive> ofDifferent(Layout layout, NamedRule rule, int sum, List<Cell> cells) {
        int side = layout.side();
        DigitValues values = layout.values();
        int[] numbers = TextRule.numbers(cells, side);
        if (values.doublers() ? WorthSums.areSets(values) : side <= MAX_SIDE_OF_SETS) {
            return List.of(
                    values.doublers()
                            ? WorthSums.ofDifferent(layout, rule, sum, numbers)
                            : DigitSets.of(side, numbers, sets(values, Digits.all(side), numbers.length, sum)));
        }
        // The number of sets grows exponentially with the side.
        int[] coefficients = new int[numbers.length];
        Arrays.fill(coefficients, 1);
        List<Primitive> primitives = new ArrayList<>(DifferentDigits.of(values, numbers));
        primitives.add(requirePossible(rule, linear(layout, cells, coefficients, sum), values));
        return primitives;
    }

    /**
     * Rejects a sum that no digits have.
     *
     * @param rule the rule that asks for it
     * @param sum the sum
     * @param count the number of digits
     * @param differ whether they differ
     * @param values the values of all digits
     * @throws ImpossibleRuleException if no such digits have the sum; the message names the rule
     */
    public static void requireSum(NamedRule rule, int sum, int count, boolean differ, DigitValues values) {
        int leastNumbers = differ ? count * (count + 1) / 2 : count;
        int least = values.sum(leastNumbers, count);
        int greatest = values.sum(count * (values.count() + 1) - leastNumbers, count);
        if (sum < least || sum > greatest) {
            String lack =
                    count == 1 ? "no digit is " : "no " + count + (differ ? " different" : "") + " digits sum to ";
            throw new ImpossibleRuleException(
                    lack + sum + " (" + rule.name() + "): the least sum is " + least + ", the greatest " + greatest);
        }
    }

    /**
     * The values of the digits of some cells, each multiplied by its coefficient, have a sum.
     *
     * @param layout the layout
     * @param cells the cells, one or more; the coefficients of one that is listed several times are added up
     * @param coefficients the coefficient of each cell, from −1000 to 1000
     * @param total the sum
     * @return the primitive
     */
    public static Primitive linear(Layout layout, List<Cell> cells, int[] coefficients, int total) {
        if (layout.values().doublers()) {
            return WorthSums.linear(layout, cells, coefficients, total);
        }
        int side = layout.side();
        int count = Arrays.stream(coefficients).sum();
        return LinearSum.of(
                side,
                TextRule.numbers(cells, side),
                coefficients,
                layout.values().numbers(total, count));
    }

    /**
     * The sets of a number of digits whose values have a sum.
     *
     * @param values the values of all digits
     * @param among the digits to choose from, as a set of {@link Digits}
     * @param size the number of digits
     * @param sum the sum of their values
     * @return the sets, ascending as numbers
     */
    public static long[] sets(DigitValues values, long among, int size, int sum) {
        return Digits.setsOfSum(among, size, values.numbers(sum, size));
    }

    /**
     * The side of a layout, for a rule that is stated as sets of digits.
     *
     * @param rule the rule
     * @param layout the layout
     * @return the side
     * @throws UnfitRuleException if it is greater than {@value #MAX_SIDE_OF_SETS}
     */
    public static int requireSideOfSets(NamedRule rule, Layout layout) {
        if (layout.side() > MAX_SIDE_OF_SETS) {
            throw new UnfitRuleException(rule.name(), LayoutNeed.AT_MOST_16_DIGITS, ", but there are " + layout.side());
        }
        return layout.side();
    }

    /** Whether every two of some cells are in one house, and none is listed twice. */
    private static boolean areInCommonHouses(Layout layout, int[] cells) {
        for (int i = 0; i < cells.length; i++) {
            for (int j = 0; j < i; j++) {
                if (cells[i] == cells[j] || !layout.shareHouse(cells[i], cells[j])) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * Groups of cells have equal sums. If some of them make up a house, each has its share of the sum of all digits, such as the rows of a magic square; else
     * there is a linear sum for each group but the smallest, with which it is compared.
     *
     * @param layout the layout
     * @param rule the rule that asks for it
     * @param groups the groups, two or more, none empty; a cell counts as often as it is listed
     * @return the primitives
     * @throws ImpossibleRuleException if no digits make two of the sums equal; the message names the rule
     */
    static List<Primitive> equal(Layout layout, NamedRule rule, List<List<Cell>> groups) {
        int parts = HouseParts.of(layout, groups);
        if (parts > 0) {
            int share = requireShare(layout.values(), rule, parts);
            return groups.stream().map(group -> of(layout, rule, share, group)).toList();
        }
        List<Cell> smallest = groups.get(0);
        for (List<Cell> group : groups) {
            smallest = group.size() < smallest.size() ? group : smallest;
        }
        List<Primitive> sums = new ArrayList<>();
        for (List<Cell> group : groups) {
            if (group != smallest) {
                sums.add(difference(layout, rule, group, smallest));
            }
        }
        return sums;
    }

    private static int requireShare(DigitValues values, NamedRule rule, int parts) {
        int side = values.count();
        int total = values.sum(side * (side + 1) / 2, side);
        if (total % parts != 0) {
            throw new ImpossibleRuleException(parts + " equal sums cannot make up a house, the digits of which sum to "
                    + total + " (" + rule.name() + ")");
        }
        return total / parts;
    }

    private static Primitive difference(Layout layout, NamedRule rule, List<Cell> more, List<Cell> less) {
        List<Cell> cells = TextRule.joined(more, less);
        int[] coefficients = new int[cells.size()];
        for (int i = 0; i < coefficients.length; i++) {
            coefficients[i] = i < more.size() ? 1 : -1;
        }
        return requirePossible(rule, linear(layout, cells, coefficients, 0), layout.values());
    }

    /**
     * Rejects a primitive that no digits can fulfil, as far as it knows.
     *
     * @param rule the rule that states it
     * @param primitive the primitive
     * @param values the values of all digits
     * @return the primitive
     * @throws ImpossibleRuleException if it can't hold; the message names the rule
     */
    public static Primitive requirePossible(NamedRule rule, Primitive primitive, DigitValues values) {
        if (!primitive.isPossible(new int[primitive.size()])) {
            throw new ImpossibleRuleException("no digits " + values.words() + " can fulfil " + rule.name());
        }
        return primitive;
    }
}
