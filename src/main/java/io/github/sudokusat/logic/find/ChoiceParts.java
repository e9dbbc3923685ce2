package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What a rule may select, if that shows why digits are lost, is more than one cell at a time, and not too much to read; the digits alone if only these are few. */
final class ChoiceParts {

    /** More sets than these no one would read. */
    private static final int MOST_SETS = 6;

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
