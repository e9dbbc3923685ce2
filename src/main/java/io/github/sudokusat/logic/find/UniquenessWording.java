package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The pieces of sentences about cells of few digits, which would give a second solution. */
final class UniquenessWording extends Wording {

    /** The beginning of every sentence that is right only for puzzles with one solution. */
    static final String ASSUMPTION = "assuming a unique solution, ";

    UniquenessWording(Step step) {
        super(step);
    }

    /** What would give a second solution, and the corners that already have no other candidates. */
    String deadly() {
        return deadly("the two could then be swapped");
    }

    /** What would give a second solution, why, and the cells that already have no other candidates. */
    String deadly(String reason) {
        return ASSUMPTION + corners() + " cannot contain only " + digits(Role.FLOOR) + ", because " + reason + "; "
                + cells(Role.FLOOR)
                + plural(cellCount(candidatesOf(Role.FLOOR)), " has", " have") + " no other candidates";
    }

    /** What follows, by the type of unique rectangles of which the pattern is; words after {@link #deadly()}. */
    String conclusion() {
        if (!why.parts(Role.SET).isEmpty()) {
            return nakedSet();
        }
        if (!why.parts(Role.BASE).isEmpty()) {
            return confinedDigit();
        }
        return cellCount(candidatesOf(Role.ROOF)) == 1
                ? ", so " + plural(digitSet(candidatesOf(Role.FLOOR)).size() - 1, "both", "all three")
                        + " digits can be removed from " + cells(Role.ROOF)
                : oneFurtherDigit();
    }

    /** That the roof has one further digit. */
    String oneFurtherDigit() {
        String digit = notation.allOf(further());
        String roof = cells(Role.ROOF);
        int cells = cellCount(candidatesOf(Role.ROOF));
        return ", and the only extra candidate in " + roof + " is " + digit + ", so one of " + roof + " must be "
                + digit + ", and " + digit + " can be removed from every cell that sees " + all(cells) + " of these";
    }

    private String nakedSet() {
        Set<Integer> all = further();
        all.addAll(digitSet(candidatesOf(Role.SET)));
        return ", so " + cells(Role.ROOF) + " act as one cell that holds " + notation.oneOf(further())
                + " and form a naked " + setOf(1 + cellCount(candidatesOf(Role.SET))) + " with " + cells(Role.SET) + " "
                + where(Role.SET) + "; " + notation.allOf(all)
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
        return "; " + where(Role.BASE) + ", " + digits(Role.BASE) + " is confined to " + cells(Role.ROOF)
                + "; one of these is therefore " + digits(Role.BASE) + " and the other cannot be " + loose() + ", so "
                + loose() + " can be removed from both";
    }

    /** The digits of the roof that are not those of the floor. */
    Set<Integer> further() {
        Set<Integer> further = digitSet(candidatesOf(Role.ROOF));
        further.removeAll(digitSet(candidatesOf(Role.FLOOR)));
        return further;
    }

    /** The house or houses in which one digit of the pair is confined to the rectangle. */
    String locked() {
        List<String> places = new ArrayList<>();
        housesOf(Role.BASE).forEach(house -> places.add(house.where()));
        return Notation.list(places) + ", " + digits(Role.BASE) + " is confined to these four cells";
    }

    /** The other digit of the pair. */
    String loose() {
        Set<Integer> loose = digitSet(candidatesOf(Role.FLOOR));
        loose.removeAll(digitSet(candidatesOf(Role.BASE)));
        return notation.allOf(loose);
    }

    /** The cells of floor and roof. */
    String corners() {
        List<Candidate> corners = new ArrayList<>(candidatesOf(Role.FLOOR));
        corners.addAll(candidatesOf(Role.ROOF));
        return notation.cellsOf(corners);
    }
}
