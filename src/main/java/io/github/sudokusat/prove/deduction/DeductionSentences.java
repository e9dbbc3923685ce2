package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Puts deductions into words: the one place where they become English. */
final class DeductionSentences {

    /** A reader cannot take in more at once; the data has everything. */
    private static final int LONGEST_TEXT = 500;

    private final DigitSymbols symbols;
    /** How much detail the sentence gives. */
    private Detail detail = Detail.ALL;

    /** How much a sentence says, from everything to what there is always room for. */
    private enum Detail {
        ALL,
        /** The facts are counted. */
        COUNTED,
        /** The places of the constraints are left out, too. */
        NAMED,
        /** The conclusions are said only at the end. */
        LEAST
    }

    DeductionSentences(DigitSymbols symbols) {
        this.symbols = symbols;
    }

    String notation(Deduction deduction) {
        List<String> parts = new ArrayList<>();
        deduction.placements().forEach(candidate -> parts.add(symbols.text(candidate)));
        parts.addAll(gone(deduction.eliminations()));
        return String.join(", ", parts);
    }

    /** Candidates that are removed, cells with the same digits together. */
    private List<String> gone(List<Candidate> candidates) {
        Map<Cell, List<String>> digitsOf = new LinkedHashMap<>();
        for (Candidate one : candidates) {
            digitsOf.computeIfAbsent(one.cell(), cell -> new ArrayList<>()).add(symbols.text(one.digit()));
        }
        Map<String, List<String>> cellsOf = new LinkedHashMap<>();
        digitsOf.forEach((cell, digits) -> cellsOf.computeIfAbsent(String.join(",", digits), key -> new ArrayList<>())
                .add(cell.toString()));
        List<String> parts = new ArrayList<>();
        cellsOf.forEach((digits, cells) -> parts.add(String.join(",", cells) + "<>" + digits));
        return parts;
    }

    /** The deduction with as much detail as a sentence has room for. */
    String text(Deduction deduction) {
        String text = "";
        for (Detail each : Detail.values()) {
            detail = each;
            text = reason(deduction) + because(deduction) + ": " + notation(deduction);
            if (text.length() <= LONGEST_TEXT) {
                return text;
            }
        }
        return text.substring(0, text.lastIndexOf(' ', LONGEST_TEXT - 2)) + " …";
    }

    private String because(Deduction deduction) {
        int digits = deduction.digits().size();
        int removed = deduction.removed().size();
        List<String> facts = new ArrayList<>();
        if (detail == Detail.ALL) {
            deduction.digits().forEach(candidate -> facts.add(symbols.text(candidate)));
            facts.addAll(gone(deduction.removed()));
        } else {
            if (digits > 0) {
                facts.add(digits + (digits == 1 ? " placed digit" : " placed digits"));
            }
            if (removed > 0) {
                facts.add(removed + (removed == 1 ? " removed candidate" : " removed candidates"));
            }
        }
        return facts.isEmpty() ? "" : (detail == Detail.ALL ? ", because " : ", because of ") + list(facts, "and");
    }

    /** Why a position has no solution, without a full stop. */
    String text(Impossibility impossibility) {
        List<Constraint> constraints = impossibility.constraints();
        if (impossibility.areTooFew()) {
            return tooFew(impossibility);
        }
        if (constraints.size() == 1) {
            return constraints.get(0) + " cannot be obeyed with the candidates of its cells";
        }
        List<String> apart = impossibility.apart();
        return "there is no way " + together(constraints)
                + (apart.isEmpty() ? "" : ", with cells that must differ (" + list(apart, "and") + ")");
    }

    /** The cells that have fewer digits, or the digits that have fewer cells, than there are of them. */
    private String tooFew(Impossibility impossibility) {
        TreeMap<Integer, Candidate> different = new TreeMap<>();
        List<String> names = new ArrayList<>();
        House house = null;
        for (Constraint constraint : impossibility.constraints()) {
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
        List<String> apart = impossibility.apart();
        return list(names, "and")
                + (house != null || apart.isEmpty() ? "" : ", which must differ (" + list(apart, "and") + "),")
                + (house == null ? " can only be " : " " + house.where() + " can only be in ")
                + list(shared, "or")
                + (house == null ? ", fewer digits than cells" : ", fewer cells than digits");
    }

    private String reason(Deduction deduction) {
        if (deduction.constraints().size() > 1) {
            String opposite = detail == Detail.LEAST ? "any conclusion were wrong" : opposite(deduction);
            return "If " + opposite + ", there would be no way " + together(deduction.constraints());
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
                boolean hasRoom = detail.compareTo(Detail.NAMED) < 0;
                needs.add(name(constraint) + (hasRoom ? " (" + places(constraint, "or") + ")" : ""));
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
