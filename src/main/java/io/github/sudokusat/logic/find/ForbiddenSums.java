package io.github.sudokusat.logic.find;

import io.github.sudokusat.logic.step.Notation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** The digits that a rellik cage may not have, or not have together. */
final class ForbiddenSums {

    private static final String RELLIK = "rellik cage ";

    /** Of more sets only those of one or two digits are named. */
    private static final int MOST_SETS = 8;

    private static final int PAIR = 2;

    private ForbiddenSums() {}

    /** What a rule forbids some digits in a number of cells, such as {@code not 5, 1+4 or 2+3}; empty if it is no rellik cage or forbids none of them. */
    static String of(String rule, Set<Integer> digits, int cells, Notation notation) {
        if (!rule.startsWith(RELLIK)) {
            return "";
        }
        int sum = Integer.parseInt(rule.substring(RELLIK.length(), rule.indexOf(' ', RELLIK.length())));
        List<List<Integer>> sets = new ArrayList<>();
        add(List.copyOf(digits), 0, sum, List.of(), sets, notation);
        sets.removeIf(set -> set.size() > cells);
        sets.sort(Comparator.comparingInt(List::size));
        boolean areMany = sets.size() > MOST_SETS;
        sets.removeIf(set -> areMany && set.size() > PAIR);
        List<String> texts = new ArrayList<>();
        for (List<Integer> set : sets) {
            texts.add(String.join("+", set.stream().map(notation::digit).toList()));
        }
        if (areMany) {
            texts.add("more digits of that sum");
        }
        return texts.isEmpty() ? "" : "not " + Notation.either(texts);
    }

    /** Adds the sets of some digits from an index on, with those chosen before, that have a sum. */
    private static void add(
            List<Integer> digits,
            int from,
            int rest,
            List<Integer> chosen,
            List<List<Integer>> sets,
            Notation notation) {
        if (rest == 0) {
            sets.add(chosen);
            return;
        }
        for (int i = from; i < digits.size(); i++) {
            int value = notation.value(digits.get(i));
            if (value > 0 && value <= rest) {
                List<Integer> more = new ArrayList<>(chosen);
                more.add(digits.get(i));
                add(digits, i + 1, rest - value, more, sets, notation);
            }
        }
    }
}
