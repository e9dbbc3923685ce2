package io.github.sudokusat.rule;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.Sequence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * Sums of what digits are {@linkplain DigitValues#worth worth} on a layout with doublers, where they are no multiples of the numbers of digits: as sets of
 * digits if these differ, else as an automaton that adds.
 */
final class WorthSums {

    /** The most digits, without doubled ones, for which sums are stated as sets. */
    private static final int MOST_OF_SETS = 9;

    /** How much the cells so far make, and how many they are. */
    private record Total(int cells, int sum) {}

    private WorthSums() {}

    /** Whether a sum of different digits is stated as sets. */
    static boolean areSets(DigitValues values) {
        return values.plainCount() <= MOST_OF_SETS;
    }

    /** Cells hold digits that differ, doubled or not, and have a sum; each cell is listed once. */
    static Primitive ofDifferent(Layout layout, NamedRule rule, int sum, int... cells) {
        DigitValues values = layout.values();
        List<Long> sets = new ArrayList<>();
        addSets(sets, values, 1, cells.length, sum, mostDoublers(layout, cells), 0);
        if (sets.isEmpty()) {
            String digits = cells.length == 1
                    ? "no digit, doubled or not, is "
                    : "no " + cells.length + " different digits, of which some may be doubled, sum to ";
            throw new ImpossibleRuleException(digits + sum + " (" + rule.name() + ")");
        }
        return DigitSets.of(
                layout.side(), cells, sets.stream().mapToLong(Long::longValue).toArray());
    }

    /** Adds the sets of a size and a sum, of digits from a plain one on, to a set of lesser ones. */
    private static void addSets(
            List<Long> sets, DigitValues values, int digit, int size, int sum, int doublers, long chosen) {
        if (size == 0 && sum == 0) {
            sets.add(chosen);
        }
        if (size == 0 || sum <= 0 || digit > values.plainCount()) {
            return;
        }
        addSets(sets, values, digit + 1, size, sum, doublers, chosen);
        addSets(sets, values, digit + 1, size - 1, sum - digit, doublers, chosen | Digits.of(digit));
        if (doublers > 0) {
            long doubled = values.alike(digit) & ~Digits.of(digit);
            addSets(sets, values, digit + 1, size - 1, sum - 2 * digit, doublers - 1, chosen | doubled);
        }
    }

    /** How many of some cells can be doublers: one in each row, in each column, and in each box or region. */
    private static int mostDoublers(Layout layout, int... cells) {
        int side = layout.side();
        int[] regions = layout.regionOfCells();
        int most = Math.min(count(cells, cell -> cell / side), count(cells, cell -> cell % side));
        boolean haveRegions = Arrays.stream(cells).allMatch(cell -> regions[cell] >= 0);
        return haveRegions ? Math.min(most, count(cells, cell -> regions[cell])) : most;
    }

    private static int count(int[] cells, IntUnaryOperator unit) {
        return (int) Arrays.stream(cells).map(unit).distinct().count();
    }

    /** What cells are worth, each multiplied by its coefficient, has a sum. */
    static Primitive linear(Layout layout, List<Cell> cells, int[] coefficients, int sum) {
        Map<Cell, Integer> factors = new LinkedHashMap<>();
        for (int i = 0; i < coefficients.length; i++) {
            factors.merge(cells.get(i), coefficients[i], Integer::sum);
        }
        int[] numbers = TextRule.numbers(List.copyOf(factors.keySet()), layout.side());
        int[] own = factors.values().stream().mapToInt(Integer::intValue).toArray();
        return Sequence.of(numbers, adder(layout.values(), own, sum));
    }

    /** The automaton that accepts digits whose worths, multiplied by factors, have a sum. */
    private static Automaton adder(DigitValues values, int[] factors, int sum) {
        int greatest = 2 * values.plainCount();
        int[] least = new int[factors.length + 1];
        int[] most = new int[factors.length + 1];
        for (int i = factors.length - 1; i >= 0; i--) {
            least[i] = least[i + 1] + Math.min(factors[i], factors[i] * greatest);
            most[i] = most[i + 1] + Math.max(factors[i], factors[i] * greatest);
        }
        return Automaton.<Total>of(
                values.count(),
                new Total(0, 0),
                (total, digit) -> {
                    int next = total.cells + 1;
                    int left = next > factors.length
                            ? Integer.MIN_VALUE
                            : sum - total.sum - factors[total.cells] * values.worth(digit);
                    boolean isPossible = next <= factors.length && least[next] <= left && left <= most[next];
                    return isPossible ? new Total(next, sum - left) : null;
                },
                total -> total.cells == factors.length && total.sum == sum);
    }
}
