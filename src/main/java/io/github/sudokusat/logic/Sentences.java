package io.github.sudokusat.logic;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.House;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Puts steps into words: the one place where explanations become English. */
final class Sentences {

    private final Step step;
    private final Explanation why;
    private final Notation notation;

    private Sentences(Step step) {
        this.step = step;
        why = step.explanation();
        notation = Notation.of(step.side());
    }

    /** A step in a sentence. */
    static String of(Step step) {
        return step.technique().title() + ": " + new Sentences(step).reason() + ": " + step.notation();
    }

    private String reason() {
        return switch (step.technique()) {
            case FULL_HOUSE -> houses(Role.BASE) + " has one open cell left";
            case HIDDEN_SINGLE -> digits(Role.BASE) + " has only one place left in " + houses(Role.BASE);
            case NAKED_SINGLE -> cells(Role.BASE) + " has no other candidate than " + digits(Role.BASE);
            case POINTING, CLAIMING -> locked();
            case NAKED_PAIR, NAKED_TRIPLE, NAKED_QUAD ->
                cells(Role.SET) + " in " + houses(Role.SET) + " must hold " + digits(Role.SET)
                        + ", so these go from the cells that see them all";
            case HIDDEN_PAIR, HIDDEN_TRIPLE, HIDDEN_QUAD ->
                digits(Role.SET) + " stand in " + houses(Role.SET) + " only in " + cells(Role.SET)
                        + ", so nothing else stands there";
            case X_WING, SWORDFISH, JELLYFISH ->
                digits(Role.BASE) + " in " + houses(Role.BASE) + " stands only in " + houses(Role.COVER)
                        + ", so it goes from the rest of those " + covers();
            case FINNED_X_WING,
                    FINNED_SWORDFISH,
                    FINNED_JELLYFISH,
                    SASHIMI_X_WING,
                    SASHIMI_SWORDFISH,
                    SASHIMI_JELLYFISH ->
                digits(Role.BASE) + " in " + houses(Role.BASE) + " stands only in " + houses(Role.COVER)
                        + ", or else in " + cells(Role.FIN) + ", so it goes from the cells of those " + covers()
                        + " that see " + cells(Role.FIN);
            case UNIQUE_RECTANGLE_1, UNIQUE_RECTANGLE_2, UNIQUE_RECTANGLE_3, UNIQUE_RECTANGLE_4, BUG_PLUS_ONE ->
                uniqueness();
            case Y_WING, XYZ_WING, WXYZ_WING, BENT_SET_OF_FIVE -> bentSet();
            default -> linked();
        };
    }

    private String linked() {
        return switch (step.technique()) {
            case SKYSCRAPER, TWO_STRING_KITE, TURBOT_FISH, X_CYCLE, XY_CHAIN, AIC, GROUPED_AIC ->
                chain(why.chains().get(0));
            case EMPTY_RECTANGLE -> emptyRectangle();
            case W_WING -> wWing();
            case SIMPLE_COLOURING_TRAP, MEDUSA_TRAP ->
                "either " + candidates(Role.COLOUR_A) + " or " + candidates(Role.COLOUR_B)
                        + ", each side all true or all false; what sees both goes";
            case SIMPLE_COLOURING_WRAP, MEDUSA_WRAP -> wrap();
            case COLOURED_CONTRADICTION -> contradiction();
            case FORCING_CHAIN -> forcing();
            case ALS_XZ -> alsXz();
            case ALS_XY_WING -> alsXyWing();
            case SUE_DE_COQ -> sueDeCoq();
            default -> throw new IllegalStateException("no sentence for " + step.technique());
        };
    }

    private String locked() {
        String text = digits(Role.BASE) + " in " + houses(Role.BASE) + " stands only in " + cells(Role.BASE);
        return why.parts(Role.COVER).isEmpty()
                ? text + ", so it goes from what sees all of these"
                : text + ", all in " + houses(Role.COVER) + ", so it goes from the rest of " + houses(Role.COVER);
    }

    private String bentSet() {
        List<Candidate> all = new ArrayList<>();
        List<String> arms = new ArrayList<>();
        for (Part part : why.parts(Role.PINCER)) {
            all.addAll(part.candidates());
            arms.add(notation.cellsOf(part.candidates()) + " in " + Notation.houses(part.houses()));
        }
        all.addAll(part(Role.HINGE).candidates());
        String text = cells(Role.HINGE) + ", with " + Notation.list(arms) + ", must hold as many digits as cells, "
                + Notation.digits(all);
        return why.parts(Role.BASE).isEmpty()
                ? text
                        + ", and none can stand there twice, so none is missing and each goes from what sees all its places"
                : text + ", and only " + digits(Role.BASE)
                        + " can stand there twice, so it is not missing and goes from what sees all its places";
    }

    private String chain(List<Link> links) {
        List<Candidate> first = links.get(0).from();
        List<Candidate> last = links.get(links.size() - 1).to();
        StringBuilder text = new StringBuilder("if ").append(isNot(first));
        for (Link link : links) {
            text.append(", then ").append(link.strong() ? is(link.to()) : isNot(link.to()));
        }
        if (!links.get(links.size() - 1).strong()) {
            return text
                    + ", and round the other way too; so of every two neighbours one is true, and what sees both goes";
        }
        if (first.equals(last)) {
            return text + "; so it is";
        }
        return text + "; so one of " + notation.node(first) + " and " + notation.node(last)
                + " is true, and what sees both goes";
    }

    private String is(List<Candidate> node) {
        return notation.node(node);
    }

    private String isNot(List<Candidate> node) {
        return notation.cellsOf(node) + "<>" + node.get(0).digit();
    }

    private String emptyRectangle() {
        List<Candidate> link = part(Role.PINCER).candidates();
        return Notation.digits(link) + " in " + houses(Role.PINCER) + " stands only in "
                + notation.cellsOf(link) + ", and in " + houses(Role.BASE) + " only in " + cells(Role.BASE)
                + "; were it where it goes from, " + notation.node(link.subList(1, 2)) + " would be false, so "
                + notation.node(link.subList(0, 1)) + " true, and no place would be left in " + houses(Role.BASE);
    }

    private String wWing() {
        List<Candidate> link = part(Role.BASE).candidates();
        return Notation.digits(link) + " in " + houses(Role.BASE) + " stands in one of " + notation.cellsOf(link)
                + ", so not in both of " + cells(Role.PINCER)
                + ", one of which takes their other digit; what sees both loses it";
    }

    private String wrap() {
        Part clash = part(Role.BASE);
        String text = "either " + candidates(Role.COLOUR_A) + " or " + candidates(Role.COLOUR_B);
        if (why.parts(Role.COLOUR_A).get(0).candidates().containsAll(clash.candidates())) {
            return text + ", each side all true or all false; but " + notation.candidates(clash.candidates())
                    + " cannot be true together, so the first side is false";
        }
        String lost = clash.houses().isEmpty()
                ? "no candidate to " + notation.cellsOf(clash.candidates())
                : "no place for " + Notation.digits(clash.candidates()) + " in " + Notation.houses(clash.houses());
        return text + ", each side all true or all false; but the first side would leave " + lost + ", so it is false";
    }

    private String contradiction() {
        String consequences = why.parts(Role.CONSEQUENCE).stream()
                .flatMap(part -> part.candidates().stream())
                .map(Candidate::toString)
                .reduce((a, b) -> a + ", " + b)
                .map(text -> " leads by singles to " + text + ", and then")
                .orElse(" leads");
        return "either " + candidates(Role.COLOUR_A) + " or " + candidates(Role.COLOUR_B)
                + ", each side all true or all false; the first" + consequences + " to a contradiction ("
                + why.contradictions().get(0).text() + "), so the second is true";
    }

    private String forcing() {
        Part premise = part(Role.PREMISE);
        StringBuilder text = new StringBuilder("one of ")
                .append(notation.candidates(premise.candidates()))
                .append(
                        premise.houses().isEmpty()
                                ? " stands in the cell"
                                : " is the place in " + Notation.houses(premise.houses()));
        for (List<Link> links : why.chains()) {
            if (links.isEmpty()) {
                continue;
            }
            text.append("; if ").append(is(links.get(0).from()));
            for (Link link : links) {
                text.append(", then ").append(link.strong() ? is(link.to()) : isNot(link.to()));
            }
        }
        return text.append("; the same in every case").toString();
    }

    private String alsXz() {
        List<Part> sets = why.parts(Role.SET);
        String commons = digits(Role.RESTRICTED_COMMON);
        String text = set(sets.get(0)) + " and " + set(sets.get(1));
        if (commons.length() > 2) {
            return text + " have one digit more than cells each and cannot both take " + commons.replace("and", "or")
                    + ", so each takes one of these and all its other digits; what sees all their places goes";
        }
        return text + " have one digit more than cells each and cannot both take " + commons
                + ", so one takes all its other digits; so " + goes();
    }

    /** What the step removes, by digit, from what sees all places. */
    private String goes() {
        String digits = Notation.digits(step.eliminations());
        return digits + (digits.length() > 2 ? " go" : " goes") + " from what sees all places in the two";
    }

    private String alsXyWing() {
        List<Part> sets = why.parts(Role.SET);
        List<Part> commons = why.parts(Role.RESTRICTED_COMMON);
        String first = Notation.digits(commons.get(0).candidates());
        String second = Notation.digits(commons.get(1).candidates());
        return set(sets.get(1)) + " lacks one digit at most, so it keeps " + first + " from "
                + set(sets.get(0)) + " or " + second + " from " + set(sets.get(2))
                + "; the one that loses it takes all its other digits, so " + goes();
    }

    private String set(Part set) {
        return notation.cellsOf(set.candidates()) + " (" + Notation.digits(set.candidates()) + ")";
    }

    private String sueDeCoq() {
        List<Part> sets = why.parts(Role.SET);
        List<Candidate> all = new ArrayList<>();
        why.parts().forEach(part -> all.addAll(part.candidates()));
        return cells(Role.HINGE) + ", with " + notation.cellsOf(sets.get(0).candidates()) + " in "
                + Notation.houses(sets.get(0).houses()) + " and "
                + notation.cellsOf(sets.get(1).candidates()) + " in "
                + Notation.houses(sets.get(1).houses()) + ", hold " + Notation.digits(all)
                + ", each exactly once; so these go from the rest of the house in which all their places lie";
    }

    private String uniqueness() {
        if (step.technique() == Technique.BUG_PLUS_ONE) {
            return "(if the solution is unique) without " + candidates(Role.BASE)
                    + " every open cell and every digit in a house would have two choices, which could be exchanged";
        }
        String pair = Notation.digits(part(Role.FLOOR).candidates());
        String text = "(if the solution is unique) " + cells(Role.FLOOR) + " and " + cells(Role.ROOF)
                + " cannot all hold " + pair + ", which could be exchanged";
        return switch (step.technique()) {
            case UNIQUE_RECTANGLE_1 -> text + ", so " + cells(Role.ROOF) + " takes neither";
            case UNIQUE_RECTANGLE_2 -> text + ", so " + cells(Role.ROOF) + " must take the further digit once";
            case UNIQUE_RECTANGLE_3 ->
                text + ", so one of the further digits of " + cells(Role.ROOF) + " stands there and, with "
                        + cells(Role.SET) + " in " + houses(Role.SET) + ", they make a locked set";
            default ->
                text + ", and " + digits(Role.BASE) + " in " + houses(Role.BASE) + " stands only in " + cells(Role.ROOF)
                        + ", so the other digit does not";
        };
    }

    private Part part(Role role) {
        return why.parts(role).get(0);
    }

    private String digits(Role role) {
        return Notation.digits(candidatesOf(role));
    }

    private String cells(Role role) {
        return notation.cellsOf(candidatesOf(role));
    }

    private String candidates(Role role) {
        return notation.candidates(candidatesOf(role));
    }

    private List<Candidate> candidatesOf(Role role) {
        List<Candidate> all = new ArrayList<>();
        why.parts(role).forEach(part -> all.addAll(part.candidates()));
        return all;
    }

    private String houses(Role role) {
        Set<House> all = new LinkedHashSet<>();
        why.parts(role).forEach(part -> all.addAll(part.houses()));
        return Notation.houses(all);
    }

    private String covers() {
        return part(Role.COVER).houses().get(0).kind() == House.Kind.ROW ? "rows" : "columns";
    }
}
