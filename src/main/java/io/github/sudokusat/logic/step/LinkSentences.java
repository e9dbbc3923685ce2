package io.github.sudokusat.logic.step;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.House;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Words for steps that follow links from candidate to candidate. */
final class LinkSentences extends Wording {

    /** More candidates than a sentence names twice. */
    private static final int MOST_NAMED = 3;

    private LinkSentences(Step step) {
        super(step);
    }

    /** Why a step holds. */
    static String reason(Step step) {
        return new LinkSentences(step).reason();
    }

    private String reason() {
        return switch (step.technique()) {
            case SKYSCRAPER, TWO_STRING_KITE, TURBOT_FISH ->
                turbotFish(why.chains().get(0));
            case X_CYCLE, XY_CHAIN, AIC, GROUPED_AIC -> chain(why.chains().get(0));
            case EMPTY_RECTANGLE -> emptyRectangle();
            case W_WING -> wWing();
            case SIMPLE_COLOURING_TRAP, MEDUSA_TRAP -> colours() + "; what sees both goes";
            case SIMPLE_COLOURING_WRAP, MEDUSA_WRAP -> wrap();
            case DUAL_TWO_STRING_KITE ->
                turbotFish(why.chains().get(0)) + "; and "
                        + turbotFish(why.chains().get(1));
            case DUAL_EMPTY_RECTANGLE -> dualEmptyRectangle();
            case ALS_AIC -> setChain();
            case MULTI_COLOURS -> multiColours();
            case REMOTE_PAIR -> remotePair();
            case COLOURED_CONTRADICTION -> contradiction();
            case FORCING_CHAIN -> forcing();
            case FORCING_NET -> why.contradictions().isEmpty() ? forcingNet() : netContradiction();
            default -> PatternSentences.reason(step);
        };
    }

    private String turbotFish(List<Link> links) {
        int digit = links.get(0).from().get(0).digit();
        Link one = links.get(0);
        Link joint = links.get(1);
        Link other = links.get(2);
        return digit + " stands in " + Notation.houses(one.houses()) + " only in " + ends(one) + " and in "
                + Notation.houses(other.houses()) + " only in " + ends(other) + "; not in both of " + ends(joint)
                + ", which see each other, so in " + notation.cellsOf(one.from()) + " or "
                + notation.cellsOf(other.to()) + ", and what sees both loses it";
    }

    private String ends(Link link) {
        List<Candidate> both = new ArrayList<>(link.from());
        both.addAll(link.to());
        return notation.cellsOf(both);
    }

    private String chain(List<Link> links) {
        List<Candidate> first = links.get(0).from();
        Link end = links.get(links.size() - 1);
        String text = "if " + isNot(first) + ", then " + inTurn(links);
        if (!end.strong()) {
            return text
                    + ", and round the other way too; so of every two neighbours exactly one is true, and what sees both goes";
        }
        if (first.equals(end.to())) {
            return text
                    + (step.placements().isEmpty()
                            ? "; so it is there, and what sees all of it goes"
                            : "; so it must be");
        }
        return text + "; so one of " + notation.node(first) + " and " + notation.node(end.to())
                + " is true, and what sees both goes";
    }

    /** A chain that goes through almost locked sets. */
    private String setChain() {
        Set<String> sets = new LinkedHashSet<>();
        why.parts(Role.SET).forEach(part -> sets.add(set(part)));
        List<Link> links = why.chains().get(0);
        String chain = chain(links);
        if (sets.isEmpty()) {
            return chain;
        }
        boolean isOne = sets.size() == 1;
        String text = Notation.list(sets)
                + (isOne
                        ? " has one digit more than cells, so lacking one it holds all others; "
                        : " have one digit more than cells each, so each that lacks one holds all its others; ")
                + chain;
        boolean isLoop = !links.get(links.size() - 1).strong();
        return isLoop
                ? text + "; so " + (isOne ? "the set" : "each set")
                        + " lacks one of its two digits in the loop and holds all its others, which go from what sees all their places in it"
                : text;
    }

    /** What follows link by link, with the house in which there is no other place. */
    private String inTurn(List<Link> links) {
        List<String> conclusions = new ArrayList<>();
        for (Link link : links) {
            String where = link.houses().isEmpty() ? "" : " (" + Notation.houses(link.houses()) + ")";
            conclusions.add(link.strong() ? notation.node(link.to()) + where : isNot(link.to()));
        }
        return String.join(", ", conclusions);
    }

    private String isNot(List<Candidate> node) {
        return notation.cellsOf(node) + "<>" + node.get(0).digit();
    }

    private String emptyRectangle() {
        List<Candidate> link = part(Role.PINCER).candidates();
        String near = notation.cellsOf(link.subList(0, 1));
        String far = notation.cellsOf(link.subList(1, 2));
        boolean isOne = step.eliminations().size() == 1;
        return Notation.digits(link) + " stands in " + houses(Role.PINCER) + " only in " + notation.cellsOf(link)
                + " and in " + houses(Role.BASE) + " only in " + cells(Role.BASE) + "; were it in "
                + (isOne ? "" : "one of ") + notation.cellsOf(step.eliminations()) + ", it would not be in " + far
                + ", so in " + near + ", and no place would be left in " + houses(Role.BASE);
    }

    private String dualEmptyRectangle() {
        Set<String> links = new LinkedHashSet<>();
        Set<String> ways = new LinkedHashSet<>();
        for (Part link : why.parts(Role.PINCER)) {
            links.add("in " + Notation.houses(link.houses()) + " only in " + notation.cellsOf(link.candidates()));
            Cell far = link.candidates().get(1).cell();
            List<Candidate> seen = seenBy(far);
            ways.add("were it in " + (seen.size() > 1 ? "one of " : "") + notation.cellsOf(seen)
                    + ", it would not be in " + far + ", so in "
                    + link.candidates().get(0).cell());
        }
        Part box = part(Role.BASE);
        return Notation.digits(box.candidates()) + " stands " + String.join(", ", links) + " and in "
                + Notation.houses(box.houses()) + " only in " + notation.cellsOf(box.candidates()) + "; "
                + String.join("; ", ways) + "; no place would be left in " + Notation.houses(box.houses());
    }

    /** What goes from the lines of a cell, or, where nothing does, from no line of the other link's end, and so from another house of the cell. */
    private List<Candidate> seenBy(Cell far) {
        List<Candidate> seen = step.eliminations().stream()
                .filter(gone -> areInLine(gone, far))
                .toList();
        return seen.isEmpty()
                ? step.eliminations().stream()
                        .filter(gone -> why.parts(Role.PINCER).stream()
                                .noneMatch(link ->
                                        areInLine(gone, link.candidates().get(1).cell())))
                        .toList()
                : seen;
    }

    private static boolean areInLine(Candidate candidate, Cell cell) {
        return candidate.cell().row() == cell.row() || candidate.cell().column() == cell.column();
    }

    private String wWing() {
        List<Candidate> link = part(Role.BASE).candidates();
        int linked = link.get(0).digit();
        int other = digitSet(candidatesOf(Role.PINCER)).stream()
                .filter(digit -> digit != linked)
                .findFirst()
                .orElseThrow();
        return cells(Role.PINCER) + " have only " + digits(Role.PINCER) + "; " + linked + " in " + houses(Role.BASE)
                + " stands in one of " + notation.cellsOf(link)
                + ", each of which sees one of the two, so one of them is "
                + other + ", and what sees both is not";
    }

    /** The two sides of a component. */
    private String colours() {
        return "either " + side(Role.COLOUR_A) + " or " + side(Role.COLOUR_B);
    }

    private String side(Role colour) {
        return side(candidatesOf(colour));
    }

    private String side(List<Candidate> colour) {
        return notation.candidates(colour) + (colour.size() == 1 ? " is true" : " are all true");
    }

    /** Two components, or twice the same two with colours exchanged. */
    private String multiColours() {
        List<Part> seeing = why.parts(Role.COLOUR_A);
        List<Part> opposite = why.parts(Role.COLOUR_B);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < seeing.size(); i += 2) {
            String sides = "either " + side(seeing.get(i).candidates()) + " or "
                    + side(opposite.get(i).candidates()) + ", and either "
                    + side(seeing.get(i + 1).candidates()) + " or "
                    + side(opposite.get(i + 1).candidates());
            boolean isFalse = step.eliminations().equals(seeing.get(i).candidates());
            texts.add(
                    isFalse
                            ? sides + "; the first side sees both the third and the fourth, so it is false"
                            : sides + "; the first and the third side see each other, so the second or the fourth is"
                                    + " true, and what sees both of these goes");
        }
        return String.join("; and ", texts);
    }

    private String remotePair() {
        List<String> cells = new ArrayList<>();
        why.parts(Role.LINKED_CELL).forEach(part -> cells.add(notation.cellsOf(part.candidates())));
        return Notation.list(cells) + ", each but the first of which sees one before it, have only "
                + digits(Role.LINKED_CELL)
                + ", so these alternate from cell to cell; what sees two cells that hold different ones has neither";
    }

    private String wrap() {
        Part clash = part(Role.BASE);
        if (part(Role.COLOUR_A).candidates().containsAll(clash.candidates())) {
            return colours() + "; but " + notation.candidates(clash.candidates())
                    + " see each other, so the first side is false";
        }
        String lost = clash.houses().isEmpty()
                ? "no candidate to " + notation.cellsOf(clash.candidates())
                : "no place for " + Notation.digits(clash.candidates()) + " in " + Notation.houses(clash.houses());
        return colours() + "; but the first side would leave " + lost + ", so it is false";
    }

    private String contradiction() {
        List<Candidate> assumed = candidatesOf(Role.COLOUR_A);
        String named = assumed.size() > MOST_NAMED ? "the candidates that go" : candidates(Role.COLOUR_A);
        String text = assumed.size() == 1
                ? "were " + named + ","
                : named + " are linked through " + candidates(Role.COLOUR_B)
                        + ", so all of them are true or all false; were they true,";
        return text + contradicted();
    }

    /** The singles that an assumption leads to, and the contradiction at their end. */
    private String contradicted() {
        List<String> consequences = new ArrayList<>();
        why.parts(Role.CONSEQUENCE).forEach(part -> consequences.add(consequence(part)));
        return (consequences.isEmpty() ? "" : " then by singles " + String.join(", ", consequences) + ", and then")
                + " there would be a contradiction: "
                + why.contradictions().get(0).text();
    }

    private static String consequence(Part part) {
        return part.candidates().get(0) + (part.houses().isEmpty() ? "" : " (" + Notation.houses(part.houses()) + ")");
    }

    private String netContradiction() {
        return "were " + candidates(Role.PREMISE) + "," + contradicted();
    }

    /** The premises, each with what it leads to behind it. */
    private String forcingNet() {
        StringBuilder text = new StringBuilder(
                oneOf(candidatesOf(Role.PREMISE), part(Role.PREMISE).houses()));
        List<Part> parts = why.parts();
        for (int i = 0; i < parts.size(); ) {
            Candidate premise = parts.get(i++).candidates().get(0);
            List<String> singles = new ArrayList<>();
            while (i < parts.size() && parts.get(i).role() == Role.CONSEQUENCE) {
                singles.add(consequence(parts.get(i++)));
            }
            text.append(branch(premise, singles));
        }
        return text.append("; the same in every case").toString();
    }

    /** What a premise leads to, with the conclusion at the end. */
    private String branch(Candidate premise, List<String> singles) {
        if (step.placements().contains(premise)) {
            return "; otherwise " + premise + " itself";
        }
        String text = "; if " + premise + ", then ";
        String bySingles = singles.isEmpty() ? "" : "by singles " + String.join(", ", singles);
        if (!step.placements().isEmpty()) {
            return text + bySingles;
        }
        return text + bySingles + (singles.isEmpty() ? "" : ", so ") + isNot(step.eliminations());
    }

    /** The candidates of a cell, or the places of a digit in a house, one of which is true. */
    private String oneOf(List<Candidate> candidates, List<House> houses) {
        return houses.isEmpty()
                ? notation.cellsOf(candidates) + " is " + Notation.either(digitSet(candidates))
                : Notation.digits(candidates) + " stands in " + Notation.houses(houses) + " in one of "
                        + notation.cellsOf(candidates);
    }

    private String forcing() {
        Part premise = part(Role.PREMISE);
        StringBuilder text = new StringBuilder(oneOf(premise.candidates(), premise.houses()));
        for (List<Link> links : why.chains()) {
            if (links.isEmpty()) {
                text.append("; otherwise ")
                        .append(notation.node(step.placements()))
                        .append(" itself");
            } else {
                text.append("; if ").append(notation.node(links.get(0).from()));
                text.append(", then ").append(inTurn(links));
            }
        }
        return text.append("; the same in every case").toString();
    }
}
