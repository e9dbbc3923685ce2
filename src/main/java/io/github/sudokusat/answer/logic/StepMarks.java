package io.github.sudokusat.answer.logic;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.logic.step.Link;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.prove.deduction.Constraint;
import io.github.sudokusat.prove.deduction.Deduction;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The candidates of a step that a picture marks: those that the step changes, and those of the pattern on which it is based. */
public final class StepMarks {

    /** The meaning of a mark. */
    public enum Mark {
        PATTERN,
        /** A placed digit that rules candidates out. */
        REASON,
        FIN,
        COLOUR_A,
        COLOUR_B,
        REMOVED,
        PLACED
    }

    /** The marks by candidate number; a candidate that the step changes is marked as changed even if it belongs to the pattern. */
    private final Map<Integer, Mark> marks = new LinkedHashMap<>();

    private final int side;

    private StepMarks(Deduction deduction, int side) {
        this.side = side;
        add(deduction.placements(), Mark.PLACED);
        add(deduction.eliminations(), Mark.REMOVED);
        add(deduction.digits(), Mark.REASON);
        Set<Cell> placed = new HashSet<>();
        deduction.placements().forEach(placement -> placed.add(placement.cell()));
        for (Constraint constraint : deduction.constraints()) {
            List<Candidate> places = new ArrayList<>(constraint.places());
            // Of a rule, they are all candidates of its cells.
            places.removeIf(place -> placed.contains(place.cell()));
            add(places, Mark.PATTERN);
        }
    }

    private StepMarks(Step step) {
        side = step.side();
        add(step.placements(), Mark.PLACED);
        add(step.eliminations(), Mark.REMOVED);
        for (Part part : step.explanation().parts()) {
            switch (part.role()) {
                case CONSEQUENCE, EXCLUDED, RULED_OUT -> {
                    // They do not belong to the pattern, or are gone.
                }
                default -> add(part.candidates(), markOf(part.role()));
            }
        }
        for (List<Link> chain : step.explanation().chains()) {
            for (Link link : chain) {
                add(link.from(), Mark.PATTERN);
                add(link.to(), Mark.PATTERN);
            }
        }
    }

    /** The marks of a step. */
    public static StepMarks of(Step step) {
        return new StepMarks(step);
    }

    /** The marks of a deduction: the digits on which it rests, and the candidates that are left for its constraints. */
    static StepMarks of(Deduction deduction, int side) {
        return new StepMarks(deduction, side);
    }

    private static Mark markOf(Role role) {
        return switch (role) {
            case FIN -> Mark.FIN;
            case REASON -> Mark.REASON;
            case COLOUR_A -> Mark.COLOUR_A;
            case COLOUR_B -> Mark.COLOUR_B;
            default -> Mark.PATTERN;
        };
    }

    private void add(List<Candidate> candidates, Mark mark) {
        for (Candidate candidate : candidates) {
            marks.putIfAbsent(number(candidate.cell().number(side), candidate.digit()), mark);
        }
    }

    private int number(int cell, int digit) {
        return cell * side + digit - 1;
    }

    /** The mark of a candidate, given the number of its cell (from 0) and its digit (from 1); null if it has none. */
    public @Nullable Mark mark(int cell, int digit) {
        return marks.get(number(cell, digit));
    }

    /** The kinds of marks that occur. */
    public Set<Mark> used() {
        Set<Mark> used = EnumSet.noneOf(Mark.class);
        used.addAll(marks.values());
        return used;
    }
}
