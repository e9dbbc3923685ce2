package io.github.sudokusat.logic.step;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.House;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Puts steps into words, together with {@link LinkSentences}, {@link PatternSentences} and {@link UniquenessSentences}: the one place where explanations become English. */
final class Sentences extends Wording {

    private Sentences(Step step) {
        super(step);
    }

    /** A step in a sentence. */
    static String of(Step step) {
        return step.technique().title() + ": " + new Sentences(step).reason() + ": " + step.notation();
    }

    private String reason() {
        return switch (step.technique()) {
            case FULL_HOUSE -> cells(Role.BASE) + " is the last open cell of " + houses(Role.BASE);
            case HIDDEN_SINGLE -> digits(Role.BASE) + " has only one place left in " + houses(Role.BASE);
            case NAKED_SINGLE -> cells(Role.BASE) + " has no other candidate than " + digits(Role.BASE);
            case POINTING, CLAIMING -> locked();
            case NAKED_PAIR, NAKED_TRIPLE, NAKED_QUAD ->
                cells(Role.SET) + " in " + houses(Role.SET) + " have only " + digits(Role.SET)
                        + " between them and so take these, which go from every cell that sees them all";
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
                    SASHIMI_JELLYFISH -> finned();
            case Y_WING, XYZ_WING, WXYZ_WING, BENT_SET_OF_FIVE -> bentSet();
            case ALS_XZ -> alsXz();
            case ALS_XY_WING -> alsXyWing();
            case SUE_DE_COQ -> sueDeCoq();
            default ->
                step.technique().assumesUniqueness() ? UniquenessSentences.reason(step) : LinkSentences.reason(step);
        };
    }

    private String locked() {
        String text = digits(Role.BASE) + " in " + houses(Role.BASE) + " stands only in " + cells(Role.BASE);
        return why.parts(Role.COVER).isEmpty()
                ? text + ", so it goes from what sees all of these"
                : text + ", all in " + houses(Role.COVER) + ", so it goes from the rest of " + houses(Role.COVER);
    }

    private String covers() {
        return part(Role.COVER).houses().get(0).kind() == House.Kind.ROW ? "rows" : "columns";
    }

    private String finned() {
        boolean isOne = candidatesOf(Role.FIN).size() == 1;
        return digits(Role.BASE) + " in " + houses(Role.BASE) + " stands only in " + houses(Role.COVER) + " and "
                + cells(Role.FIN) + "; unless it stands in " + (isOne ? "" : "one of ") + cells(Role.FIN)
                + ", it goes from the rest of those " + covers() + ", so in any case from their cells that see "
                + cells(Role.FIN);
    }

    private String bentSet() {
        List<Candidate> all = allCandidates();
        if (step.technique() == Technique.Y_WING && isForkedByHinge()) {
            return yWing();
        }
        List<String> arms = new ArrayList<>();
        for (Part part : why.parts(Role.PINCER)) {
            arms.add(notation.cellsOf(part.candidates()) + " in " + Notation.houses(part.houses()));
        }
        String text = cells(Role.HINGE) + ", with " + Notation.list(arms) + ", have as many digits as cells, "
                + Notation.digits(all) + "; ";
        if (why.parts(Role.BASE).isEmpty()) {
            return text
                    + "none can stand there twice, so each stands there once and goes from what sees all its places";
        }
        int digit = part(Role.BASE).candidates().get(0).digit();
        return text + "each but " + digit + " can stand there only once, so " + digit + " stands in one of "
                + notation.cellsOf(of(digit, all)) + " and goes from what sees all of these";
    }

    /** Whether the hinge has two digits of which each pincer has one, beside the digit that goes. */
    private boolean isForkedByHinge() {
        return !why.parts(Role.BASE).isEmpty()
                && !digitSet(candidatesOf(Role.HINGE))
                        .contains(part(Role.BASE).candidates().get(0).digit());
    }

    private String yWing() {
        int digit = part(Role.BASE).candidates().get(0).digit();
        List<Candidate> hinge = candidatesOf(Role.HINGE);
        StringBuilder text = new StringBuilder(cells(Role.HINGE))
                .append(" is ")
                .append(hinge.get(0).digit())
                .append(" or ")
                .append(hinge.get(1).digit());
        for (Candidate choice : hinge) {
            for (Part pincer : why.parts(Role.PINCER)) {
                if (digitSet(pincer.candidates()).contains(choice.digit())) {
                    text.append("; if ").append(choice.digit()).append(", then ");
                    text.append(notation.cellsOf(pincer.candidates()))
                            .append('=')
                            .append(digit);
                }
            }
        }
        return text + "; so one of these is " + digit + ", and what sees both is not";
    }

    private String alsXz() {
        List<Part> sets = why.parts(Role.SET);
        Set<Integer> commons = digitSet(candidatesOf(Role.RESTRICTED_COMMON));
        String text = set(sets.get(0)) + " and " + set(sets.get(1)) + " have one digit more than cells each";
        if (commons.size() > 1) {
            return text + " and cannot both hold " + Notation.either(commons)
                    + ", so each lacks one of these and holds all its other digits; these go from what sees all their places in it, and "
                    + Notation.list(commons) + " from what sees all their places in both";
        }
        return text + " and cannot both hold " + Notation.list(commons)
                + "; the one that does not holds all its other digits, so " + goes("both");
    }

    private String alsXyWing() {
        List<Part> sets = why.parts(Role.SET);
        List<Part> commons = why.parts(Role.RESTRICTED_COMMON);
        String first = Notation.digits(commons.get(0).candidates());
        String second = Notation.digits(commons.get(1).candidates());
        return set(sets.get(1)) + " has one digit more than cells, so it holds " + first + " and keeps it from "
                + set(sets.get(0)) + ", or holds " + second + " and keeps it from " + set(sets.get(2))
                + "; these have one digit more than cells too, and the one that loses it holds all its others, so "
                + goes("these two");
    }

    private String sueDeCoq() {
        List<Part> sets = why.parts(Role.SET);
        return cells(Role.HINGE) + ", with " + notation.cellsOf(sets.get(0).candidates()) + " in "
                + Notation.houses(sets.get(0).houses()) + " and "
                + notation.cellsOf(sets.get(1).candidates()) + " in "
                + Notation.houses(sets.get(1).houses()) + ", have as many digits as cells, "
                + Notation.digits(allCandidates())
                + "; none can stand there twice, so each stands there once and goes from the rest of the house in which all its places lie";
    }
}
