package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.grid.DigitSymbols;
import java.util.List;

/**
 * Constraints that a position cannot meet together, so that it has no solution; without any one of them the rest can be met.
 *
 * <p>What counts as a constraint is the same as in a {@link Deduction}: facts of the position and exclusions between candidates do not count.
 *
 * @param constraints one or more, in the order of the layout: cells, then houses, then rules; unmodifiable
 * @param areTooFew whether two or more of these share too few candidates: cells that must all differ have fewer digits than cells, or digits of a house
 *     fewer cells than digits
 * @param apart the names of the rules, and of the houses other than rows, columns, boxes and regions, by which candidates of different constraints
 *     exclude each other; unmodifiable
 */
public record Impossibility(List<Constraint> constraints, boolean areTooFew, List<String> apart) {

    public Impossibility {
        constraints = List.copyOf(constraints);
        apart = List.copyOf(apart);
    }

    /**
     * The impossibility in a sentence without its full stop.
     *
     * @param symbols how digits are written
     * @return for instance {@code r1c1, r1c4 and r1c7 can only be 1 or 2, fewer digits than cells}, or {@code r3c3 and r4c4, which must differ
     *     (anti-king), can only be 5, fewer digits than cells}
     */
    public String text(DigitSymbols symbols) {
        return new DeductionSentences(symbols).text(this);
    }
}
