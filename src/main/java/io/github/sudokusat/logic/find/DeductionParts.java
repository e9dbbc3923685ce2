package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.grid.candidates.filter.RelationsAtCell;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.primitive.LinearSum;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The explanation of a step by rules: those deductions that it rests on, each with its grounds. */
final class DeductionParts {

    /** So many bounds of one sum are given together. */
    private static final int MANY_BOUNDS = 3;

    private final StepBuilder builder;
    private final Position position;
    private final PartMaker maker;
    private final boolean isOrdered;
    private final SharedGrounds shared;
    /** The sets of digits that may be selected, as they were told last. */
    private List<Set<Integer>> toldDigits = List.of();

    private DeductionParts(StepBuilder builder, Position position, Technique technique, String rule) {
        this.builder = builder;
        this.position = position;
        maker = new PartMaker(position);
        isOrdered = DigitWords.areOrdered(technique, rule);
        shared = new SharedGrounds(position, maker, technique == Technique.COUNTING);
    }

    /** Adds the parts for those of some deductions that the aims of a step rest on. */
    static void add(StepBuilder builder, Position position, Technique technique, List<Deduction> found, long[] aims) {
        DeductionParts parts = new DeductionParts(
                builder, position, technique, found.get(0).filter().rule());
        List<Needed> needed = parts.needed(found, aims.clone());
        parts.addRules(needed);
        List<Needed> plain = needed.stream().filter(parts::isPlain).toList();
        parts.addExcluded(plain);
        needed.removeAll(plain);
        parts.addRuns(needed);
    }

    /** Whether the rule alone says it. */
    private boolean isPlain(Needed needed) {
        Filter filter = needed.deduction.filter();
        return !needed.hasGrounds()
                && needed.bounds.isEmpty()
                && filter.linearSum() == null
                && TallyParts.counted(List.of(needed), maker, position).isEmpty()
                && !(filter instanceof RelationsAtCell)
                && maker.isOwn(needed.deduction)
                && ChoiceParts.of(needed.deduction, needed.lost, position)
                        .parts()
                        .isEmpty();
    }

    private void addRuns(List<Needed> needed) {
        int next = 0;
        Filter last = null;
        while (next < needed.size()) {
            Needed first = needed.get(next);
            int end = next + 1;
            while (end < needed.size()
                    && (first.isOfPair()
                            ? needed.get(end).isOfPair() && needed.get(end).hasTheGroundsOf(first)
                            : needed.get(end).isOfOneCallWith(first))) {
                end++;
            }
            addRun(needed.subList(next, end), first.deduction.filter() != last);
            last = first.deduction.filter();
            next = end;
        }
    }

    /** Goes back from what the step removes to what that rests on. */
    private List<Needed> needed(List<Deduction> found, long[] aims) {
        List<Needed> needed = new ArrayList<>();
        for (int i = found.size() - 1; i >= 0; i--) {
            Deduction deduction = found.get(i);
            long lost = deduction.lost() & aims[deduction.cell()];
            if (lost != 0) {
                RoomCases.split(deduction, lost, position.geometry.layout.values())
                        .forEach(some -> needed.add(0, needed(deduction, some, aims)));
            }
        }
        return needed;
    }

    /** A deduction of some digits, the grounds of which are aims from then on. */
    private Needed needed(Deduction deduction, long lost, long[] aims) {
        RegexPieces pieces = RegexPieces.of(deduction.filter(), position);
        long[] lacking = pieces.shows(deduction.cell(), lost)
                ? pieces.lacking(position.masks(), deduction.cell())
                : Grounds.of(deduction, lost, position);
        for (int cell = 0; cell < aims.length; cell++) {
            aims[cell] |= lacking[cell];
        }
        return new Needed(deduction, lost, lacking, maker.bounds(deduction, lost, lacking, isOrdered));
    }

    /** The rules, each with the candidates of its open cells that are spoken of, in the rule's order. */
    private void addRules(List<Needed> needed) {
        Set<String> rules = new LinkedHashSet<>();
        needed.forEach(one -> rules.addAll(one.deduction.filter().rules()));
        for (String rule : rules) {
            Set<Integer> cells = new LinkedHashSet<>();
            for (Needed one : needed) {
                Filter filter = one.deduction.filter();
                for (int cell : filter.cells()) {
                    if (filter.rules().contains(rule) && (one.lacking[cell] != 0 || cell == one.deduction.cell())) {
                        cells.add(cell);
                    }
                }
            }
            if (cells.stream().allMatch(cell -> position.placed[cell] != 0)) {
                needed.forEach(one -> cells.add(one.deduction.cell()));
            }
            builder.rule(
                    rule,
                    position.candidates(cells.stream().mapToInt(cell -> cell).toArray(), position.digits, -1L));
        }
        Set<String> refuted = new LinkedHashSet<>();
        needed.forEach(one -> refuted.addAll(one.deduction.filter().refuted(one.deduction.before())));
        refuted.forEach(name -> builder.part(new Part(Role.RULED_OUT, List.of(), List.of(), name)));
    }

    /** Adds deductions by one call of a filter, or by relations with the same grounds. */
    private void addRun(List<Needed> run, boolean isNew) {
        Deduction first = run.get(0).deduction;
        if (first.filter().isTally() && addTally(run, isNew)) {
            return;
        }
        LinearSum sum = first.filter().linearSum();
        if (sum != null
                && sum.size() > SumWords.MOST_CELLS
                && run.size() >= MANY_BOUNDS
                && run.stream().anyMatch(one -> !one.bounds.isEmpty())) {
            addLong(run, sum, isNew);
            return;
        }
        if (sum != null && isNew) {
            maker.addends(sum).forEach(builder::part);
        }
        if (!maker.isOwn(first)) {
            addNeeded(run);
            return;
        }
        if (first.filter() instanceof RelationsAtCell relations) {
            builder.part(Role.DIFFERENT, position.candidates(relations.others(), position.masks(), -1L));
        }
        ChoiceParts choices = ChoiceParts.of(first, run.get(0).lost, position);
        if (!choices.parts().isEmpty()) {
            addByChoices(run, choices);
            return;
        }
        RoomCases room = RoomCases.of(run, position);
        if (!room.parts().isEmpty()) {
            room.parts().forEach(builder::part);
            addExcluded(run.stream().filter(room::shows).toList());
            addByGrounds(
                    addByPlaces(run.stream().filter(one -> !room.shows(one)).toList(), room));
            return;
        }
        List<Part> ways = shared.ways(run);
        List<Part> whole =
                ways.isEmpty() && run.size() >= MANY_BOUNDS && sum != null ? shared.whole(run, sum) : List.of();
        if (!ways.isEmpty()) {
            ways.forEach(builder::part);
            addExcluded(run, false);
        } else if (!whole.isEmpty()) {
            addGrounds(run, whole);
            whole.forEach(builder::part);
            addExcluded(run);
        } else {
            addByGrounds(run);
        }
    }

    /** Adds what a tally excludes: first what the digits that may occur do, then what they leave to other cells; returns false if that is not all. */
    private boolean addTally(List<Needed> run, boolean isNew) {
        Deduction first = run.get(0).deduction;
        List<Needed> byChoice = run.stream()
                .filter(one ->
                        !ChoiceParts.of(first, one.lost, position).parts().isEmpty())
                .toList();
        if (!byChoice.isEmpty() && byChoice.size() < run.size()) {
            addRun(byChoice, isNew);
            addRun(run.stream().filter(one -> !byChoice.contains(one)).toList(), false);
            return true;
        }
        List<Part> choices = ChoiceParts.of(first, 0, position).parts();
        List<List<Part>> counted = TallyParts.counted(run, maker, position);
        if (!counted.isEmpty()) {
            addChoices(choices);
        }
        for (int i = 0; i < counted.size(); i++) {
            counted.get(i).forEach(builder::part);
            addExcluded(List.of(run.get(i)));
        }
        return !counted.isEmpty();
    }

    /** Adds what may be selected, unless that has been told last. */
    private void addChoices(List<Part> choices) {
        List<Set<Integer>> digits = choices.stream()
                .map(choice -> Wording.digitSet(choice.candidates()))
                .toList();
        boolean isOfDigits = choices.stream().allMatch(choice -> choice.role() == Role.COMBINATION);
        if (!isOfDigits || !digits.equals(toldDigits)) {
            choices.forEach(builder::part);
            toldDigits = digits;
        }
    }

    /** Adds many conclusions from one long sum: bounds for each of them no one would read. */
    private void addLong(List<Needed> run, LinearSum sum, boolean isNew) {
        boolean isLarge = isAbove(run.get(0)) == isAdded(run.get(0), sum);
        boolean isAlike = run.stream().allMatch(one -> (isAbove(one) == isAdded(one, sum)) == isLarge);
        List<Part> whole = isAlike ? maker.bothSides(sum, SharedGrounds.lacking(run), isLarge) : List.of();
        if (whole.isEmpty()) {
            addRun(run.stream().map(Needed::withoutBounds).toList(), isNew);
            return;
        }
        if (isNew) {
            maker.addends(sum).forEach(builder::part);
        }
        addGrounds(run, whole);
        whole.forEach(builder::part);
        addExcluded(run);
    }

    /** Whether a cell loses its greatest digits. */
    private static boolean isAbove(Needed needed) {
        Deduction deduction = needed.deduction;
        return (needed.lost & Long.highestOneBit(deduction.before()[deduction.cell()])) != 0;
    }

    private static boolean isAdded(Needed needed, LinearSum sum) {
        return SumBounds.coefficient(sum, needed.deduction.cell()) > 0;
    }

    /** Adds what other cells lose because they see all places of a digit in the rule's cells. */
    private void addNeeded(List<Needed> run) {
        for (int digit = 0; digit < position.side; digit++) {
            int wanted = digit;
            List<Needed> some =
                    run.stream().filter(one -> (one.lost >>> wanted & 1) != 0).toList();
            if (!some.isEmpty()) {
                builder.part(Role.BASE, maker.places(some.get(0).deduction, digit));
                some.forEach(
                        one -> builder.part(Role.EXCLUDED, position.candidates(one.deduction.cell(), 1L << wanted)));
            }
        }
    }

    /** Adds what a rule may select, what that excludes, and what it excludes together with other cells; before that, bounds of a first digit. */
    private void addByChoices(List<Needed> run, ChoiceParts choices) {
        List<Needed> bounded = choices.parts().size() < MANY_BOUNDS
                ? List.of()
                : run.stream().filter(one -> !one.bounds.isEmpty()).toList();
        addByGrounds(bounded);
        List<Needed> others = run.stream()
                .filter(one -> !bounded.contains(one))
                .map(one -> choices.rest(one, position))
                .toList();
        if (others.isEmpty()) {
            return;
        }
        choices.grounds(run.get(0).deduction, maker, position).forEach(builder::part);
        addChoices(choices.parts());
        addExcluded(others.stream().filter(one -> !one.hasGrounds()).toList());
        addByGrounds(others.stream().filter(Needed::hasGrounds).toList());
    }

    private void addByGrounds(List<Needed> run) {
        List<Needed> left = addByNeeds(addByPlaces(run, RoomCases.NONE));
        while (!left.isEmpty()) {
            Needed first = left.get(0);
            List<Needed> alike =
                    left.stream().filter(one -> one.hasTheGroundsOf(first)).toList();
            pieces(alike).forEach(builder::part);
            addGrounds(List.of(first), first.bounds);
            first.bounds.forEach(builder::part);
            addExcluded(alike);
            left.removeAll(alike);
        }
    }

    /** The pieces of a line that show some deductions; none if something else does. */
    private List<Part> pieces(List<Needed> some) {
        RegexPieces pieces = RegexPieces.of(some.get(0).deduction.filter(), position);
        boolean isShown = some.stream().allMatch(one -> pieces.shows(one.deduction.cell(), one.lost));
        int[] cells = some.stream().mapToInt(one -> one.deduction.cell()).toArray();
        return isShown ? pieces.parts(position.masks(), cells) : List.of();
    }

    /** Adds what follows from all places of a digit in a numbered room, in which a case may have been told; returns the others. */
    private List<Needed> addByPlaces(List<Needed> run, RoomCases told) {
        List<Needed> others = new ArrayList<>();
        Map<List<Candidate>, List<Needed>> alike = new LinkedHashMap<>();
        for (Needed one : run) {
            List<Candidate> places = RoomCases.places(one, told, position);
            (places.isEmpty() ? others : alike.computeIfAbsent(places, key -> new ArrayList<>())).add(one);
        }
        alike.forEach((places, some) -> {
            builder.part(Role.BASE, places);
            addExcluded(some);
        });
        return others;
    }

    /** Adds what some deductions would need of other cells that these cannot have, those together that need the same; returns the others. */
    private List<Needed> addByNeeds(List<Needed> run) {
        List<Needed> others = new ArrayList<>();
        Map<NeededElsewhere, List<Needed>> alike = new LinkedHashMap<>();
        for (Needed one : run) {
            NeededElsewhere needs =
                    pieces(List.of(one)).isEmpty() ? NeededElsewhere.of(one, position) : NeededElsewhere.NONE;
            (needs.isEmpty() ? others : alike.computeIfAbsent(needs, key -> new ArrayList<>())).add(one);
        }
        alike.forEach((needs, some) -> {
            int[] cells = some.stream().mapToInt(one -> one.deduction.cell()).toArray();
            needs.parts(cells, position).forEach(builder::part);
            addExcluded(some);
        });
        return others;
    }

    /** Adds what is said of single cells besides bounds. */
    private void addGrounds(List<Needed> run, List<Part> bounds) {
        long[] all = SharedGrounds.lacking(run);
        Set<Integer> cells = new LinkedHashSet<>();
        for (Needed one : run) {
            Arrays.stream(one.deduction.filter().cells()).forEach(cells::add);
        }
        List<Part> grounds = cells.stream()
                .filter(cell -> all[cell] != 0)
                .map(cell -> maker.ground(cell, all[cell]))
                .toList();
        maker.unshown(grounds, bounds).forEach(builder::part);
    }

    private void addExcluded(List<Needed> run) {
        addExcluded(run, true);
    }

    /** Adds what is lost, if wanted with the bounds of the cells. */
    private void addExcluded(List<Needed> run, boolean isByBounds) {
        Map<Integer, Long> lost = new LinkedHashMap<>();
        run.forEach(one -> lost.merge(one.deduction.cell(), one.lost, (a, b) -> a | b));
        lost.forEach((cell, digits) -> {
            int limit = isByBounds ? limit(run, cell, digits) : 0;
            builder.part(new Part(Role.EXCLUDED, List.of(), position.candidates(cell, digits), "", limit));
        });
    }

    /** The bound of a cell that loses some digits by one deduction; 0 if it has none. */
    private int limit(List<Needed> run, int cell, long digits) {
        return run.stream()
                .filter(one -> one.deduction.cell() == cell && one.lost == digits)
                .mapToInt(one -> maker.limit(one.deduction, one.lost, one.lacking))
                .findFirst()
                .orElse(0);
    }
}
