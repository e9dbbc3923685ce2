package io.github.sudokusat.logic.unique;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The pieces of sentences about cells of few digits, which would give a second solution. */
final class UniquenessWording {

    /** The beginning of every sentence that is right only for puzzles with one solution. */
    static final String ASSUMPTION = "assuming a unique solution, ";

    /** What sentences of other techniques are formed from, too. */
    final Wording plain;

    UniquenessWording(Step step) {
        plain = new Wording(step);
    }

    /** What would give a second solution, and the corners that already have no other candidates. */
    String deadly() {
        return deadly("the two could then be swapped");
    }

    /** What would give a second solution, why, and the cells that already have no other candidates. */
    String deadly(String reason) {
        return ASSUMPTION + corners() + " cannot contain only " + plain.digits(Role.FLOOR) + ", because " + reason
                + "; "
                + plain.cells(Role.FLOOR)
                + Wording.plural(Wording.cellCount(plain.candidatesOf(Role.FLOOR)), " has", " have")
                + " no other candidates";
    }

    /** What follows, by the type of unique rectangles of which the pattern is; words after {@link #deadly()}. */
    String conclusion() {
        if (!plain.why.parts(Role.SET).isEmpty()) {
            return nakedSet();
        }
        if (!plain.why.parts(Role.BASE).isEmpty()) {
            return confinedDigit();
        }
        return Wording.cellCount(plain.candidatesOf(Role.ROOF)) == 1
                ? ", so "
                        + Wording.plural(
                                Wording.digitSet(plain.candidatesOf(Role.FLOOR)).size() - 1, "both", "all three")
                        + " digits can be removed from " + plain.cells(Role.ROOF)
                : oneFurtherDigit();
    }

    /** That the roof has one further digit. */
    String oneFurtherDigit() {
        String digit = plain.notation.allOf(further());
        String roof = plain.cells(Role.ROOF);
        int cells = Wording.cellCount(plain.candidatesOf(Role.ROOF));
        return ", and the only extra candidate in " + roof + " is " + digit + ", so one of " + roof + " must be "
                + digit + ", and " + digit + " can be removed from every cell that sees " + Wording.all(cells)
                + " of these";
    }

    private String nakedSet() {
        Set<Integer> all = further();
        all.addAll(Wording.digitSet(plain.candidatesOf(Role.SET)));
        return ", so " + plain.cells(Role.ROOF) + " act as one cell that holds " + plain.notation.oneOf(further())
                + " and form a naked " + setOf(1 + Wording.cellCount(plain.candidatesOf(Role.SET))) + " with "
                + plain.cells(Role.SET) + " "
                + plain.where(Role.SET) + "; " + plain.notation.allOf(all)
                + " can be removed from every other cell that sees the whole set";
    }

    /** What players call a set of some cells. */
    private static String setOf(int cells) {
        return switch (cells) {
            case 2 -> "pair";
            case 3 -> "triple";
            case 4 -> "quad";
            default -> "subset";
        };
    }

    private String confinedDigit() {
        return "; " + plain.where(Role.BASE) + ", " + plain.digits(Role.BASE) + " is confined to "
                + plain.cells(Role.ROOF)
                + "; one of these is therefore " + plain.digits(Role.BASE) + " and the other cannot be " + loose()
                + ", so "
                + loose() + " can be removed from both";
    }

    /** The digits of the roof that are not those of the floor. */
    Set<Integer> further() {
        Set<Integer> further = Wording.digitSet(plain.candidatesOf(Role.ROOF));
        further.removeAll(Wording.digitSet(plain.candidatesOf(Role.FLOOR)));
        return further;
    }

    /** The house or houses in which one digit of the pair is confined to the rectangle. */
    String locked() {
        List<String> places = new ArrayList<>();
        plain.housesOf(Role.BASE).forEach(house -> places.add(house.where()));
        return Notation.list(places) + ", " + plain.digits(Role.BASE) + " is confined to these four cells";
    }

    /** The other digit of the pair. */
    String loose() {
        Set<Integer> loose = Wording.digitSet(plain.candidatesOf(Role.FLOOR));
        loose.removeAll(Wording.digitSet(plain.candidatesOf(Role.BASE)));
        return plain.notation.allOf(loose);
    }

    /** The cells of floor and roof. */
    String corners() {
        List<Candidate> corners = new ArrayList<>(plain.candidatesOf(Role.FLOOR));
        corners.addAll(plain.candidatesOf(Role.ROOF));
        return plain.notation.cellsOf(corners);
    }
}
