package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.grid.candidates.filter.HouseSum;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.LinearSum;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** Makes the parts of explanations by rules. */
final class PartMaker {

    /** Of two cells one sees that they do not fit together. */
    private static final int PAIR = 2;

    /** More cells that are left for a digit, or have it, no one would read. */
    static final int MOST_PLACES = 9;

    private final Position position;
    private final long all;

    PartMaker(Position position) {
        this.position = position;
        all = Digits.all(position.side);
    }

    /** Whether a deduction is about a cell of its rule. */
    boolean isOwn(Deduction deduction) {
        return IntStream.of(deduction.filter().cells()).anyMatch(cell -> cell == deduction.cell());
    }

    /** The places of a digit among the cells of a deduction's rule. */
    List<Candidate> places(Deduction deduction, int digit) {
        return position.candidates(deduction.filter().cells(), deduction.before(), 1L << digit);
    }

    /** The digit of a cell, or those that it must lack. */
    Part ground(int cell, long lacking) {
        int placed = position.placed[cell];
        return placed == 0
                ? new Part(Role.RULED_OUT, List.of(), position.candidates(cell, lacking))
                : new Part(Role.REASON, List.of(), position.candidates(cell, 1L << (placed - 1)));
    }

    /** The cells of a sum, those together that count alike, and what they add up to. */
    List<Part> addends(LinearSum sum) {
        List<Part> parts = cells(sum);
        if (worth(sum) != 0) {
            parts.add(total(worth(sum)));
        }
        return parts;
    }

    /** What the digits of a sum are worth. */
    private int worth(LinearSum sum) {
        return worth(sum, position.geometry.layout.values());
    }

    /** What the digits of a sum are worth. */
    static int worth(LinearSum sum, DigitValues values) {
        int count = IntStream.range(0, sum.size()).map(sum::coefficient).sum();
        return values.sum(sum.total(), count);
    }

    private static Part total(int sum) {
        return new Part(Role.TOTAL, List.of(), List.of(), "", sum);
    }

    private List<Part> cells(LinearSum sum) {
        Set<Integer> factors = new LinkedHashSet<>();
        for (int i = 0; i < sum.size(); i++) {
            factors.add(sum.coefficient(i));
        }
        List<Part> parts = new ArrayList<>();
        long[] masks = position.masks();
        for (int factor : factors) {
            int[] cells = IntStream.range(0, sum.size())
                    .filter(i -> sum.coefficient(i) == factor)
                    .map(sum::cell)
                    .toArray();
            parts.add(new Part(Role.ADDEND, List.of(), position.candidates(cells, masks, -1L), "", factor));
        }
        return parts;
    }

    /** The equation of a filter, or of what is left of it; none if it is not about a sum, its name is the equation, as of a sum of houses, or it has been told last. */
    List<Part> equation(Filter filter, @Nullable LinearSum rest, @Nullable LinearSum told) {
        LinearSum sum = filter.houseSum() == null ? filter.linearSum() : null;
        return sum == null || rest == null || (told != null && told.equals(rest)) ? List.of() : addends(sum, rest);
    }

    /** The equation of what is left of a sum. */
    List<Part> addends(LinearSum sum, LinearSum rest) {
        if (rest.equals(sum)) {
            return addends(sum);
        }
        List<Part> parts = cells(rest);
        parts.add(total(worth(sum)));
        parts.add(total(worth(rest) - worth(sum)));
        return parts;
    }

    /** What is left of the sum that a filter is about where cells have one digit; null if it is not about one. */
    @Nullable
    LinearSum rest(Filter filter, long[] has, int kept) {
        LinearSum sum = sum(filter);
        return sum == null || filter.houseSum() != null ? sum : SumRest.of(sum, has, kept, position.side);
    }

    /** The sum that all sets of a filter have that can be in its cells; null if they differ, or the cells hold every digit. */
    @Nullable
    LinearSum ofSets(Filter filter) {
        int[] cells = filter.cells();
        int[] sums = LongStream.of(
                        filter.hasSets() ? filter.sets(allowed(new long[position.digits.length])) : new long[0])
                .mapToInt(Digits::sum)
                .distinct()
                .toArray();
        return sums.length == 1 && cells.length < position.side ? LinearSum.of(position.side, sums[0], cells) : null;
    }

    /** The only set of digits that the cells of a renban can still have; empty if there are others, or a cell that sees them is one of them. */
    List<Part> onlySet(Filter filter, int cell, long[] before) {
        int[] cells = filter.cells();
        if (!filter.rule().startsWith(ChoiceWords.RENBAN)
                || Arrays.stream(cells).anyMatch(one -> one == cell)) {
            return List.of();
        }
        long[] free = inside(cells, before);
        long[] sets = filter.sets(free);
        String rule = position.geometry.filters.label(filter);
        return sets.length == 1
                ? List.of(new Part(Role.CHOICE, List.of(), position.candidates(cells, free, sets[0]), rule))
                : List.of();
    }

    /** The houses of a sum with what they add up to, and the cages that are subtracted. */
    static List<Part> houses(HouseSum sum, DigitValues values) {
        return houses(sum.houses(), sum.total(), sum.cages(), values);
    }

    /** Houses with what they add up to, and cages. */
    static List<Part> houses(List<House> houses, int total, List<HouseSum.Cage> cages, DigitValues values) {
        List<Part> parts = new ArrayList<>();
        int worth = values.sum(total, houses.size() * values.count());
        parts.add(new Part(Role.BASE, houses, List.of(), "", worth));
        for (HouseSum.Cage cage : cages) {
            parts.add(new Part(Role.CAGE, List.of(), List.of(), cage.rule(), worth(cage.sum(), values)));
        }
        return parts;
    }

    /** The sum that a filter is about, of houses that of the cells left; null if it is not about one. */
    static @Nullable LinearSum sum(Filter filter) {
        HouseSum houses = filter.houseSum();
        return houses == null ? filter.linearSum() : houses.rest();
    }

    /** The bounds of other cells that show a deduction; empty if there are none. */
    List<Part> bounds(Deduction deduction, long lost, long[] lacking, boolean isOrdered) {
        return bounds(deduction, lost, lacking, isOrdered, sum(deduction.filter()));
    }

    /** The same by what is left of a sum. */
    List<Part> bounds(Deduction deduction, long lost, long[] lacking, boolean isOrdered, @Nullable LinearSum sum) {
        int[] cells = deduction.filter().cells();
        if (sum != null) {
            boolean isCertain =
                    IntStream.of(cells).allMatch(cell -> cell == deduction.cell() || position.placed[cell] != 0);
            return isCertain
                    ? List.of()
                    : untold(
                            SumBounds.of(
                                    sum,
                                    deduction.cell(),
                                    lost,
                                    deduction.before()[deduction.cell()] & ~lost,
                                    allowed(lacking, deduction.before()),
                                    position),
                            lacking);
        }
        if (deduction.filter().rule().startsWith("X-sum") && cells[0] == deduction.cell()) {
            return FirstCells.bounds(deduction, lost, allowed(lacking, deduction.before()), position);
        }
        int other = cells[0] == deduction.cell() ? cells[cells.length - 1] : cells[0];
        if (!isOrdered || cells.length != 2 || lacking[other] != 0) {
            return List.of();
        }
        boolean isLeast = (lost & 1) != 0;
        return List.of(new Part(
                isLeast ? Role.LEAST : Role.GREATEST,
                List.of(),
                position.candidates(other, isLeast ? 1 : Long.highestOneBit(all))));
    }

    /** The digit from which on, or up to which, a cell must have one by the bounds of other cells, if it loses only smaller or only greater ones; else 0. */
    int limit(Deduction deduction, long lost, long[] lacking) {
        LinearSum sum = sum(deduction.filter());
        long left = deduction.before()[deduction.cell()] & ~lost;
        boolean isLower = lost < Long.lowestOneBit(left);
        boolean isUpper = Long.lowestOneBit(lost) > left;
        return sum == null || isLower == isUpper
                ? 0
                : SumBounds.limit(sum, deduction.cell(), isLower, allowed(lacking, deduction.before()), position);
    }

    /** Bounds but for those of single cells of which it is said what they lack, or that are placed. */
    List<Part> untold(List<Part> bounds, long[] lacking) {
        return bounds.stream()
                .filter(part -> {
                    int cell = part.candidates().get(0).cell().number(position.side);
                    boolean isPiece =
                            part.candidates().size() > 1 || !part.houses().isEmpty();
                    return isPiece || (lacking[cell] == 0 && position.placed[cell] == 0);
                })
                .toList();
    }

    /** The digits that a filter counts too few or too many of, and the cells that are left for them, or have them; empty if it counts none. */
    List<Part> miscount(Filter filter, long[] masks) {
        return miscount(filter, masks, 0);
    }

    /** The same if some digits must occur. */
    List<Part> miscount(Filter filter, long[] masks, long occurring) {
        Filter.Miscount wrong = filter.miscount(masks, occurring);
        boolean isLong = wrong != null && wrong.cells().size() > MOST_PLACES && wrong.fitting() >= wrong.number();
        if (wrong == null || isLong || filter.cells().length <= PAIR) {
            return List.of();
        }
        List<Part> parts = new ArrayList<>();
        long[] counted = new long[masks.length];
        Arrays.fill(counted, wrong.digits());
        String rule = position.geometry.filters.label(filter);
        parts.add(new Part(
                Role.COUNTED, List.of(), position.candidates(filter.cells(), counted, -1L), rule, wrong.number()));
        if (!wrong.cells().isEmpty()) {
            int[] places = wrong.cells().stream().mapToInt(cell -> cell).toArray();
            int fitting = wrong.fitting() < places.length ? wrong.fitting() : 0;
            List<House> houses = places.length > MOST_PLACES && Long.bitCount(wrong.digits()) == 1
                    ? HouseCover.of(places, fitting, position.geometry)
                    : List.of();
            parts.add(new Part(
                    Role.PLACE,
                    houses,
                    position.candidates(places, masks, wrong.digits()),
                    "",
                    houses.isEmpty() ? fitting : houses.size()));
        }
        return parts;
    }

    /** Grounds but for those that a bound of several cells shows: that a cell is placed, or has no smaller or no greater digits, as one sees in the position. */
    List<Part> unshown(List<Part> grounds, List<Part> bounds) {
        return unshown(grounds, bounds, position.digits);
    }

    /** The same where one knows that cells have no other digits than some. */
    List<Part> unshown(List<Part> grounds, List<Part> bounds, long[] known) {
        return grounds.stream()
                .filter(ground -> bounds.stream().noneMatch(bound -> shows(bound, ground, known)))
                .toList();
    }

    private boolean shows(Part bound, Part ground, long[] known) {
        Cell cell = DeductionWording.cell(ground);
        boolean isOfIt = bound.candidates().size() > 1
                && bound.houses().isEmpty()
                && bound.candidates().stream().anyMatch(one -> one.cell().equals(cell));
        if (!isOfIt || ground.role() == Role.REASON) {
            return isOfIt;
        }
        long lacking = Digits.of(
                ground.candidates().stream().mapToInt(Candidate::digit).toArray());
        long below = bound.role() == Role.LEAST ? lacking : all & ~lacking;
        return (below & (below + 1)) == 0 && (known[cell.number(position.side)] & lacking) == 0;
    }

    /** The digits that cells may have which lack some, and that they have, so that a bound names no others. */
    long[] allowed(long[] lacking, long[] masks) {
        long[] allowed = allowed(lacking);
        for (int cell = 0; cell < allowed.length; cell++) {
            allowed[cell] &= masks[cell];
        }
        return allowed;
    }

    /** The digits of some cells, and all for the others, that nothing is kept from a rule by their last digits. */
    long[] inside(int[] cells, long[] masks) {
        long[] inside = new long[masks.length];
        Arrays.fill(inside, all);
        IntStream.of(cells).forEach(cell -> inside[cell] = masks[cell]);
        return inside;
    }

    /** The digits that cells may have which lack some. */
    long[] allowed(long[] lacking) {
        long[] allowed = new long[lacking.length];
        for (int cell = 0; cell < allowed.length; cell++) {
            allowed[cell] = all & ~lacking[cell];
        }
        return allowed;
    }

    /** The least or greatest digits of the cells of a sum that count one way, and the opposite of the others. */
    List<Part> bothSides(LinearSum sum, long[] lacking, boolean isLarge) {
        return SumBounds.bothSides(sum, allowed(lacking), position, isLarge);
    }
}
