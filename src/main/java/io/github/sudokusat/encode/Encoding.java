package io.github.sudokusat.encode;

import java.util.Optional;

/**
 * The clauses that express the rules of Sudoku; the same grids satisfy all three sets.
 *
 * <p>The minimal and the extended (here: complete) encoding are due to I. Lynce and J. Ouaknine, Sudoku as a SAT Problem, AIMATH 2006, §3. The clause
 * counts below are for classic 9 × 9 with pairwise at-most-one and without givens, first of all clauses, then without repeats.
 */
public enum Encoding {
    /** At least one digit in each cell, no digit twice in a house, and at most one digit in a cell that is in no house: 8,829 clauses, 7,371 without repeats. */
    MINIMAL("minimal", false, false),
    /** Minimal, and at most one digit in each cell: 11,745 clauses, 10,287 without repeats. */
    NATURAL("natural", true, false),
    /** Natural, and each digit somewhere in each house: 11,988 clauses, 10,530 without repeats. It propagates most and is the default. */
    COMPLETE("complete", true, true);

    private final String text;
    private final boolean cellAtMostOne;
    private final boolean houseAtLeastOne;

    Encoding(String text, boolean cellAtMostOne, boolean houseAtLeastOne) {
        this.text = text;
        this.cellAtMostOne = cellAtMostOne;
        this.houseAtLeastOne = houseAtLeastOne;
    }

    /**
     * The encoding's name on the command line.
     *
     * @return a lower-case word
     */
    public String text() {
        return text;
    }

    @Override
    public String toString() {
        return text;
    }

    /**
     * The encoding with a name.
     *
     * @param text a name as returned by {@link #text()}
     * @return the encoding; empty if none has that name
     */
    public static Optional<Encoding> named(String text) {
        for (Encoding encoding : values()) {
            if (encoding.text.equals(text)) {
                return Optional.of(encoding);
            }
        }
        return Optional.empty();
    }

    /** Whether clauses forbid two digits in a cell. */
    boolean hasCellAtMostOne() {
        return cellAtMostOne;
    }

    /** Whether clauses require each digit in each house. */
    boolean hasHouseAtLeastOne() {
        return houseAtLeastOne;
    }
}
