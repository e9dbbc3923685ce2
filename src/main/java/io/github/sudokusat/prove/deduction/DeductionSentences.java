package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Puts deductions into words: the one place where they become English. */
final class DeductionSentences {

    private final DigitSymbols symbols;

    DeductionSentences(DigitSymbols symbols) {
        this.symbols = symbols;
    }

    String notation(Deduction deduction) {
        List<String> parts = new ArrayList<>();
        deduction.placements().forEach(candidate -> parts.add(symbols.text(candidate)));
        deduction.eliminations().forEach(candidate -> parts.add(symbols.not(candidate)));
        return String.join(", ", parts);
    }

    String text(Deduction deduction) {
        List<String> facts = new ArrayList<>();
        deduction.digits().forEach(candidate -> facts.add(symbols.text(candidate)));
        deduction.removed().forEach(candidate -> facts.add(symbols.not(candidate)));
        return reason(deduction) + (facts.isEmpty() ? "" : ", because " + list(facts, "and")) + ": "
                + notation(deduction);
    }

    /** Why a position has no solution, without a full stop. */
    String text(Impossibility impossibility) {
        List<Constraint> constraints = impossibility.constraints();
        if (impossibility.areTooFew()) {
            return tooFew(constraints);
        }
        return constraints.size() == 1
                ? constraints.get(0) + " cannot be obeyed with the candidates of its cells"
                : "there is no way " + together(constraints);
    }

    /** The cells that have fewer digits, or the digits that have fewer cells, than there are of them. */
    private String tooFew(List<Constraint> constraints) {
        TreeMap<Integer, Candidate> different = new TreeMap<>();
        List<String> names = new ArrayList<>();
        House house = null;
        for (Constraint constraint : constraints) {
            if (constraint instanceof Constraint.HouseHasPlace has) {
                house = has.house();
                names.add(symbols.text(has.digit()));
                has.places().forEach(place -> different.put(place.cell().number(Layout.MAX_SIDE), place));
            } else if (constraint instanceof Constraint.CellHasDigit has) {
                names.add(has.cell().toString());
                has.places().forEach(place -> different.put(place.digit(), place));
            }
        }
        List<String> shared = new ArrayList<>();
        for (Candidate one : different.values()) {
            shared.add(house == null ? symbols.text(one.digit()) : one.cell().toString());
        }
        return list(names, "and")
                + (house == null ? " can only be " : " " + house.where() + " can only be in ")
                + list(shared, "or")
                + (house == null ? ", fewer digits than cells" : ", fewer cells than digits");
    }

    private String reason(Deduction deduction) {
        if (deduction.constraints().size() > 1) {
            return "If " + opposite(deduction) + ", there would be no way " + together(deduction.constraints());
        }
        Constraint only = deduction.constraints().get(0);
        if (only instanceof Constraint.RuleIsObeyed) {
            return capital(only.toString()) + " could not be obeyed otherwise";
        }
        boolean isSingle = only.places().size() == 1;
        if (only instanceof Constraint.CellHasDigit cell) {
            return isSingle
                    ? places(only, "and") + " is the only candidate left in " + cell.cell()
                    : "The only candidates left in " + cell.cell() + " are " + places(only, "and");
        }
        Constraint.HouseHasPlace house = (Constraint.HouseHasPlace) only;
        return isSingle
                ? places(only, "and") + " is the only cell " + house.house().where() + " that can be "
                        + symbols.text(house.digit())
                : capital(house.house().where()) + ", " + symbols.text(house.digit()) + " is confined to "
                        + places(only, "and");
    }

    /** What cannot be done: to meet two or more constraints. */
    private String together(List<Constraint> constraints) {
        List<String> needs = new ArrayList<>();
        List<String> rules = new ArrayList<>();
        for (Constraint constraint : constraints) {
            if (constraint instanceof Constraint.RuleIsObeyed) {
                rules.add(constraint.toString());
            } else {
                needs.add(name(constraint) + " (" + places(constraint, "or") + ")");
            }
        }
        boolean areMixed = !needs.isEmpty() && !rules.isEmpty();
        boolean areBoth = constraints.size() == 2 && !areMixed;
        return (needs.isEmpty() ? "" : "to place " + (areBoth ? "both " : "") + list(needs, "and"))
                + (areMixed ? " and " : "")
                + (rules.isEmpty() ? "" : "to obey " + (areBoth ? "both " : "") + list(rules, "and"))
                + (areBoth ? "" : " at the same time");
    }

    private String name(Constraint constraint) {
        return constraint instanceof Constraint.HouseHasPlace place
                ? symbols.text(place.digit()) + " " + place.house().where()
                : constraint.toString();
    }

    /** The digits of a cell, or the cells of a house. */
    private String places(Constraint constraint, String beforeLast) {
        List<String> names = new ArrayList<>();
        for (Candidate place : constraint.places()) {
            names.add(constraint instanceof Constraint.CellHasDigit ? symbols.text(place.digit()) : "" + place.cell());
        }
        return list(names, beforeLast);
    }

    /** What would have to hold if any of the conclusions were wrong. */
    private String opposite(Deduction deduction) {
        List<String> placed = new ArrayList<>();
        deduction.placements().forEach(candidate -> placed.add(symbols.text(candidate)));
        List<String> removed = new ArrayList<>();
        deduction.eliminations().forEach(candidate -> removed.add(symbols.text(candidate)));
        return (placed.isEmpty() ? "" : list(placed, "or") + " were false")
                + (placed.isEmpty() || removed.isEmpty() ? "" : ", or ")
                + (removed.isEmpty() ? "" : list(removed, "or") + " were true");
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    private static String list(List<String> things, String beforeLast) {
        int last = things.size() - 1;
        return last < 1
                ? String.join("", things)
                : String.join(", ", things.subList(0, last)) + " " + beforeLast + " " + things.get(last);
    }
}
