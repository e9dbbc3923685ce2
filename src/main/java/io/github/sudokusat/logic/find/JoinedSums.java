package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Equations of rules that, added to or subtracted from each other, give one that the cells cannot obey: the sums of cages, lines and marks, and cells that
 * must be equal.
 *
 * <p><b>Bound.</b> Up to {@value #MOST} equations. <b>Cost.</b> The bounds of 3ⁿ sums for <i>n</i> equations.
 */
final class JoinedSums {

    private static final int MOST = 6;

    /** An equation of a rule. */
    private record Equation(String rule, LinearSum sum) {}

    /** An equation that others give, with their totals. */
    private record Joined(LinearSum sum, List<Equation> equations, List<String> totals) {

        boolean isSimplerThan(@Nullable Joined other) {
            int more = other == null ? -1 : Integer.compare(equations.size(), other.equations.size());
            return more < 0 || (more == 0 && other != null && sum.size() < other.sum.size());
        }
    }

    private final Position position;
    private final PartMaker maker;
    private final List<Equation> equations = new ArrayList<>();

    private JoinedSums(Position position) {
        this.position = position;
        maker = new PartMaker(position);
        for (StatedRule stated : position.geometry.layout.statedRules()) {
            for (Primitive primitive : stated.primitives()) {
                LinearSum sum = sum(primitive);
                if (sum != null) {
                    equations.add(new Equation(stated.name(), sum));
                }
            }
        }
    }

    /**
     * The simplest equation that cannot be obeyed.
     *
     * @param position the position
     * @param symbols how digits are written
     * @return a sentence without a full stop; empty if there is none, or there are too many equations
     */
    static Optional<String> text(Position position, DigitSymbols symbols) {
        if (position.geometry.layout.values().doublers()) {
            // A sum of numbers of digits is none of what they are worth.
            return Optional.empty();
        }
        JoinedSums joined = new JoinedSums(position);
        return joined.equations.size() > MOST ? Optional.empty() : joined.simplest(symbols);
    }

    /** The equation to which a primitive comes down; null if it is none. */
    private static @Nullable LinearSum sum(Primitive primitive) {
        if (primitive instanceof LinearSum sum) {
            return sum;
        }
        if (primitive instanceof DigitSets sets) {
            return sets.commonSum().orElse(null);
        }
        return primitive instanceof PairRelation pair ? ofPair(pair) : null;
    }

    /** The sum of two cells, or that they are equal. */
    private static @Nullable LinearSum ofPair(PairRelation pair) {
        Set<Integer> sums = new LinkedHashSet<>();
        boolean areEqual = true;
        for (int digit = 1; digit <= pair.side(); digit++) {
            for (long left = pair.seconds(digit); left != 0; left &= left - 1) {
                int other = Digits.least(left);
                sums.add(digit + other);
                areEqual &= digit == other;
            }
        }
        return sums.size() == 1
                ? LinearSum.of(pair.side(), sums.iterator().next(), pair.cells())
                : areEqual ? LinearSum.of(pair.side(), pair.cells(), new int[] {1, -1}, 0) : null;
    }

    private Optional<String> simplest(DigitSymbols symbols) {
        Joined best = null;
        int[] signs = new int[equations.size()];
        while (next(signs)) {
            Joined joined = joined(signs);
            if (joined.isSimplerThan(best) && isBroken(joined.sum)) {
                best = joined;
            }
        }
        return best == null ? Optional.empty() : Optional.of(text(best, symbols));
    }

    /** The next of all ways to add, subtract or leave out equations, from that which leaves out all; false after the last. */
    private static boolean next(int[] signs) {
        for (int i = 0; i < signs.length; i++) {
            signs[i] = signs[i] == 0 ? 1 : signs[i] == 1 ? -1 : 0;
            if (signs[i] != 0) {
                return true;
            }
        }
        return false;
    }

    private Joined joined(int[] signs) {
        List<Equation> some = new ArrayList<>();
        int[] cells = new int[0];
        int[] coefficients = new int[0];
        int total = 0;
        List<String> totals = new ArrayList<>();
        for (int sign : new int[] {1, -1}) {
            for (int i = 0; i < signs.length; i++) {
                if (signs[i] == sign) {
                    LinearSum sum = equations.get(i).sum;
                    int[] signed = IntStream.range(0, sum.size())
                            .map(k -> sign * sum.coefficient(k))
                            .toArray();
                    some.add(equations.get(i));
                    cells = joined(cells, sum.cells());
                    coefficients = joined(coefficients, signed);
                    total += sign * sum.total();
                    addTotal(sign * PartMaker.worth(sum, position.geometry.layout.values()), totals);
                }
            }
        }
        return new Joined(LinearSum.of(position.side, cells, coefficients, total), some, totals);
    }

    private static int[] joined(int[] some, int[] more) {
        return IntStream.concat(Arrays.stream(some), Arrays.stream(more)).toArray();
    }

    private static void addTotal(int total, List<String> totals) {
        if (total != 0) {
            totals.add(total < 0 || totals.isEmpty() ? Integer.toString(total) : "+" + total);
        }
    }

    /** Whether the cells cannot obey an equation, by their bounds or because they see each other; false if all of them are subtracted. */
    private boolean isBroken(LinearSum sum) {
        if (isEmpty(sum)) {
            return sum.total() != 0;
        }
        boolean hasAdded = IntStream.range(0, sum.size()).anyMatch(i -> sum.coefficient(i) > 0);
        return hasAdded && (areUnequal(sum) || !bounds(sum).isEmpty());
    }

    /** Whether all cells of an equation are on both sides alike. */
    private static boolean isEmpty(LinearSum sum) {
        return sum.coefficient(0) == 0;
    }

    /** Whether two cells would have to be equal that see each other. */
    private boolean areUnequal(LinearSum sum) {
        return sum.size() == 2
                && sum.total() == 0
                && sum.coefficient(0) == -sum.coefficient(1)
                && position.geometry.sees(sum.cell(0), sum.cell(1));
    }

    /** The bounds that show that a sum is out of reach, if possible whatever has been removed. */
    private List<Part> bounds(LinearSum sum) {
        long[] masks = position.masks();
        long[] wide = masks.clone();
        for (int cell = 0; cell < wide.length; cell++) {
            wide[cell] = position.placed[cell] == 0 ? Digits.all(position.side) : masks[cell];
        }
        List<Part> parts = SumBounds.ofBroken(sum, wide, position, true);
        return parts.isEmpty() ? SumBounds.ofBroken(sum, masks, position, true) : parts;
    }

    private String text(Joined joined, DigitSymbols symbols) {
        Notation notation = Notation.of(position.side, symbols);
        SumWords words = new SumWords(notation);
        LinearSum sum = joined.sum;
        List<String> rules =
                joined.equations.stream().map(Equation::rule).distinct().toList();
        String by = " by " + Notation.list(rules);
        if (isEmpty(sum)) {
            return "the same cells have different sums" + by;
        }
        String equation = words.equation(new DeductionClause(maker.addends(sum)));
        int start = equation.lastIndexOf(' ') + 1;
        boolean isOneSided = Character.isDigit(equation.charAt(start)) || equation.charAt(start) == '-';
        String left = equation.substring(0, start);
        String totals = isOneSided && joined.totals.size() > 1 ? String.join("", joined.totals) + "=" : "";
        String told = left + totals + equation.substring(start) + by + ", but ";
        if (areUnequal(sum)) {
            return told + left.substring(0, left.indexOf(' ')) + " and " + equation.substring(start) + " differ";
        }
        String bounds = Notation.list(words.bounds(bounds(sum)));
        return told + (isOneSided ? bounds.substring(bounds.indexOf(' ') + 1) : bounds);
    }
}
