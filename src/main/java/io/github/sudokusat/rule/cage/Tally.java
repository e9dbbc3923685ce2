package io.github.sudokusat.rule.cage;

import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.DigitCount;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.ImpossibleRuleException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** How often some digits must occur in some cells, at least or exactly; other digits may occur as well. */
final class Tally {

    private final Map<Integer, Integer> needs;
    private final boolean exactly;

    private Tally(Map<Integer, Integer> needs, boolean exactly) {
        this.needs = needs;
        this.exactly = exactly;
    }

    /** Each digit as often as it is listed. */
    static Tally ofDigits(int[] digits, boolean exactly) {
        Map<Integer, Integer> needs = new TreeMap<>();
        for (int digit : digits) {
            needs.merge(digit, 1, Integer::sum);
        }
        return new Tally(needs, exactly);
    }

    /** Pairs of a count and a digit: exactly that many cells hold the digit. */
    static Tally ofPairs(int[] pairs) {
        Map<Integer, Integer> needs = new TreeMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            needs.put(pairs[i + 1], pairs[i]);
        }
        return new Tally(needs, true);
    }

    private int total() {
        return needs.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** The tally as primitives. If all cells are needed, they are stronger than the counts alone. */
    List<Primitive> primitives(NamedRule rule, DigitValues values, int[] cells) {
        for (int digit : needs.keySet()) {
            if (!values.include(digit) || digit > values.plainCount()) {
                throw new IllegalArgumentException(
                        rule.name() + " has the digit " + digit + ", but digits are from " + values.least() + " to "
                                + Math.min(values.greatest(), values.least() + values.plainCount() - 1));
            }
        }
        if (total() > cells.length) {
            throw new ImpossibleRuleException(rule.name() + " needs " + total() + " cells, but has " + cells.length);
        }
        return total() == cells.length ? ofAllCells(values, cells) : ofSomeCells(values, cells);
    }

    private List<Primitive> ofAllCells(DigitValues values, int[] cells) {
        int side = values.count();
        long used = 0;
        boolean repeats = false;
        List<Primitive> counts = new ArrayList<>();
        for (Map.Entry<Integer, Integer> need : needs.entrySet()) {
            if (need.getValue() > 0) {
                long digit = values.alike(values.digit(need.getKey()));
                used |= digit;
                repeats |= need.getValue() > 1;
                counts.add(DigitCount.of(side, cells, digit, need.getValue()));
            }
        }
        if (!repeats && !values.doublers()) {
            return List.of(DigitSets.of(side, cells, used));
        }
        counts.add(DigitCount.of(side, cells, ~used, 0));
        return counts;
    }

    private List<Primitive> ofSomeCells(DigitValues values, int[] cells) {
        int side = values.count();
        List<Primitive> counts = new ArrayList<>();
        for (Map.Entry<Integer, Integer> need : needs.entrySet()) {
            long digit = values.alike(values.digit(need.getKey()));
            int count = need.getValue();
            if (exactly) {
                counts.add(DigitCount.of(side, cells, digit, count));
            } else if (count > 1) {
                counts.add(DigitCount.atLeast(side, cells, digit, count));
            } else {
                long[] sets = new long[cells.length];
                Arrays.fill(sets, digit);
                counts.add(DigitClause.of(side, cells, sets));
            }
        }
        return counts;
    }

    /** Calls back with what follows the rule's name in a sentence, for each digit that occurs too often or too rarely. */
    void check(int[] digits, Consumer<String> wrong) {
        int open = (int) Arrays.stream(digits)
                .filter(digit -> digit == DigitValues.BLANK)
                .count();
        needs.forEach((digit, need) -> {
            int count = (int) Arrays.stream(digits).filter(d -> d == digit).count();
            if (count + open < need || (exactly && count > need)) {
                int most = count > need ? count : count + open;
                wrong.accept("has " + (open == 0 ? "" : count > need ? "at least " : "at most ") + most
                        + (most == 1 ? " cell with " : " cells with ") + digit + ", but needs " + need);
            }
        });
    }
}
