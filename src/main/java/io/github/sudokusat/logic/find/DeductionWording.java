package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What a rule removes, deduction by deduction, in words. */
final class DeductionWording {

    /** So many bounds, each of which follows from the one before, are told together. */
    private static final int LONG_RUN = 3;

    /** Stands between what a rule is and where it is. */
    private static final String AT = " at ";

    /** No more alternatives are named. */
    private static final int FEW_ALTERNATIVES = 4;

    private static final List<String> BOUNDS = List.of("at least ", "at most ");

    private final Wording words;
    private final DigitWords digits;
    private final SumWords sums;
    private final ChoiceWords choices;
    private final String rule;
    /** Whether few digits are listed rather than told by a bound. */
    private boolean areListed;
    /** The candidates that each cell still has, in the course of the deductions. */
    private final Map<Cell, Set<Integer>> left = new LinkedHashMap<>();

    DeductionWording(Wording words, String rule, boolean areOrdered) {
        this.words = words;
        this.rule = rule;
        digits = new DigitWords(words.notation, words.step.side(), areOrdered);
        sums = new SumWords(words.notation);
        choices = new ChoiceWords(words.notation);
        startAnew();
    }

    /** Forgets what the cells have lost in the course of the deductions. */
    void startAnew() {
        left.clear();
        words.candidatesOf(Role.RULE)
                .forEach(one -> left.computeIfAbsent(one.cell(), cell -> new TreeSet<>())
                        .add(one.digit()));
    }

    /** Forgets that a cell may have other digits than some. */
    void retain(Cell cell, Set<Integer> digits) {
        left.getOrDefault(cell, new TreeSet<>()).retainAll(digits);
    }

    /** The reason of a step. */
    static String of(Step step) {
        Wording words = new Wording(step);
        String rule = words.part(Role.RULE).rule();
        return new DeductionWording(words, rule, DigitWords.areOrdered(step.technique(), rule)).text();
    }

    /** The rules of the step, with what they demand. */
    String rules() {
        List<String> rules = words.why.parts(Role.RULE).stream().map(Part::rule).toList();
        if (rules.size() > 1 && rules.stream().anyMatch(RuleStatements::isOfNumber)) {
            return Notation.listOfLists(rules.stream().map(this::withDemand).toList()) + ": ";
        }
        boolean isOfAKind =
                rules.stream().map(DeductionWording::kind).distinct().count() == 1
                        || rules.stream().map(this::demand).distinct().count() == 1;
        String ofAll = isOfAKind ? demand(rule) : "";
        String demand = !ofAll.isEmpty() ? ofAll : rules.size() == 1 ? share() + houseSums() : houseSums();
        demand = demand.isEmpty() ? refuted() : demand;
        return names(rules) + (demand.isEmpty() ? ": " : " (" + demand + "): ");
    }

    /** The alternatives that cannot hold; empty if there is none, or more than a few. */
    private String refuted() {
        List<String> names = words.why.parts().stream()
                .filter(DeductionClause::isAlternative)
                .map(Part::rule)
                .toList();
        return names.isEmpty() || names.size() > FEW_ALTERNATIVES ? "" : Notation.listOfLists(names) + " cannot hold";
    }

    /** That the rule's sums have their share of a house; empty if they have none. */
    private String share() {
        return words.why.parts(Role.TOTAL).stream()
                .findFirst()
                .map(part -> RuleStatements.ofShare(rule, part.sum(), words.values))
                .orElse("");
    }

    /** Where the sum of houses comes from that is among the rules; empty if there is none, or more than two. */
    private String houseSums() {
        List<List<Part>> sums = new ArrayList<>();
        for (Part part : words.why.parts()) {
            if (part.role() == Role.BASE && !part.houses().isEmpty()) {
                sums.add(new ArrayList<>(List.of(part)));
            } else if (part.role() == Role.CAGE) {
                sums.get(sums.size() - 1).add(part);
            }
        }
        List<String> texts = new ArrayList<>();
        for (List<Part> sum : sums) {
            List<Part> cages = sum.subList(1, sum.size());
            texts.add(
                    sums.size() == 1
                            ? RuleWording.houses(sum.get(0), cages)
                            : RuleWording.housesInShort(sum.get(0), cages));
        }
        return texts.size() > 2 ? "" : String.join("; ", texts);
    }

    /** What some parts that exclude nothing say. */
    static String grounds(Wording words, List<Part> parts) {
        boolean isSum = parts.stream().anyMatch(part -> part.role() == Role.ADDEND);
        return String.join("; ", new DeductionWording(words, "", isSum).grounds(new DeductionClause(parts)));
    }

    /** Rules and deductions. */
    String text() {
        StringBuilder text = new StringBuilder(rules());
        List<DeductionClause> clauses = DeductionClause.all(words.why.parts());
        for (int i = 0; i < clauses.size(); i++) {
            DeductionClause clause = clauses.get(i);
            boolean follows = i > 0 && clause.follows(clauses.get(i - 1));
            List<String> before = follows ? List.of() : grounds(clause);
            String start = i == 0 ? "" : follows ? ", " : "; ";
            String so = before.isEmpty() && !follows ? "" : "so ";
            text.append(start)
                    .append(String.join("; ", before))
                    .append(before.isEmpty() ? "" : ", ")
                    .append(so);
            int end = runEnd(clauses, i);
            text.append(end - i < LONG_RUN ? conclusions(clause) : bounds(clauses.subList(i, end)));
            i = end - i < LONG_RUN ? i : end - 1;
        }
        return text.toString();
    }

    /** A rule with what it demands. */
    private String withDemand(String one) {
        String demand = demand(one);
        return demand.isEmpty() ? one : one + " (" + demand + ")";
    }

    /** What a rule demands, and of a full rank, with which lines it is compared. */
    private String demand(String one) {
        String lines = RankedLines.of(words, one);
        return RuleStatements.of(one, words.notation) + (lines.isEmpty() ? "" : "; " + lines) + plainRooms();
    }

    /** What numbered rooms say without regard to other cells, if something is told that follows from that; else empty. */
    private String plainRooms() {
        List<Part> parts = words.why.parts();
        List<String> rules = words.why.parts(Role.RULE).stream().map(Part::rule).toList();
        boolean isTold = rules.stream().allMatch(one -> one.startsWith(RoomCases.RULE))
                && rules.size() < parts.size()
                && parts.get(rules.size()).role() == Role.EXCLUDED;
        return isTold ? RuleStatements.ofPlainRooms(rules, words.values) : "";
    }

    /** A rule without where it is. */
    private static String kind(String rule) {
        int at = place(rule);
        return at < 0 ? rule : rule.substring(0, at);
    }

    /** Where a rule's name begins to say where it is; −1 if it does not say that, or is that of several. */
    private static int place(String rule) {
        int at = rule.indexOf(AT);
        return rule.startsWith("either ") || rule.startsWith("if ") || rule.startsWith("not ") ? -1 : at;
    }

    /** Rules by name; those of a kind together, such as {@code ratio 2 at r1c1-r1c2 and r1c2-r1c3}. */
    private static String names(List<String> rules) {
        Map<String, List<String>> places = new LinkedHashMap<>();
        for (String rule : rules) {
            int at = place(rule);
            places.computeIfAbsent(kind(rule), key -> new ArrayList<>())
                    .add(at < 0 ? "" : rule.substring(at + AT.length()));
        }
        List<String> names = new ArrayList<>();
        places.forEach((kind, some) -> names.add(
                some.size() == 1
                        ? kind + (some.get(0).isEmpty() ? "" : AT + some.get(0))
                        : kind
                                + AT
                                + Notation.list(some.stream()
                                        .map(place -> place.replace(" and ", "-"))
                                        .toList())));
        return Notation.listOfLists(names);
    }

    /** Where a run of clauses ends, each of which follows from the one before and excludes all digits below or all above. */
    private static int runEnd(List<DeductionClause> clauses, int start) {
        int end = start + 1;
        while (end < clauses.size()
                && clauses.get(end).follows(clauses.get(end - 1))
                && clauses.get(end).of(Role.EXCLUDED).size() == 1) {
            end++;
        }
        return end;
    }

    /** Bounds one after the other, such as {@code r1c2, r1c3 and r1c4 are at least 2, 3 and 4}, if all are of a kind. */
    private String bounds(List<DeductionClause> run) {
        List<Cell> cells = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        for (DeductionClause clause : run) {
            Part excluded = clause.of(Role.EXCLUDED).get(0);
            cells.add(cell(excluded));
            texts.add(concluded(excluded));
        }
        for (String bound : BOUNDS) {
            if (texts.stream().allMatch(text -> text.startsWith(bound))) {
                return Notation.list(cells) + " are " + bound
                        + Notation.list(texts.stream()
                                .map(text -> text.substring(bound.length()))
                                .toList());
            }
        }
        List<String> each = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            each.add(cells.get(i) + " is " + texts.get(i));
        }
        return String.join(", so ", each);
    }

    /** The digits that a cell of the rules still has; none if it is not one of theirs. */
    Set<Integer> left(Cell cell) {
        return left.getOrDefault(cell, Set.of());
    }

    /** The cell of a part that is about one. */
    static Cell cell(Part part) {
        return part.candidates().get(0).cell();
    }

    /** What a clause starts from. */
    List<String> grounds(DeductionClause clause) {
        List<String> texts = new ArrayList<>();
        MissingWords missing = new MissingWords(words, digits);
        if (!clause.of(Role.ADDEND).isEmpty()) {
            texts.add(sums.equation(clause));
        }
        clause.of(Role.DIFFERENT).forEach(part -> texts.add(Notation.list(cellsOf(part)) + " differ"));
        List<Part> ways = clause.of(Role.WAY);
        if (!ways.isEmpty()) {
            int sum = ways.get(0).sum();
            texts.add(canOnlyBe(
                    Notation.list(cellsOf(ways.get(0))) + (sum == 0 ? "" : " sum to " + sum + " and"),
                    ways.stream().map(this::way).toList()));
        }
        List<Part> leading = clause.leading();
        String because = leading.isEmpty() ? "" : Notation.list(sayings(leading)) + ", so ";
        choices.of(clause).forEach(text -> texts.add(because + text));
        if (!clause.of(Role.PREMISE).isEmpty()) {
            texts.addAll(missing.wouldNeed(clause.of(Role.PREMISE, Role.NEEDED)));
            return texts;
        }
        clause.of(Role.BASE).forEach(part -> texts.add(needed(part)));
        List<Part> cells = clause.of(Role.REASON, Role.RULED_OUT).stream()
                .filter(part -> !leading.contains(part))
                .toList();
        if (!cells.isEmpty()) {
            List<List<Part>> lines = RankedLines.alongLines(words, rule, cells);
            areListed = !clause.of(Role.SPLIT).isEmpty();
            texts.add(Notation.list(sayings(lines.isEmpty() ? cells : lines.get(0))));
            areListed = false;
            texts.addAll(
                    lines.isEmpty() ? List.of() : List.of("in the other line " + Notation.list(sayings(lines.get(1)))));
        }
        List<Part> bounds = clause.of(Role.LEAST, Role.GREATEST);
        texts.addAll(choices.firstCells(
                bounds.stream().filter(part -> !part.rule().isEmpty()).toList()));
        texts.addAll(sums.bounds(
                bounds.stream().filter(part -> part.rule().isEmpty()).toList()));
        return missing.after(new ArrayList<>(ChoiceWords.withPieces(withOdd(texts, clause), clause)), clause);
    }

    /** The same with what is left of a sum for cells that count twice, which is odd. */
    private List<String> withOdd(List<String> grounds, DeductionClause clause) {
        List<Part> splits = clause.of(Role.SPLIT);
        if (splits.isEmpty() || !clause.of(Role.NEEDED).isEmpty()) {
            return grounds;
        }
        List<String> texts = new ArrayList<>(grounds);
        String last = texts.isEmpty() ? "" : texts.remove(texts.size() - 1) + ", so ";
        texts.add(last + sums.cells(splits.get(0)) + " = " + splits.get(0).sum() + ", which is odd");
        return texts;
    }

    /** The cells of a part, each once, in order. */
    static Set<Cell> cellsOf(Part part) {
        Set<Cell> cells = new LinkedHashSet<>();
        part.candidates().forEach(one -> cells.add(one.cell()));
        return cells;
    }

    private static String canOnlyBe(String what, List<String> choices) {
        return what + " can only be " + Notation.either(choices);
    }

    /** A digit that the rule needs, with its places. */
    private String needed(Part places) {
        return "it needs " + words.notation.digits(places.candidates()) + " in "
                + (places.candidates().size() == 1 ? "" : "one of ") + words.notation.cellsOf(places.candidates());
    }

    private String way(Part way) {
        return String.join(
                "-",
                way.candidates().stream()
                        .map(one -> words.notation.digit(one.digit()))
                        .toList());
    }

    private String conclusions(DeductionClause clause) {
        return Notation.list(sayings(clause.of(Role.EXCLUDED)));
    }

    /** What is said of cells, those together of which the same is said. */
    List<String> sayings(List<Part> parts) {
        Map<String, List<Cell>> cells = new LinkedHashMap<>();
        for (Part part : parts) {
            cells.computeIfAbsent(saying(part), key -> new ArrayList<>()).add(cell(part));
        }
        List<String> texts = new ArrayList<>();
        cells.forEach((what, some) -> texts.add(words.notation.cells(some)
                + (what.startsWith("=") ? what : (some.size() == 1 ? " is " : " are ") + what)));
        return texts;
    }

    private String saying(Part part) {
        Set<Integer> some = Wording.digitSet(part.candidates());
        return switch (part.role()) {
            case REASON -> "=" + words.notation.allOf(some);
            case RULED_OUT -> without(some, left(cell(part)));
            default -> concluded(part);
        };
    }

    private String without(Set<Integer> missing, Set<Integer> there) {
        if (there.isEmpty()) {
            return digits.without(missing);
        }
        return areListed ? digits.listed(missing, there) : digits.without(missing, there);
    }

    private String concluded(Part part) {
        Set<Integer> gone = Wording.digitSet(part.candidates());
        Set<Integer> there = left.get(cell(part));
        if (there == null) {
            return "not " + words.notation.oneOf(gone);
        }
        Set<Integer> after = new TreeSet<>(there);
        after.removeAll(gone);
        left.put(cell(part), after);
        if (after.isEmpty()) {
            return "not " + words.notation.oneOf(there);
        }
        return bound(part.sum(), gone, after).orElseGet(() -> digits.from(there, after));
    }

    /** The bound that a sum gives if it lies between the digits that are gone and those that are left, such as {@code at least 4}. */
    private Optional<String> bound(int limit, Set<Integer> gone, Set<Integer> after) {
        boolean isBound = limit > 0 && after.size() > 1;
        boolean isLeast = isBound && Collections.max(gone) < limit && limit < Collections.min(after);
        boolean isMost = isBound && Collections.min(gone) > limit && limit > Collections.max(after);
        return isLeast || isMost
                ? Optional.of(BOUNDS.get(isLeast ? 0 : 1) + words.notation.digit(limit))
                : Optional.empty();
    }
}
