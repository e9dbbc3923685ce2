package io.github.sudokusat.logic.step;

import io.github.sudokusat.grid.Candidate;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Words for steps that assume a single solution. */
final class UniquenessSentences extends Wording {

    private UniquenessSentences(Step step) {
        super(step);
    }

    /** Why a step holds. */
    static String reason(Step step) {
        return "(if the solution is unique) " + new UniquenessSentences(step).reason();
    }

    private String reason() {
        return switch (step.technique()) {
            case BUG_PLUS_ONE ->
                "without " + candidates(Role.BASE) + " every open cell would have two candidates,"
                        + " and every digit two places in each house where it is open; then the two could be exchanged everywhere";
            case UNIQUE_RECTANGLE_1 -> floor() + alone() + ", so " + cells(Role.ROOF) + " takes neither";
            case UNIQUE_RECTANGLE_2, UNIQUE_RECTANGLE_5 ->
                floor() + besides() + alone() + ", so " + Notation.list(further()) + " stands in one of "
                        + cells(Role.ROOF) + " and goes from what sees "
                        + (cellCount(candidatesOf(Role.ROOF)) == 2 ? "both" : "them all");
            case UNIQUE_RECTANGLE_3 ->
                floor() + besides() + alone() + ", so one of " + cells(Role.ROOF) + " holds "
                        + Notation.either(further()) + "; with " + cells(Role.SET) + " in " + houses(Role.SET)
                        + " it makes a naked set of " + nakedSet() + ", which go from what sees them all";
            case UNIQUE_RECTANGLE_4 ->
                floor() + alone() + "; " + digits(Role.BASE) + " in " + houses(Role.BASE) + " stands only in "
                        + cells(Role.ROOF) + ", so " + loose() + " goes from both";
            case UNIQUE_RECTANGLE_6 ->
                floor() + alone() + "; " + locked() + ", so it stands in both of " + cells(Role.ROOF)
                        + " or in neither, and both would leave " + loose() + " for " + cells(Role.FLOOR);
            case HIDDEN_RECTANGLE -> floor() + alone() + "; " + locked() + ", so with " + completing();
            case AVOIDABLE_RECTANGLE_1 ->
                placed() + "; were " + notation.candidates(step.eliminations()) + ", " + digits(Role.FLOOR)
                        + " could be exchanged in " + corners();
            case AVOIDABLE_RECTANGLE_2 ->
                placed() + ", nor " + cells(Role.ROOF) + "; without " + Notation.digits(step.eliminations())
                        + " there, " + corners()
                        + " would hold two digits crosswise, which could be exchanged; so "
                        + Notation.digits(step.eliminations()) + " stands in one of " + cells(Role.ROOF)
                        + " and goes from what sees both";
            default -> throw new IllegalStateException("no sentence for " + step.technique());
        };
    }

    private Set<Integer> pair() {
        return digitSet(candidatesOf(Role.FLOOR));
    }

    /** The digits of the roof that are not those of the floor. */
    private Set<Integer> further() {
        Set<Integer> further = digitSet(candidatesOf(Role.ROOF));
        further.removeAll(pair());
        return further;
    }

    private String floor() {
        return cells(Role.FLOOR)
                + (cellCount(candidatesOf(Role.FLOOR)) > 1 ? " have only " : " has only ")
                + digits(Role.FLOOR);
    }

    private String besides() {
        return ", and " + cells(Role.ROOF) + " only " + Notation.list(further()) + " besides";
    }

    private String alone() {
        return "; these cannot stand alone in " + corners() + ", where they could be exchanged";
    }

    /** The digit of the pair that is confined to the rectangle. */
    private String locked() {
        return digits(Role.BASE) + " in " + houses(Role.BASE) + " stands only there";
    }

    /** The other digit of the pair. */
    private String loose() {
        Set<Integer> loose = pair();
        loose.removeAll(digitSet(candidatesOf(Role.BASE)));
        return Notation.list(loose);
    }

    /** What the lines of one corner force if it has the digit that goes. */
    private String completing() {
        Candidate gone = step.eliminations().get(0);
        List<Candidate> beside = candidatesOf(Role.BASE).stream()
                .filter(candidate -> !candidate.cell().equals(gone.cell()))
                .toList();
        return gone + ", where these cross, " + notation.cellsOf(beside) + " would be " + digits(Role.BASE) + " and "
                + cells(Role.FLOOR) + " " + loose();
    }

    /** The digits of the naked set that those of the roof make with other cells. */
    private String nakedSet() {
        Set<Integer> all = further();
        all.addAll(digitSet(candidatesOf(Role.SET)));
        return Notation.list(all);
    }

    private String placed() {
        return candidates(Role.FLOOR) + " are placed, not given";
    }

    private String corners() {
        List<Candidate> corners = new ArrayList<>(candidatesOf(Role.FLOOR));
        corners.addAll(candidatesOf(Role.ROOF));
        return notation.cellsOf(corners);
    }
}
