package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What a rule would need that its cells do not have, in words. */
final class MissingWords {

    /** More digits are told by a bound. */
    private static final int MOST_DIGITS = 4;

    private static final int PAIR = 2;

    private final Wording words;
    private final DigitWords digits;

    MissingWords(Wording words, DigitWords digits) {
        this.words = words;
        this.digits = digits;
    }

    /** What is missing according to a clause, after its grounds; the grounds if it says nothing of the kind. */
    List<String> after(List<String> grounds, DeductionClause clause) {
        List<Part> needed = clause.of(Role.NEEDED);
        List<Part> counted = clause.of(Role.COUNTED);
        if (needed.isEmpty() && counted.isEmpty()) {
            return grounds;
        }
        if (!clause.of(Role.EXCLUDED).isEmpty()) {
            List<String> texts = new ArrayList<>(grounds);
            // The rule is named with what is excluded.
            texts.add((isElsewhere(clause) ? "elsewhere " : "")
                    + counted(unnamed(counted.get(0)), clause.of(Role.PLACE), true));
            return texts;
        }
        boolean isFirst = grounds.isEmpty();
        List<String> texts = new ArrayList<>(grounds);
        if (!clause.of(Role.SPLIT).isEmpty()) {
            return split(texts, clause.of(Role.SPLIT), needed);
        }
        String missing = needed.isEmpty()
                ? counted(counted.get(0), clause.of(Role.PLACE), isFirst)
                : (isFirst ? "" : "so ") + wouldHaveToBe(needed);
        texts.add(isFirst ? missing : texts.remove(texts.size() - 1) + ", " + missing);
        return texts;
    }

    /** Whether the cells that are left for a digit are others than that which loses some. */
    private static boolean isElsewhere(DeductionClause clause) {
        Set<Cell> places = cells(clause.of(Role.PLACE));
        return cells(clause.of(Role.EXCLUDED)).stream().noneMatch(places::contains);
    }

    private static Set<Cell> cells(List<Part> parts) {
        return parts.stream()
                .flatMap(part -> DeductionWording.cellsOf(part).stream())
                .collect(Collectors.toSet());
    }

    /** What premises would need, such as {@code 3 in r9c3 would need 5 in r9c5 and 9 in r8c3}. */
    List<String> wouldNeed(List<Part> parts) {
        List<String> texts = new ArrayList<>();
        List<String> needs = new ArrayList<>();
        String start = "";
        for (Part part : parts) {
            if (part.role() == Role.PREMISE) {
                texts.addAll(needs.isEmpty() ? List.of() : List.of(start + Notation.list(needs)));
                needs.clear();
                start = words.notation.oneOf(Wording.digitSet(part.candidates())) + " in "
                        + (Wording.cellCount(part.candidates()) == 1 ? "" : "one of ")
                        + words.notation.cellsOf(part.candidates()) + " would need ";
            } else {
                Set<Integer> some = Wording.digitSet(part.candidates());
                needs.add((some.size() <= MOST_DIGITS ? words.notation.oneOf(some) : digits.only(some)) + " in "
                        + words.notation.cellsOf(part.candidates()));
            }
        }
        texts.add(start + Notation.list(needs));
        return texts;
    }

    /** Grounds, and what is left of a sum, such as {@code r1c1+r1c2 = 4, which can only be 1+3, but neither can be 1}. */
    private List<String> split(List<String> grounds, List<Part> splits, List<Part> needed) {
        Set<String> sums = new LinkedHashSet<>();
        Set<Cell> cells = new LinkedHashSet<>();
        for (Part part : splits) {
            sums.add(String.valueOf(part.sum()));
            cells.addAll(DeductionWording.cellsOf(part));
        }
        String left = String.join("+", cells.stream().map(Cell::toString).toList());
        String total = (sums.size() == 1 ? " = " : " is ") + Notation.either(List.copyOf(sums));
        String end = unfit(splits, needed, cells.size());
        String last = grounds.isEmpty() ? "" : grounds.remove(grounds.size() - 1);
        boolean isOneSide = grounds.isEmpty() && sums.size() == 1 && last.startsWith(left + " = ");
        boolean isTold = isOneSide && last.endsWith("=" + total.substring(" = ".length()));
        String start = isOneSide ? last : (last.isEmpty() ? "" : last + ", so ") + left;
        grounds.add(start + (isTold ? "" : total) + end);
        return grounds;
    }

    /** What a sum of some cells splits into, and why none of that fits. */
    String unfit(List<Part> splits, List<Part> needed, int count) {
        List<String> sets = splits.stream()
                .filter(part -> !part.candidates().isEmpty())
                .map(part -> String.join(
                        "+",
                        part.candidates().stream()
                                .map(one -> words.notation.digit(one.digit()))
                                .toList()))
                .toList();
        List<String> reasons = needed.stream().map(part -> unfit(part, count)).toList();
        return ", which can only be " + Notation.either(sets) + byRule(needed.get(0)) + ", but "
                + Notation.list(reasons);
    }

    /** Why none of the splits of a sum fits. */
    private String unfit(Part needed, int count) {
        String which = words.notation.oneOf(Wording.digitSet(needed.candidates()));
        if (isTaken(needed)) {
            return Notation.houses(needed.houses()) + " has " + which + " already";
        }
        boolean isOne = Wording.cellCount(needed.candidates()) == 1;
        String cells = isOne ? words.notation.cellsOf(needed.candidates()) : count == PAIR ? "neither" : "none of them";
        return cells + (isOne ? " cannot" : " can") + " be " + which;
    }

    /** What a rule needs in a cell that cannot have it. */
    private String wouldHaveToBe(List<Part> needed) {
        Set<Integer> common = new TreeSet<>(Wording.digitSet(needed.get(0).candidates()));
        needed.forEach(part -> common.retainAll(Wording.digitSet(part.candidates())));
        // Demands that no digit meets are the contradiction themselves.
        List<String> demands = common.isEmpty()
                ? needed.stream()
                        .map(part -> digits.only(Wording.digitSet(part.candidates())))
                        .toList()
                : List.of(digits.only(common));
        return words.notation.cellsOf(needed.get(0).candidates()) + " would have to be "
                + String.join(" and also ", demands) + byRule(needed.get(0))
                + (isTaken(needed.get(0))
                        ? ", which " + Notation.houses(needed.get(0).houses()) + " has already"
                        : ", which it cannot be");
    }

    /** Whether the only digit that a cell needs is told to be elsewhere in a house. */
    private boolean isTaken(Part needed) {
        return !needed.houses().isEmpty()
                && words.why.parts().stream()
                        .filter(part -> part.role() == Role.PREMISE || part.role() == Role.CONSEQUENCE)
                        .flatMap(part -> part.candidates().stream())
                        .anyMatch(
                                one -> one.digit() == needed.candidates().get(0).digit());
    }

    /** That too few cells of a rule are left for some digits, or too many have them. */
    private String counted(Part counted, List<Part> places, boolean isFirst) {
        Set<Integer> some = Wording.digitSet(counted.candidates());
        int number = counted.sum();
        String what = words.notation.oneOf(some);
        if (places.isEmpty()) {
            return (isFirst ? "no cell is left" : "which leaves no cell") + " for " + what + inGroup(counted)
                    + byRule(counted);
        }
        Set<Cell> cells = DeductionWording.cellsOf(places.get(0));
        int fitting = places.get(0).sum();
        String where = (fitting == 0 ? "" : Wording.number(fitting) + " of ") + Notation.list(cells);
        if (fitting == 0 && cells.size() > number) {
            return (isFirst ? what + " would be in " : "which puts " + what + " in ") + where + byRule(counted)
                    + ", but it allows " + (number == 0 ? "none" : Wording.number(number));
        }
        if (cells.size() > PartMaker.MOST_PLACES) {
            List<House> houses = places.get(0).houses();
            return (isFirst ? "there is room" : "which leaves room") + " for only " + Wording.number(fitting) + " of "
                    + Wording.number(number) + " " + words.notation.allOf(some) + "s"
                    + (houses.isEmpty() ? "" : " (at most one each " + Notation.where(houses) + ")") + byRule(counted);
        }
        boolean isOne = fitting == 1 || cells.size() == 1;
        String left = isFirst ? "only " + where + (isOne ? " is" : " are") + " left" : "which leaves only " + where;
        return left + " for " + Wording.number(number) + " "
                + (some.size() == 1 ? words.notation.allOf(some) + "s" : "of " + words.notation.allOf(some))
                + byRule(counted);
    }

    /** Which group of a same set it is. */
    private static String inGroup(Part counted) {
        return counted.rule().startsWith(SameSetCount.RULE) ? " in the group of " + DeductionWording.cell(counted) : "";
    }

    private static Part unnamed(Part part) {
        return new Part(part.role(), part.houses(), part.candidates(), "", part.sum());
    }

    private String byRule(Part part) {
        return hasOneRule() ? "" : Wording.inShort(part);
    }

    private boolean hasOneRule() {
        return words.why.parts(Role.RULE).size() <= 1;
    }
}
