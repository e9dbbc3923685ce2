package io.github.sudokusat.format.foreign.iss;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Either;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.Sequence;
import io.github.sudokusat.rule.PrimitiveRule;
import io.github.sudokusat.text.Numbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The types of the Interactive Sudoku Solver that have no rule of their own here, only primitives under a name. */
public final class IssPrimitives {

    /** The largest sum of the segments of a loop, which may begin anywhere in one. */
    private static final int LARGEST_LOOP_SUM = 60;

    /** What separates the factors of a sum from it. */
    private static final String FACTORS = "_=_";

    private IssPrimitives() {}

    static void addTo(IssRules types) {
        types.one("ValueIndexing", IssPrimitives::valueIndexing);
        types.one("CountDistinct", IssPrimitives::countDistinct);
    }

    private static int[] numbers(List<Cell> cells, int side) {
        return cells.stream().mapToInt(cell -> cell.number(side)).toArray();
    }

    private static PrimitiveRule rule(String name, List<Cell> cells, List<? extends Primitive> primitives) {
        return PrimitiveRule.of(name + " at " + cells.get(0), primitives);
    }

    /** The first cell's digit stands in one of the cells from the third on; the second cell's digit says in which of them. */
    private static PrimitiveRule valueIndexing(IssArgs args) {
        int side = args.side();
        List<Cell> cells = args.cells(0, Math.max(args.size(), 3));
        int[] numbers = numbers(cells, side);
        DigitValues values = args.values();
        int places = Math.min(numbers.length - 2, values.greatest());
        List<Primitive> primitives = new ArrayList<>();
        primitives.add(DigitClause.of(side, numbers[1], values.where(value -> 1 <= value && value <= places)));
        for (int place = 1; place <= places; place++) {
            for (int digit = 1; digit <= side; digit++) {
                int[] three = {numbers[1], numbers[0], numbers[place + 1]};
                primitives.add(DigitClause.of(side, three, new long[] {
                    Digits.all(side) & ~Digits.of(values.digit(place)),
                    Digits.all(side) & ~Digits.of(digit),
                    Digits.of(digit)
                }));
            }
        }
        return rule("value index", cells, primitives);
    }

    /** The digits that have been seen, and how many there are to be. */
    private record Seen(int count, long digits) {}

    /** The first cell's digit is the number of different digits in the others. */
    private static PrimitiveRule countDistinct(IssArgs args) {
        int side = args.side();
        List<Cell> cells = args.cells(0, Math.max(args.size(), 2));
        Automaton seen = Automaton.<Seen>of(
                side,
                new Seen(0, 0),
                (before, digit) -> {
                    if (before.count() == 0) {
                        int count = args.values().of(digit);
                        return 0 < count && count < cells.size() ? new Seen(count, 0) : null;
                    }
                    long digits = before.digits() | Digits.of(digit);
                    return Digits.count(digits) > before.count() ? null : new Seen(before.count(), digits);
                },
                end -> Digits.count(end.digits()) == end.count());
        return rule("count of different digits", cells, List.of(Sequence.of(numbers(cells, side), seen)));
    }

    /** Whether a sum has a factor for each cell. */
    static boolean hasFactors(IssArgs args) {
        return args.text(0).contains(FACTORS);
    }

    /** A sum of digits times factors, such as {@code 7_=_1_1_-1} before three cells. */
    static PrimitiveRule weightedSum(IssArgs args) {
        List<Cell> cells = args.cells(1);
        String text = args.text(0);
        int end = text.indexOf(FACTORS);
        int sum = signed(args, text.substring(0, end));
        int[] factors = new int[cells.size()];
        int count = 0;
        for (int start = end + FACTORS.length(); start <= text.length(); start = end + 1) {
            end = text.indexOf('_', start);
            end = end < 0 ? text.length() : end;
            if (count < factors.length) {
                factors[count] = signed(args, text.substring(start, end));
            }
            count++;
        }
        if (count != factors.length) {
            throw args.error(0, "a sum and " + factors.length + " factors, one for each cell");
        }
        int side = args.side();
        int total = args.values().numbers(sum, Arrays.stream(factors).sum());
        return rule("weighted sum " + sum, cells, List.of(LinearSum.of(side, numbers(cells, side), factors, total)));
    }

    private static int signed(IssArgs args, String text) {
        boolean isNegative = text.startsWith("-");
        int value = Numbers.parse(isNegative ? text.substring(1) : text);
        if (value == Numbers.NONE) {
            throw args.error(0, "a sum and factors such as 7_=_1_-1");
        }
        return isNegative ? -value : value;
    }

    /** A loop that can be cut into segments of a sum; the place of the first cut is free, so that any part of a segment may stand before it. */
    static PrimitiveRule loop(IssArgs args) {
        int sum = args.number(0, 1, LARGEST_LOOP_SUM, "a sum");
        List<Cell> cells = args.cells(1, Math.max(args.size() - 1, 2));
        int[] numbers = numbers(cells, args.side());
        List<List<Primitive>> beginnings = new ArrayList<>();
        for (int start = 0; start < sum; start++) {
            int first = start;
            Automaton cuts = Automaton.<Integer>of(
                    args.side(),
                    first,
                    (before, number) -> {
                        int after = before + args.values().of(number);
                        return after > sum ? null : Integer.valueOf(after % sum);
                    },
                    end -> end == first);
            beginnings.add(List.of(Sequence.of(numbers, cuts)));
        }
        return rule("sum loop " + sum, cells, List.of(Either.of(beginnings)));
    }
}
