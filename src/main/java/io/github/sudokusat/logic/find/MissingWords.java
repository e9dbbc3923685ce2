package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What a rule would need that its cells do not have, in words. */
final class MissingWords {

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
        boolean isFirst = grounds.isEmpty();
        String missing = needed.isEmpty()
                ? counted(counted.get(0), clause.of(Role.PLACE), isFirst)
                : (isFirst ? "" : "so ") + wouldHaveToBe(needed);
        List<String> texts = new ArrayList<>(grounds);
        texts.add(isFirst ? missing : texts.remove(texts.size() - 1) + ", " + missing);
        return texts;
    }

    /** What a rule needs in a cell that cannot have it. */
    private String wouldHaveToBe(List<Part> needed) {
        List<String> demands = needed.stream()
                .map(part -> digits.only(Wording.digitSet(part.candidates())))
                .toList();
        return words.notation.cellsOf(needed.get(0).candidates()) + " would have to be "
                + String.join(" and also ", demands) + byRule(needed.get(0)) + ", which it cannot be";
    }

    /** That too few cells of a rule are left for some digits, or too many have them. */
    private String counted(Part counted, List<Part> places, boolean isFirst) {
        Set<Integer> some = Wording.digitSet(counted.candidates());
        int number = counted.sum();
        String what = words.notation.oneOf(some);
        if (places.isEmpty()) {
            return (isFirst ? "no cell is left" : "which leaves no cell") + " for " + what + byRule(counted);
        }
        Set<Cell> cells = DeductionWording.cellsOf(places.get(0));
        int fitting = places.get(0).sum();
        String where = (fitting == 0 ? "" : Wording.number(fitting) + " of ") + Notation.list(cells);
        if (fitting == 0 && cells.size() > number) {
            return (isFirst ? what + " would be in " : "which puts " + what + " in ") + where + byRule(counted)
                    + ", but it allows " + (number == 0 ? "none" : Wording.number(number));
        }
        boolean isOne = fitting == 1 || cells.size() == 1;
        String left = isFirst ? "only " + where + (isOne ? " is" : " are") + " left" : "which leaves only " + where;
        return left + " for " + Wording.number(number) + " "
                + (some.size() == 1 ? words.notation.allOf(some) + "s" : "of " + words.notation.allOf(some))
                + byRule(counted);
    }

    private String byRule(Part part) {
        return hasOneRule() ? "" : " (" + part.rule() + ")";
    }

    private boolean hasOneRule() {
        return words.why.parts(Role.RULE).size() <= 1;
    }
}
