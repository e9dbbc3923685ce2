package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.primitive.LinearSum;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** What the other cells of a sum add up to at least and at most, and so the bounds of one cell. */
final class SumBounds {

    /** The kinds of houses by which long sums are told, those that one sees best first. */
    private static final List<House.Kind> KINDS = List.of(
            House.Kind.BOX,
            House.Kind.REGION,
            House.Kind.ROW,
            House.Kind.COLUMN,
            House.Kind.DIAGONAL,
            House.Kind.WINDOW,
            House.Kind.DISJOINT_GROUP,
            House.Kind.EXTRA);

    private final LinearSum sum;
    private final int cell;
    private final long[] allowed;
    private final Position position;
    private final int factor;
    private final List<Part> parts = new ArrayList<>();
    /** Whether it is told, too, that a single cell has a digit of all that there are. */
    private final boolean tellsAll;

    private SumBounds(LinearSum sum, int cell, long[] allowed, Position position) {
        this(sum, cell, allowed, position, false);
    }

    private SumBounds(LinearSum sum, int cell, long[] allowed, Position position, boolean tellsAll) {
        this.sum = sum;
        this.cell = cell;
        this.allowed = allowed;
        this.position = position;
        this.tellsAll = tellsAll;
        factor = coefficient(cell);
    }

    /**
     * The bounds that show why a cell loses digits.
     *
     * @param sum the sum
     * @param cell the cell
     * @param lost the digits that it loses
     * @param left the digits that it keeps
     * @param allowed the digits that all cells may have
     * @param position the position
     * @return the least and greatest digits of the other cells that matter; empty if bounds do not show it
     */
    static List<Part> of(LinearSum sum, int cell, long lost, long left, long[] allowed, Position position) {
        if (Arrays.stream(sum.cells()).noneMatch(one -> one == cell)) {
            return List.of();
        }
        SumBounds bounds = new SumBounds(sum, cell, allowed, position);
        long below = lost & (Long.lowestOneBit(left) - 1);
        long above = lost & -Long.highestOneBit(left) & ~left;
        boolean isShown = (below | above) == lost
                && (below == 0 || bounds.show(true, Position.first(Long.highestOneBit(below)) + 1))
                && (above == 0 || bounds.show(false, Position.first(Long.lowestOneBit(above)) + 1));
        return isShown ? bounds.parts : List.of();
    }

    /**
     * The least or greatest digits of the cells that count one way, with the opposite of those that count the other way.
     *
     * @param sum the sum
     * @param allowed the digits that all cells may have
     * @param position the position
     * @param isLarge whether the cells are nearly too large, not too small, where they count positively
     * @return the parts; none if the cells have not enough digits
     */
    static List<Part> bothSides(LinearSum sum, long[] allowed, Position position, boolean isLarge) {
        SumBounds bounds = new SumBounds(sum, -1, allowed, position);
        return bounds.difference(isLarge) == Integer.MIN_VALUE ? List.of() : bounds.parts;
    }

    /**
     * The bounds that show that a sum is out of reach.
     *
     * @param sum the sum
     * @param allowed the digits that all cells may have
     * @param position the position
     * @return what the cells of either side add up to at least and at most; empty if bounds do not show it
     */
    static List<Part> ofBroken(LinearSum sum, long[] allowed, Position position) {
        return ofBroken(sum, allowed, position, false);
    }

    /** The same, but if wanted also of a single cell that may have any digit. */
    static List<Part> ofBroken(LinearSum sum, long[] allowed, Position position, boolean tellsAll) {
        for (boolean isTooLarge : new boolean[] {true, false}) {
            SumBounds bounds = new SumBounds(sum, -1, allowed, position, tellsAll);
            int reached = bounds.difference(isTooLarge);
            if (reached != Integer.MIN_VALUE && (isTooLarge ? reached > sum.total() : reached < sum.total())) {
                return bounds.parts;
            }
        }
        return List.of();
    }

    /** What all cells add up to at least or at most, those that count negatively subtracted; {@link Integer#MIN_VALUE} if they have not enough digits. */
    private int difference(boolean isLeast) {
        int more = extreme(side(1), isLeast);
        int less = extreme(side(-1), !isLeast);
        return more == Integer.MIN_VALUE || less == Integer.MIN_VALUE ? Integer.MIN_VALUE : more - less;
    }

    /**
     * The digit from which on, or up to which, a cell must have one because of what the others add up to, whether it is a candidate or not.
     *
     * @param isLower whether smaller digits are too small, not greater ones too large
     * @return the digit, from 1; one beyond all if there is none
     */
    static int limit(LinearSum sum, int cell, boolean isLower, long[] allowed, Position position) {
        SumBounds bounds = new SumBounds(sum, cell, allowed, position);
        int digit = isLower ? 1 : position.side;
        while (digit > 0 && digit <= position.side && bounds.show(isLower, digit)) {
            digit += isLower ? 1 : -1;
        }
        return digit;
    }

    /** The cells that count with a sign; those together that count alike, as in the equation. */
    private int[] side(int sign) {
        return IntStream.range(0, sum.size())
                .map(sum::coefficient)
                .filter(some -> Integer.signum(some) == sign)
                .distinct()
                .flatMap(some -> IntStream.range(0, sum.size())
                        .filter(i -> sum.coefficient(i) == some)
                        .map(sum::cell))
                .toArray();
    }

    private int coefficient(int wanted) {
        return coefficient(sum, wanted);
    }

    /** How often a sum counts a cell; 0 if it does not. */
    static int coefficient(LinearSum sum, int wanted) {
        for (int i = 0; i < sum.size(); i++) {
            if (sum.cell(i) == wanted) {
                return sum.coefficient(i);
            }
        }
        return 0;
    }

    /** Shows that a digit, and all below or all above it, is too small or too large; adds what the others add up to. */
    private boolean show(boolean isTooSmall, int digit) {
        // With a digit too small for its side, its side is as large as can be, and the other as small.
        int same = extreme(true, !isTooSmall);
        int other = extreme(false, isTooSmall);
        if (same == Integer.MIN_VALUE || other == Integer.MIN_VALUE) {
            return false;
        }
        int reached = Math.abs(factor) * digit + same - other;
        int needed = factor > 0 ? sum.total() : -sum.total();
        return isTooSmall ? reached < needed : reached > needed;
    }

    /** What the other cells on the same or the other side add up to at least or at most. */
    private int extreme(boolean isSameSide, boolean isLeast) {
        int[] cells = Arrays.stream(side(isSameSide ? Integer.signum(factor) : -Integer.signum(factor)))
                .filter(one -> one != cell)
                .toArray();
        return extreme(cells, isLeast);
    }

    /** What cells add up to at least or at most; {@link Integer#MIN_VALUE} if they have not enough digits. */
    private int extreme(int[] cells, boolean isLeast) {
        int[] factors = factors(cells);
        List<List<Integer>> groups = groups(cells);
        int[] digits = Extreme.of(cells, groups, allowed, position.geometry, isLeast);
        if (digits == null) {
            return Integer.MIN_VALUE;
        }
        int total = 0;
        List<Candidate> shown = new ArrayList<>();
        for (int i = 0; i < cells.length; i++) {
            total += factors[i] * (digits[i] + 1);
            shown.add(position.candidate(cells[i], digits[i]));
        }
        List<Part> pieces = cells.length > SumWords.MOST_CELLS ? pieces(cells, groups, digits, isLeast) : List.of();
        if (!pieces.isEmpty()) {
            parts.addAll(pieces);
            return total;
        }
        // That a single cell has a digit of all that there are need not be said.
        boolean isPlain = shown.size() == 1 && digits[0] == (isLeast ? 0 : position.side - 1);
        if (!shown.isEmpty() && (tellsAll || !isPlain)) {
            int worth = values().sum(total, IntStream.of(factors).sum());
            parts.add(new Part(isLeast ? Role.LEAST : Role.GREATEST, List.of(), shown, "", worth));
        }
        return total;
    }

    private DigitValues values() {
        return position.geometry.layout.values();
    }

    private int[] factors(int[] cells) {
        return Arrays.stream(cells).map(one -> Math.abs(coefficient(one))).toArray();
    }

    /** Groups of cells on one side; of a long one those of all its cells, without the cell that the bounds are for. */
    private List<List<Integer>> groups(int[] cells) {
        int[] all = cells.length == 0 ? cells : side(Integer.signum(coefficient(cells[0])));
        boolean isPart = cells.length >= SumWords.MOST_CELLS
                && all.length == cells.length + 1
                && Arrays.stream(all).anyMatch(one -> one == cell);
        if (!isPart) {
            return Extreme.groups(cells, factors(cells), position.geometry);
        }
        List<Integer> kept = Arrays.stream(cells).boxed().toList();
        return Extreme.groups(all, factors(all), position.geometry).stream()
                .map(group -> group.stream()
                        .map(i -> kept.indexOf(all[i]))
                        .filter(i -> i >= 0)
                        .toList())
                .filter(group -> !group.isEmpty())
                .toList();
    }

    /** What cells of a long sum add up to house by house, in order; empty unless each of their groups is in a house of its own. */
    private List<Part> pieces(int[] cells, List<List<Integer>> groups, int[] digits, boolean isLeast) {
        Map<Integer, Part> pieces = new TreeMap<>();
        for (List<Integer> group : groups) {
            int[] members = group.stream().mapToInt(i -> cells[i]).toArray();
            int house = house(members, pieces.keySet());
            if (house < 0 || Math.abs(coefficient(members[0])) != 1) {
                return List.of();
            }
            int total = group.stream().mapToInt(i -> values().of(digits[i] + 1)).sum();
            List<Candidate> shown = group.stream()
                    .map(i -> position.candidate(cells[i], digits[i]))
                    .toList();
            List<House> of = List.of(position.geometry.house(house));
            pieces.put(house, new Part(isLeast ? Role.LEAST : Role.GREATEST, of, shown, "", total));
        }
        return List.copyOf(pieces.values());
    }

    /** A house, a box or region if possible, or else a line, that has some cells and is not used; &minus;1 if there is none. */
    private int house(int[] cells, Set<Integer> used) {
        List<House> houses = position.geometry.layout.houses();
        return IntStream.range(0, houses.size())
                .filter(i -> !used.contains(i) && Arrays.stream(cells).allMatch(houses.get(i)::holds))
                .boxed()
                .min(Comparator.comparingInt(i -> KINDS.indexOf(houses.get(i).kind())))
                .orElse(-1);
    }
}
