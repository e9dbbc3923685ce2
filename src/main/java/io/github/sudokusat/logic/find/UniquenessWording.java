package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The pieces of sentences about rectangles of two digits, which would give a second solution. */
final class UniquenessWording extends Wording {

    /** The beginning of every sentence that is right only for puzzles with one solution. */
    static final String ASSUMPTION = "assuming a unique solution, ";

    UniquenessWording(Step step) {
        super(step);
    }

    /** What would give a second solution, and the corners that already have no other candidates. */
    String deadly() {
        return ASSUMPTION + corners() + " cannot contain only " + digits(Role.FLOOR)
                + ", because the two could then be swapped; "
                + cells(Role.FLOOR)
                + plural(cellCount(candidatesOf(Role.FLOOR)), " has", " have") + " no other candidates";
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

    /** The four cells. */
    String corners() {
        List<Candidate> corners = new ArrayList<>(candidatesOf(Role.FLOOR));
        corners.addAll(candidatesOf(Role.ROOF));
        return notation.cellsOf(corners);
    }
}
