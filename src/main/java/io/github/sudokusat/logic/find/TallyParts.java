package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import java.util.List;
import java.util.stream.IntStream;

/** Of a tally, such as counting circles, why cells have their last digit: too few others are left for one that must occur. */
final class TallyParts {

    private TallyParts() {}

    /** The parts for each of some deductions by one call of a filter; none if one of them has another reason. */
    static List<List<Part>> counted(List<Needed> run, PartMaker maker, Position position) {
        Deduction first = run.get(0).deduction;
        if (!first.filter().isTally()) {
            return List.of();
        }
        List<Filter.Choice> choices = first.filter().choices(first.before());
        long occurring = choices.isEmpty()
                ? 0
                : choices.stream().mapToLong(Filter.Choice::digits).reduce(-1L, (one, other) -> one & other);
        List<List<Part>> parts = run.stream()
                .map(one -> counted(one, occurring, maker, position))
                .toList();
        return parts.contains(List.<Part>of()) ? List.of() : parts;
    }

    /** The digit that too few cells are left for if a cell has what it loses; empty if that is another digit, and the cell has others left than one. */
    private static List<Part> counted(Needed needed, long occurring, PartMaker maker, Position position) {
        Deduction deduction = needed.deduction;
        long[] masks = deduction.before().clone();
        boolean isLast = Long.bitCount(masks[deduction.cell()] & ~needed.lost) == 1;
        masks[deduction.cell()] = needed.lost;
        List<Part> parts = maker.miscount(deduction.filter(), masks, occurring);
        boolean isElsewhere =
                parts.stream().noneMatch(part -> part.role() == Role.PLACE && isOf(deduction.cell(), part, position));
        boolean isRoom = !isElsewhere && parts.get(parts.size() - 1).sum() > 0;
        return (isLast && isElsewhere) || isRoom ? parts : List.of();
    }

    /**
     * The same where the digit must occur, and so few houses have all cells that are left for it that the rule cannot be obeyed.
     *
     * @param parts what is counted, and the cells that are left without one
     * @param filter the rule
     * @param known the digits that the cells have
     * @param position the position
     * @return the digit and the cells, with the houses; empty if there are enough, or nothing is counted
     */
    static List<Part> shortage(List<Part> parts, Filter filter, long[] known, Position position) {
        Part counted = parts.isEmpty() ? null : parts.get(0);
        if (counted == null || counted.role() != Role.COUNTED) {
            return List.of();
        }
        long digits = ToldConclusions.digits(counted);
        int[] places = IntStream.of(filter.cells())
                .filter(cell -> (known[cell] & digits) != 0)
                .toArray();
        List<House> houses = HouseCover.of(places, counted.sum() - 1, position.geometry);
        if (Long.bitCount(digits) > 1 || houses.isEmpty() || !mustOccur(digits, places, filter, known)) {
            return List.of();
        }
        boolean isLong = places.length > PartMaker.MOST_PLACES;
        int fitting = isLong || houses.size() < places.length ? houses.size() : 0;
        List<Candidate> candidates = position.candidates(places, known, digits);
        return List.of(counted, new Part(Role.PLACE, isLong ? houses : List.of(), candidates, "", fitting));
    }

    /** Whether a cell has a digit, or the rule cannot be obeyed without it. */
    private static boolean mustOccur(long digit, int[] places, Filter filter, long[] known) {
        long[] without = known.clone();
        boolean isThere = false;
        for (int cell : places) {
            isThere |= known[cell] == digit;
            without[cell] &= ~digit;
        }
        return isThere || filter.miscount(without) != null;
    }

    private static boolean isOf(int cell, Part part, Position position) {
        return part.candidates().stream().anyMatch(one -> one.cell().number(position.side) == cell);
    }
}
