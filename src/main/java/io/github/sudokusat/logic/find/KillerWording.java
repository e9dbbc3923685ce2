package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Why cages use up some digits, in words. */
final class KillerWording {

    private static final List<String> ORDINALS = List.of("first", "second", "third");

    private final Wording words;
    /** The digits that are used up. */
    private final Set<Integer> digits;
    /** What each cage or cell can be. */
    private final List<String> choices = new ArrayList<>();
    /** How many of the digits each needs. */
    private final List<Integer> needs = new ArrayList<>();

    private KillerWording(Step step) {
        words = new Wording(step);
        digits = Wording.digitSet(words.candidatesOf(Role.BASE));
        List<Part> parts = words.why.parts();
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i).role() == Role.RULE) {
                int end = i + 1;
                while (end < parts.size() && parts.get(end).role() == Role.COMBINATION) {
                    end++;
                }
                addCage(parts.get(i), parts.subList(i + 1, end));
            } else if (parts.get(i).role() == Role.SET) {
                addCell(parts.get(i).candidates());
            }
        }
    }

    static String of(Step step) {
        return new KillerWording(step).text();
    }

    private String text() {
        return String.join("; ", choices) + "; " + need() + ", so they use up " + words.notation.allOf(digits)
                + ", which can be removed from every cell that sees all places for the digit in them";
    }

    private String need() {
        String some = " of " + words.notation.allOf(digits);
        if (needs.stream().allMatch(need -> need == 1)) {
            return Wording.all(needs.size()) + " need one" + some;
        }
        List<String> each = new ArrayList<>();
        for (int i = 0; i < needs.size(); i++) {
            each.add("the " + ORDINALS.get(i) + " needs " + Wording.number(needs.get(i)) + (i == 0 ? some : ""));
        }
        return Notation.list(each);
    }

    private void addCage(Part cage, List<Part> combinations) {
        int need = digits.size();
        for (Part combination : combinations) {
            Set<Integer> set = Wording.digitSet(combination.candidates());
            need = Math.min(need, (int) set.stream().filter(digits::contains).count());
        }
        choices.add(RuleWording.combinations(words, cage, combinations));
        needs.add(need);
    }

    private void addCell(List<Candidate> cell) {
        choices.add(cell.get(0).cell() + " is " + words.notation.oneOf(Wording.digitSet(cell)));
        needs.add(1);
    }
}
