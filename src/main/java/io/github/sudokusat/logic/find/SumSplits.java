package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.LinearSum;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What is left of a sum for its last two or three cells, how that splits into digits, and why none of the splits fits.
 *
 * <p>All other cells have one digit, but for one of a few. <b>Cost.</b> The digits to the power of the number of last cells.
 */
final class SumSplits {

    /** More splits no one would go through. */
    private static final int MOST_SPLITS = 4;

    /** Neither would one split more sums. */
    private static final int MOST_SUMS = 3;

    private static final int PAIR = 2;

    private static final int TRIPLE = 3;

    private final Position position;
    private final LinearSum sum;
    private final long[] has;
    private final int[] last;
    private final int[] others;
    private final String rule;
    /** The sums of the last cells that have been found. */
    private final TreeSet<Integer> sums = new TreeSet<>();

    private final List<int[]> splits = new ArrayList<>();

    private SumSplits(Position position, Filter filter, LinearSum sum, long[] has, int[] last) {
        this.position = position;
        this.sum = sum;
        this.has = has;
        this.last = last;
        rule = position.geometry.filters.label(filter);
        others = IntStream.of(sum.cells())
                .filter(cell -> IntStream.of(last).noneMatch(one -> one == cell))
                .toArray();
    }

    /**
     * What is said of a sum that cannot be reached.
     *
     * @param filter the filter that is about it
     * @param sum what is left of it; null if it is about none
     * @param has the digits that all cells have
     * @param assumed the cell of what is assumed, of which nothing is said
     * @param position the position
     * @return what the other cells are, the splits and the digits that the last cells would need; empty if it cannot be told in this way
     */
    static List<Part> of(Filter filter, @Nullable LinearSum sum, long[] has, int assumed, Position position) {
        if (sum == null
                || filter.houseSum() != null
                || IntStream.of(sum.cells()).anyMatch(cell -> has[cell] == 0)) {
            return List.of();
        }
        List<Part> odd = odd(filter, sum, has, assumed, position);
        if (!odd.isEmpty()) {
            return odd;
        }
        for (int side : new int[] {1, -1}) {
            int[] last = IntStream.range(0, sum.size())
                    .filter(i -> sum.coefficient(i) == side && Long.bitCount(has[sum.cell(i)]) > 1)
                    .map(sum::cell)
                    .toArray();
            if (last.length == PAIR || last.length == TRIPLE) {
                List<Part> parts = new SumSplits(position, filter, sum, has, last).parts(side, assumed);
                if (!parts.isEmpty()) {
                    return parts;
                }
            }
        }
        return List.of();
    }

    /** That what is left for cells that count twice is odd, whatever the few digits of the others; empty if it is not. */
    private static List<Part> odd(Filter filter, LinearSum sum, long[] has, int assumed, Position position) {
        int[] twice = IntStream.range(0, sum.size())
                .filter(i -> sum.coefficient(i) == 2 && Long.bitCount(has[sum.cell(i)]) > 1)
                .map(sum::cell)
                .toArray();
        SumSplits splits = new SumSplits(position, filter, sum, has, twice);
        if (twice.length == 0 || IntStream.of(splits.others).anyMatch(cell -> Long.bitCount(has[cell]) > MOST_SUMS)) {
            return List.of();
        }
        Set<Integer> sums = splits.left(0, sum.total(), has.clone());
        if (sums.size() != 1 || sums.iterator().next() % 2 == 0) {
            return List.of();
        }
        List<Part> parts = new ArrayList<>(splits.grounds(assumed));
        int left = position.geometry.layout.values().sum(sums.iterator().next(), 2 * twice.length);
        parts.add(
                new Part(Role.SPLIT, List.of(), position.candidates(twice, position.masks(), -1L), splits.rule, left));
        return parts;
    }

    /** What the other cells can leave of a sum, from one of them on, so that those that see each other differ. */
    private Set<Integer> left(int index, int total, long[] one) {
        if (index == others.length) {
            return Set.of(total);
        }
        Set<Integer> sums = new HashSet<>();
        int cell = others[index];
        for (long digits = one[cell]; digits != 0; digits &= digits - 1) {
            long[] chosen = one.clone();
            position.geometry.place(cell, digits & -digits, others, chosen);
            if (IntStream.of(others).allMatch(other -> chosen[other] != 0)) {
                sums.addAll(left(index + 1, total - value(cell, chosen), chosen));
            }
        }
        return sums;
    }

    /** What is said of the other cells. */
    private List<Part> grounds(int assumed) {
        PartMaker maker = new PartMaker(position);
        return IntStream.of(others)
                .filter(cell -> cell != assumed)
                .mapToObj(cell -> maker.ground(cell, Digits.all(position.side) & ~has[cell]))
                .toList();
    }

    private List<Part> parts(int side, int assumed) {
        int[] open = IntStream.of(others)
                .filter(cell -> Long.bitCount(has[cell]) != 1)
                .toArray();
        if (open.length > 1 || (open.length == 1 && Long.bitCount(has[open[0]]) > MOST_SUMS)) {
            return List.of();
        }
        long[] one = has.clone();
        for (long left = open.length == 0 ? 1 : has[open[0]]; left != 0; left &= left - 1) {
            if (open.length == 1) {
                one[open[0]] = left & -left;
            }
            split(
                    side
                            * (sum.total()
                                    - IntStream.of(others)
                                            .map(cell -> value(cell, one))
                                            .sum()),
                    one);
        }
        List<Part> needed = splits.isEmpty() || splits.size() > MOST_SPLITS ? List.of() : needed();
        if (needed.isEmpty()) {
            return List.of();
        }
        List<Part> parts = new ArrayList<>(grounds(assumed));
        for (int total : sums) {
            List<int[]> some = splits.stream()
                    .filter(split -> IntStream.of(split).sum() + split.length == total)
                    .toList();
            int worth = position.geometry.layout.values().sum(total, last.length);
            some.forEach(split -> parts.add(new Part(Role.SPLIT, List.of(), candidates(split), "", worth)));
            if (some.isEmpty()) {
                parts.add(new Part(Role.SPLIT, List.of(), List.of(), "", worth));
            }
        }
        parts.addAll(needed);
        return parts;
    }

    private int value(int cell, long[] one) {
        return SumBounds.coefficient(sum, cell) * (Position.first(one[cell]) + 1);
    }

    /** Finds how a sum splits into digits that are not used in sight of all last cells by other cells of the sum. */
    private void split(int total, long[] one) {
        if (total >= 1 && sums.add(total)) {
            long used = IntStream.of(others)
                    .filter(other -> IntStream.of(last).allMatch(cell -> position.geometry.sees(cell, other)))
                    .mapToLong(other -> one[other])
                    .reduce(0, (a, b) -> a | b);
            split(total, used, new int[0]);
        }
    }

    private void split(int total, long used, int[] digits) {
        int count = digits.length;
        if (count == last.length) {
            if (total == 0) {
                splits.add(digits);
            }
            return;
        }
        for (int digit = count == 0 ? 0 : digits[count - 1]; digit < Math.min(position.side, total); digit++) {
            int next = digit;
            boolean isUsed =
                    (used >>> digit & 1) != 0 || IntStream.of(digits).anyMatch(other -> other == next && differ());
            if (!isUsed) {
                split(
                        total - digit - 1,
                        used,
                        IntStream.concat(IntStream.of(digits), IntStream.of(digit))
                                .toArray());
            }
        }
    }

    /** Whether the last cells see each other. */
    private boolean differ() {
        return IntStream.of(last)
                .allMatch(cell ->
                        IntStream.of(last).allMatch(other -> cell == other || position.geometry.sees(cell, other)));
    }

    private List<Candidate> candidates(int[] split) {
        return IntStream.range(0, split.length)
                .mapToObj(i -> position.candidate(last[i], split[i]))
                .toList();
    }

    /** Digits, one in each split, that no last cell has, or all, none of which one of the cells has, or what each of two cells lacks of them; empty if that does not show it. */
    private List<Part> needed() {
        long missing = Digits.all(position.side)
                & ~IntStream.of(last).mapToLong(cell -> has[cell]).reduce(0, (a, b) -> a | b);
        long some = 0;
        long all = 0;
        boolean isShown = true;
        for (int[] split : splits) {
            long digits = IntStream.of(split).mapToLong(digit -> 1L << digit).reduce(0, (a, b) -> a | b);
            all |= digits;
            isShown &= (digits & missing) != 0;
            some |= (digits & some) == 0 ? Long.lowestOneBit(digits & missing) : 0;
        }
        long[] masks = new long[has.length];
        Arrays.fill(masks, some);
        if (isShown) {
            return List.of(new Part(Role.NEEDED, taken(some), position.candidates(last, masks, -1L), rule));
        }
        long every = all;
        List<Part> unfit = IntStream.of(last)
                .filter(cell -> (has[cell] & every) != every)
                .mapToObj(cell -> new Part(Role.NEEDED, List.of(), position.candidates(cell, every & ~has[cell]), rule))
                .toList();
        List<Part> unfitForAll = unfit.stream()
                .filter(part -> part.candidates().size() == Long.bitCount(every))
                .limit(1)
                .toList();
        return unfitForAll.isEmpty() && last.length == PAIR ? unfit : unfitForAll;
    }

    /** The house of all last cells in which another cell has the only digit that they need; none if there is none. */
    private List<House> taken(long digit) {
        return Long.bitCount(digit) != 1
                ? List.of()
                : position.geometry.layout.houses().stream()
                        .filter(house -> IntStream.of(last).allMatch(house::holds))
                        .filter(house -> IntStream.of(house.cells()).anyMatch(cell -> has[cell] == digit))
                        .limit(1)
                        .toList();
    }
}
