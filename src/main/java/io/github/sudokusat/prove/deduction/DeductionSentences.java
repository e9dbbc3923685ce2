package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.grid.Candidate;
import java.util.ArrayList;
import java.util.List;

/** Puts deductions into words: the one place where they become English. */
final class DeductionSentences {

    private DeductionSentences() {}

    static String notation(Deduction deduction) {
        List<String> parts = new ArrayList<>();
        deduction.placements().forEach(candidate -> parts.add(candidate.toString()));
        deduction.eliminations().forEach(candidate -> parts.add(gone(candidate)));
        return String.join(", ", parts);
    }

    static String text(Deduction deduction) {
        List<String> facts = new ArrayList<>();
        deduction.digits().forEach(candidate -> facts.add(candidate.toString()));
        deduction.removed().forEach(candidate -> facts.add(gone(candidate)));
        return reason(deduction) + (facts.isEmpty() ? "" : ", since " + list(facts, "and")) + ": "
                + notation(deduction);
    }

    private static String reason(Deduction deduction) {
        Constraint first = deduction.constraints().get(0);
        if (deduction.constraints().size() > 1) {
            List<String> needs = new ArrayList<>();
            deduction.constraints().forEach(constraint -> needs.add(constraint + " (" + places(constraint) + ")"));
            return list(needs, "and") + " cannot all be had " + conditions(deduction);
        }
        boolean isSingle = first.places().size() == 1;
        if (first instanceof Constraint.CellHasDigit cell) {
            return isSingle
                    ? cell.cell() + " has no other candidate than " + places(first)
                    : cell.cell() + " holds " + places(first);
        }
        Constraint.HouseHasPlace house = (Constraint.HouseHasPlace) first;
        return isSingle
                ? house.digit() + " has no other place in " + house.house()
                : house.digit() + " stands in " + house.house() + " only in " + places(first);
    }

    /** The digits of a cell, or the cells of a house. */
    private static String places(Constraint constraint) {
        List<String> names = new ArrayList<>();
        for (Candidate place : constraint.places()) {
            names.add(constraint instanceof Constraint.CellHasDigit ? "" + place.digit() : "" + place.cell());
        }
        return list(names, "or");
    }

    /** The conditions under which the constraints cannot all be met. */
    private static String conditions(Deduction deduction) {
        List<String> without = new ArrayList<>();
        deduction.placements().forEach(candidate -> without.add(candidate.toString()));
        List<String> with = new ArrayList<>();
        deduction.eliminations().forEach(candidate -> with.add(candidate.toString()));
        return (without.isEmpty() ? "" : "without " + list(without, "or"))
                + (without.isEmpty() || with.isEmpty() ? "" : ", or ")
                + (with.isEmpty() ? "" : "with " + list(with, "or"));
    }

    private static String gone(Candidate candidate) {
        return candidate.cell() + "<>" + candidate.digit();
    }

    private static String list(List<String> things, String beforeLast) {
        int last = things.size() - 1;
        return last < 1
                ? String.join("", things)
                : String.join(", ", things.subList(0, last)) + " " + beforeLast + " " + things.get(last);
    }
}
