package io.github.sudokusat.encode;

import java.util.Optional;

/**
 * How the givens of a puzzle enter its formula. A formula without givens serves many puzzles: write that of the empty grid as {@link #UNITS}, and pass
 * {@link SudokuCnf#assumptions} to each solve.
 */
public enum ClueHandling {
    /** All variables and clauses, and a unit clause for each given. */
    UNITS("units"),
    /**
     * Everything that the givens decide is left out: candidates that they exclude have no variable, and clauses that they satisfy are not written (G.
     * Kwon and H. Jain, Optimized CNF Encoding for Sudoku Puzzles, LPAR 2006, §3). The default.
     */
    REDUCED("reduced");

    private final String text;

    ClueHandling(String text) {
        this.text = text;
    }

    /**
     * The name on the command line.
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
     * The handling with a name.
     *
     * @param text a name as returned by {@link #text()}
     * @return the handling; empty if none has that name
     */
    public static Optional<ClueHandling> named(String text) {
        for (ClueHandling handling : values()) {
            if (handling.text.equals(text)) {
                return Optional.of(handling);
            }
        }
        return Optional.empty();
    }
}
