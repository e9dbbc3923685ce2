package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Why the cells of a rule with many combinations lose a few digits, in words. */
final class FewLostWords {

    private final Wording words;
    private final MissingWords missing;

    FewLostWords(Wording words) {
        this.words = words;
        missing = new MissingWords(words, new DigitWords(words.notation, words.step.side(), false));
    }

    /** The rule with its cells, and why they lose some candidates; empty if the parts list combinations or nothing. */
    String text(List<Candidate> lost) {
        List<Part> counted = words.why.parts(Role.COUNTED);
        boolean isBySum = !words.why.parts(Role.SPLIT).isEmpty();
        if (counted.isEmpty() && !isBySum) {
            return "";
        }
        String name = words.part(Role.RULE).rule();
        String share = isBySum
                ? RuleStatements.ofShare(
                        name,
                        total(
                                words.part(Role.SPLIT).sum(),
                                taken(words.part(Role.PREMISE).candidates().get(0))),
                        words.values)
                : "";
        String demand = share.isEmpty() ? RuleStatements.of(name, words.notation) : share;
        String cells = words.notation.cellsOf(words.candidatesOf(Role.RULE));
        return name + " (" + cells + (demand.isEmpty() ? "" : "; " + demand) + "): "
                + (isBySum ? String.join("; ", wouldLeave()) : kinds(counted.get(0), lost));
    }

    /** Such as {@code r45c3 are even, so r4c2 and r5c2 are odd}. */
    private String kinds(Part counted, List<Candidate> lost) {
        DigitKind kind = DigitKind.of(Wording.digitSet(counted.candidates()), words.values);
        return areOf(kind, words.candidatesOf(Role.PLACE)) + ", so " + areOf(kind.opposite(), lost);
    }

    private String areOf(DigitKind kind, List<Candidate> candidates) {
        return words.notation.cellsOf(candidates) + (Wording.cellCount(candidates) == 1 ? " is " : " are ") + kind;
    }

    /** Such as {@code 1 in r3c6 would leave r3c5+r4c5 = 16-1=15, which can only be 6+9 or 7+8, but neither can be 8}, for each lost digit. */
    private List<String> wouldLeave() {
        List<String> texts = new ArrayList<>();
        List<Part> parts = words.why.parts();
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i).role() == Role.PREMISE) {
                int end = i + 1;
                while (end < parts.size() && parts.get(end).role() != Role.PREMISE) {
                    end++;
                }
                texts.add(wouldLeave(parts.get(i).candidates().get(0), new DeductionClause(parts.subList(i + 1, end))));
            }
        }
        return texts;
    }

    /** What is taken from a sum: the placed digits, and one that is lost. */
    private List<Candidate> taken(Candidate premise) {
        List<Candidate> taken = new ArrayList<>(words.candidatesOf(Role.REASON));
        taken.add(premise);
        return taken;
    }

    private int total(int left, List<Candidate> taken) {
        return left + words.worth(taken);
    }

    private String wouldLeave(Candidate premise, DeductionClause clause) {
        List<Part> splits = clause.of(Role.SPLIT);
        Set<Cell> cells = new LinkedHashSet<>(DeductionWording.cellsOf(splits.get(0)));
        int left = splits.get(0).sum();
        List<Candidate> taken = taken(premise);
        return words.notation.digit(premise.digit()) + " in " + premise.cell() + " would leave "
                + String.join("+", cells.stream().map(Cell::toString).toList())
                + " = " + RuleWording.rest(words, total(left, taken), taken)
                + missing.unfit(splits, clause.of(Role.NEEDED), cells.size());
    }
}
