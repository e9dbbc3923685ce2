package io.github.sudokusat.export;

import io.github.sudokusat.grid.Grid;
import java.util.List;
import java.util.Objects;

/** What a DIMACS file contains in addition to the formula. Immutable. */
public final class DimacsOptions {

    private static final DimacsOptions DEFAULTS = new DimacsOptions(false, false, List.of());

    private final boolean showLine;
    private final boolean countingHeader;
    private final List<Grid> excluded;

    private DimacsOptions(boolean showLine, boolean countingHeader, List<Grid> excluded) {
        this.showLine = showLine;
        this.countingHeader = countingHeader;
        this.excluded = excluded;
    }

    /**
     * The formula and nothing else.
     *
     * @return the default options
     */
    public static DimacsOptions defaults() {
        return DEFAULTS;
    }

    /**
     * These options with or without a line that names the variables to count over ({@code p show}), for counters that project. It is written only if
     * the formula has auxiliary variables.
     *
     * @param value whether the file contains the line
     * @return the new options
     */
    public DimacsOptions withShowLine(boolean value) {
        return new DimacsOptions(value, countingHeader, excluded);
    }

    /**
     * These options with or without the line of the model counting competitions that says what to count: {@code c t mc} for all models, or {@code c t
     * pmc} for the projected ones if the file has a line {@code c p show}. That line is written too if the formula has auxiliary variables that the
     * candidates do not determine, so that a counter that keeps to these lines counts the solutions of the puzzle.
     *
     * @param value whether the file contains the line
     * @return the new options
     */
    public DimacsOptions withCountingHeader(boolean value) {
        return new DimacsOptions(showLine, value, excluded);
    }

    /**
     * These options with a last clause that excludes a solution, so that the models are all other solutions.
     *
     * @param solution a solution of the puzzle
     * @return the new options
     */
    public DimacsOptions withExcluded(Grid solution) {
        return withExcluded(List.of(solution));
    }

    /**
     * These options with last clauses that exclude solutions, so that the models are all other solutions.
     *
     * @param solutions solutions of the puzzle; a clause is written for each, in this order
     * @return the new options
     */
    public DimacsOptions withExcluded(List<Grid> solutions) {
        return new DimacsOptions(showLine, countingHeader, List.copyOf(solutions));
    }

    /**
     * Whether the file names the variables to count over.
     *
     * @return true if it does, where the formula has auxiliary variables
     */
    public boolean showLine() {
        return showLine;
    }

    /**
     * Whether the file says what to count, in the form of the model counting competitions.
     *
     * @return true if it does
     */
    public boolean countingHeader() {
        return countingHeader;
    }

    /**
     * The solutions that the last clauses exclude.
     *
     * @return the solutions, in the order of the clauses; empty if none is excluded
     */
    public List<Grid> excluded() {
        return excluded;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof DimacsOptions other
                && showLine == other.showLine
                && countingHeader == other.countingHeader
                && excluded.equals(other.excluded);
    }

    @Override
    public int hashCode() {
        return Objects.hash(showLine, countingHeader, excluded);
    }

    @Override
    public String toString() {
        return "DimacsOptions[showLine=" + showLine + ", countingHeader=" + countingHeader + ", excluded=" + excluded
                + "]";
    }
}
