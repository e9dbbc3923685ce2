package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.grid.Candidate;
import java.util.List;

/**
 * What follows from few constraints in a position, and the facts of the position that it follows from as well.
 *
 * <p><b>Constraints</b> count: that a cell has a digit, and that a house has a place for a digit. <b>Free</b> are the facts, since the position shows
 * them, and that candidates exclude each other: two digits in one cell, a digit twice in a house or in two cells that must differ. So a single is
 * one constraint, a pair or an X-wing two; in the words of set logic, truths count and links do not.
 *
 * <p>Together with the exclusions, constraints and facts imply each placement and each elimination; they do so for none of these without any one of
 * the constraints, and not for all of them without any one of the facts.
 *
 * @param constraints one or more, in the order of the layout: cells, then houses; unmodifiable
 * @param digits facts: digits that are placed, by cell; unmodifiable
 * @param removed facts: candidates that are gone though no placed digit excludes them, by cell and digit; unmodifiable
 * @param placements what follows: digits that are to be placed, by cell; unmodifiable
 * @param eliminations what follows: candidates that are to go, by cell and digit, without those that a placement excludes; unmodifiable
 * @param isSmallest whether fewer constraints do not imply any of what was asked for; false if the limits did not suffice to know
 */
public record Deduction(
        List<Constraint> constraints,
        List<Candidate> digits,
        List<Candidate> removed,
        List<Candidate> placements,
        List<Candidate> eliminations,
        boolean isSmallest) {

    /**
     * Copies the lists.
     *
     * @param constraints the constraints
     * @param digits digits that are placed
     * @param removed candidates that are gone
     * @param placements digits that are to be placed
     * @param eliminations candidates that are to go
     * @param isSmallest whether there are no fewer constraints
     */
    public Deduction {
        constraints = List.copyOf(constraints);
        digits = List.copyOf(digits);
        removed = List.copyOf(removed);
        placements = List.copyOf(placements);
        eliminations = List.copyOf(eliminations);
    }

    /**
     * What follows, in the field's notation.
     *
     * @return for instance {@code r5c5=7} or {@code r1c4<>6, r1c5<>6}
     */
    public String notation() {
        return DeductionSentences.notation(this);
    }

    /**
     * The deduction in a sentence: the constraints, the facts, and what follows.
     *
     * @return one line of English that ends in the {@linkplain #notation() notation}
     */
    public String text() {
        return DeductionSentences.text(this);
    }

    /** The same, known to be smallest. */
    Deduction asSmallest() {
        return new Deduction(constraints, digits, removed, placements, eliminations, true);
    }
}
