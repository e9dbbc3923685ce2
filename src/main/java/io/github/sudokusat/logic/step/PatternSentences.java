package io.github.sudokusat.logic.step;

import io.github.sudokusat.grid.Candidate;
import java.util.ArrayList;
import java.util.List;

/** Words for steps of larger patterns. */
final class PatternSentences extends Wording {

    private PatternSentences(Step step) {
        super(step);
    }

    /** Why a step holds. */
    static String reason(Step step) {
        return new PatternSentences(step).reason();
    }

    private String reason() {
        return switch (step.technique()) {
            case SIAMESE_FISH -> siameseFish();
            case FRANKEN_FISH, MUTANT_FISH -> complexFish();
            case TEMPLATE_SET, TEMPLATE_DELETE -> templates();
            case ALS_XY_CHAIN -> alsChain();
            case DEATH_BLOSSOM -> deathBlossom();
            default -> throw new IllegalStateException("no sentence for " + step.technique());
        };
    }

    private String siameseFish() {
        List<String> ways = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            ways.add("only in " + Notation.houses(why.parts(Role.COVER).get(i).houses()) + " and "
                    + notation.cellsOf(why.parts(Role.FIN).get(i).candidates()));
        }
        return digits(Role.BASE) + " in " + houses(Role.BASE) + " stands " + String.join(", and also ", ways)
                + "; either way, unless it stands in the single cells, it goes from the rest of those lines, so in any"
                + " case from their cells that see these";
    }

    private String complexFish() {
        String text = digits(Role.BASE) + " in " + houses(Role.BASE) + " stands only in " + houses(Role.COVER);
        if (why.parts(Role.FIN).isEmpty()) {
            return text + ", which are as many, so it goes from their other cells and from those in two of them";
        }
        boolean isOne = candidatesOf(Role.FIN).size() == 1;
        return text + ", which are as many, and in " + cells(Role.FIN) + "; unless it stands in "
                + (isOne ? "" : "one of ") + cells(Role.FIN)
                + ", it goes from their other cells and from those in two of them, so in any case from those that see "
                + cells(Role.FIN);
    }

    private String templates() {
        List<Candidate> taken = candidatesOf(Role.CONSEQUENCE);
        String text = taken.isEmpty()
                ? "however "
                : "one digit after the other, each way to place it everywhere has " + notation.candidates(taken)
                        + "; so however ";
        return text + digits(Role.BASE) + " is placed in all of the grid, it "
                + (step.technique() == Technique.TEMPLATE_SET ? "stands there" : "does not stand there");
    }

    private String alsChain() {
        List<Part> sets = why.parts(Role.SET);
        List<Part> commons = why.parts(Role.RESTRICTED_COMMON);
        StringBuilder text = new StringBuilder(set(sets.get(0)));
        for (int i = 1; i < sets.size(); i++) {
            text.append(i == 1 ? " and " : ", that and ").append(set(sets.get(i)));
            text.append(" cannot both hold ")
                    .append(Notation.digits(commons.get(i - 1).candidates()));
        }
        return text
                + "; each has one digit more than cells, so if the first lacks another one, it holds the first of these, the next set therefore"
                + " the next, and so on, until the last holds all its others; so " + goes("the first and the last");
    }

    private String deathBlossom() {
        List<String> petals = new ArrayList<>();
        why.parts(Role.SET).forEach(part -> petals.add(set(part)));
        return cells(Role.HINGE) + " is " + Notation.either(digitSet(candidatesOf(Role.HINGE)))
                + ", each of which is kept from one of " + Notation.list(petals)
                + "; these have one digit more than cells each, and the one that loses it holds all its others, so "
                + goes("all of these");
    }
}
