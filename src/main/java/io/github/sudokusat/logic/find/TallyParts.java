package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import java.util.List;

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

    /** The digit that too few other cells are left for if a cell has what it loses; empty if it has other digits left than one. */
    private static List<Part> counted(Needed needed, long occurring, PartMaker maker, Position position) {
        Deduction deduction = needed.deduction;
        long[] masks = deduction.before().clone();
        if (Long.bitCount(masks[deduction.cell()] & ~needed.lost) != 1) {
            return List.of();
        }
        masks[deduction.cell()] = needed.lost;
        List<Part> parts = maker.miscount(deduction.filter(), masks, occurring);
        boolean isElsewhere = parts.stream()
                .filter(part -> part.role() == Role.PLACE)
                .flatMap(part -> part.candidates().stream())
                .noneMatch(one -> one.cell().number(position.side) == deduction.cell());
        return isElsewhere ? parts : List.of();
    }
}
