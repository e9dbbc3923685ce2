package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.primitive.Digits;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What a rule may select, if that shows why digits are lost, is more than one cell at a time, and not too much to read; the digits alone if only these are few. */
final class ChoiceParts {

    /** More sets than these no one would read. */
    private static final int MOST_SETS = 6;

    /** What so many cells exclude of the choices one sees once they are named. */
    private static final int FEW_CELLS = 2;

    /** A few more can be told by first digits, or by the cells around them. */
    private static final int MOST_CHOICES = 8;

    private static final ChoiceParts NONE = new ChoiceParts(List.of(), List.of());

    private final List<Filter.Choice> told;
    private final List<Part> parts;

    private ChoiceParts(List<Filter.Choice> told, List<Part> parts) {
        this.told = told;
        this.parts = parts;
    }

    /** What is selected before a deduction that takes some digits. */
    static ChoiceParts of(Deduction deduction, long lost, Position position) {
        List<Filter.Choice> choices = deduction.filter().choices(deduction.before());
        boolean isTally = deduction.filter().isTally();
        if (deduction.filter().rule().startsWith(RoomCases.RULE)
                || (isTally && choices.stream().anyMatch(choice -> (choice.digits() & lost) != 0))) {
            // The one selects a single cell for its digit, which the grounds tell better; the other does not exclude
            // the digit everywhere.
            return NONE;
        }
        List<Filter.Choice> told = choices.stream().distinct().toList();
        boolean isOfDigits = isTally || told.size() > MOST_CHOICES;
        if (isOfDigits) {
            List<Integer> cells =
                    IntStream.of(deduction.filter().cells()).boxed().toList();
            told = choices.stream()
                    .map(Filter.Choice::digits)
                    .distinct()
                    .map(digits -> new Filter.Choice(cells, digits))
                    .toList();
        }
        List<Part> parts = new ArrayList<>();
        for (Filter.Choice choice : told) {
            parts.addAll(parts(choice, isOfDigits ? Role.COMBINATION : Role.CHOICE, deduction, position));
        }
        boolean isTold = told.size() <= (isOfDigits ? MOST_SETS : MOST_CHOICES)
                && parts.stream()
                        .allMatch(part ->
                                part.role() == Role.ENDS || !part.candidates().isEmpty());
        return isTold ? new ChoiceParts(told, parts) : NONE;
    }

    private static List<Part> parts(Filter.Choice choice, Role role, Deduction deduction, Position position) {
        List<Part> parts = new ArrayList<>();
        List<Candidate> ends = new ArrayList<>();
        choice.ends().forEach((cell, digits) -> ends.addAll(position.candidates(cell, digits)));
        if (!ends.isEmpty()) {
            parts.add(new Part(Role.ENDS, List.of(), ends, deduction.filter().rule()));
        }
        int[] cells = choice.cells().stream().mapToInt(cell -> cell).toArray();
        List<Candidate> held = position.candidates(cells, deduction.before(), choice.digits());
        if (!held.isEmpty() || ends.isEmpty()) {
            parts.add(new Part(role, List.of(), held, deduction.filter().rule()));
        }
        return parts;
    }

    /**
     * What cells lack that excludes all other choices, if that is said of few open cells that one would not look at otherwise.
     *
     * @param deduction a deduction that rests on the choices
     * @param maker of the parts
     * @param position the position, of which placed digits are not told
     * @return the parts; none if there are more, or no choice has ends, so that one looks at all cells anyway
     */
    List<Part> grounds(Deduction deduction, PartMaker maker, Position position) {
        if (parts.isEmpty() || parts.get(0).role() != Role.ENDS) {
            return List.of();
        }
        Filter filter = deduction.filter();
        Set<Set<Integer>> ends = ends(filter.choices(deduction.before()));
        long all = Digits.all(position.side);
        long[] widened = deduction.before().clone();
        List<Integer> grounds = new ArrayList<>();
        for (int cell : filter.cells()) {
            if (position.placed[cell] == 0 && !widen(filter, widened, cell, all, ends)) {
                grounds.add(cell);
            }
        }
        if (grounds.size() > FEW_CELLS) {
            return List.of();
        }
        for (int cell : grounds) {
            for (long left = all & ~widened[cell]; left != 0; left &= left - 1) {
                widen(filter, widened, cell, widened[cell] | Long.lowestOneBit(left), ends);
            }
        }
        return grounds.stream()
                .map(cell -> maker.ground(cell, all & ~widened[cell]))
                .toList();
    }

    /** Gives a cell other digits if what is selected has the same ends then. */
    private static boolean widen(Filter filter, long[] masks, int cell, long digits, Set<Set<Integer>> ends) {
        long old = masks[cell];
        masks[cell] = digits;
        boolean isSame = ends(filter.choices(masks)).equals(ends);
        masks[cell] = isSame ? digits : old;
        return isSame;
    }

    private static Set<Set<Integer>> ends(List<Filter.Choice> choices) {
        return choices.stream().map(choice -> choice.ends().keySet()).collect(Collectors.toSet());
    }

    /** The parts; none if there is nothing to tell. */
    List<Part> parts() {
        return parts;
    }

    /** A deduction with what is still to be said of other cells once the choices are told. */
    Needed rest(Needed needed, Position position) {
        Deduction deduction = needed.deduction;
        Filter among = deduction.filter().among(told);
        if (among == deduction.filter()) {
            return needed.withLacking(new long[needed.lacking.length]);
        }
        Deduction left = Deduction.of(among, deduction.cell(), needed.lost, deduction.before());
        return new Needed(left, needed.lost, Grounds.of(left, needed.lost, position), List.of());
    }
}
