package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.DigitSymbols;
import java.util.List;

/**
 * What follows from few constraints in a position, with the facts of the position from which it also follows.
 *
 * <p><b>Constraints</b> count: that a cell has a digit, that a house has a place for a digit, and that a named rule is obeyed, with a
 * digit in each of its cells; of a rule about more cells than two houses have, each primitive counts. <b>Free</b> are the facts, because the position
 * shows them, and the exclusions between candidates: two digits in one cell, a digit twice in a house or in two cells that must differ. A single thus
 * takes one constraint, a pair or an X-wing two; in the terms of set logic, truths count and links do not.
 *
 * <p>Together with the exclusions, constraints and facts imply each placement and each elimination; if any one constraint is left out, they imply
 * none of these, and if any one fact is left out, they no longer imply all of them.
 *
 * @param constraints one or more, in the order of the layout: cells, then houses, then rules; unmodifiable
 * @param digits facts: digits that are placed, by cell; unmodifiable
 * @param removed facts: candidates that have been removed although no placed digit excludes them, by cell and digit; unmodifiable
 * @param placements conclusions: digits that can be placed, by cell; unmodifiable
 * @param eliminations conclusions: candidates that can be removed, by cell and digit, without those that a placement excludes; unmodifiable
 * @param isSmallest whether fewer constraints imply none of the requested conclusions; false if the limits did not suffice to know
 */
public record Deduction(
        List<Constraint> constraints,
        List<Candidate> digits,
        List<Candidate> removed,
        List<Candidate> placements,
        List<Candidate> eliminations,
        boolean isSmallest) {

    public Deduction {
        constraints = List.copyOf(constraints);
        digits = List.copyOf(digits);
        removed = List.copyOf(removed);
        placements = List.copyOf(placements);
        eliminations = List.copyOf(eliminations);
    }

    /**
     * The conclusions in the field's notation, with digits as their numbers from 1. Where digits begin with 0, {@link #notation(DigitSymbols)} with
     * {@link DigitSymbols#numbers(io.github.sudokusat.grid.Layout)} writes what they are worth.
     *
     * @return for instance {@code r5c5=7} or {@code r1c4,r1c5<>6}
     */
    public String notation() {
        return notation(DigitSymbols.numbers());
    }

    /**
     * The conclusions in the field's notation, with digits as they are written elsewhere.
     *
     * @param symbols how digits are written
     * @return the conclusions
     */
    public String notation(DigitSymbols symbols) {
        return new DeductionSentences(symbols).notation(this);
    }

    /**
     * The deduction in a sentence: the constraints, the facts, and what follows, with digits as {@link #notation()} writes them.
     *
     * @return one line of English that ends in the {@linkplain #notation() notation}
     */
    public String text() {
        return text(DigitSymbols.numbers());
    }

    /**
     * The deduction in a sentence, with digits as they are written elsewhere.
     *
     * @param symbols how digits are written
     * @return one line of English
     */
    public String text(DigitSymbols symbols) {
        return new DeductionSentences(symbols).text(this);
    }

    /** The same deduction, known to be smallest. */
    Deduction asSmallest() {
        return new Deduction(constraints, digits, removed, placements, eliminations, true);
    }
}
