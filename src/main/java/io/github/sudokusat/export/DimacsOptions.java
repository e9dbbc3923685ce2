package io.github.sudokusat.export;

import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.grid.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a DIMACS file contains in addition to the formula. Immutable. */
public final class DimacsOptions {

    private static final DimacsOptions DEFAULTS = new DimacsOptions(false, false, List.of(), null);

    private final boolean showLine;
    private final boolean countingHeader;
    private final List<Grid> excluded;
    private final @Nullable List<Grid> covering;

    private DimacsOptions(
            boolean showLine, boolean countingHeader, List<Grid> excluded, @Nullable List<Grid> covering) {
        this.showLine = showLine;
        this.countingHeader = countingHeader;
        this.excluded = excluded;
        this.covering = covering;
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
        return new DimacsOptions(value, countingHeader, excluded, covering);
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
        return new DimacsOptions(showLine, value, excluded, covering);
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
        return new DimacsOptions(showLine, countingHeader, List.copyOf(solutions), covering);
    }

    /**
     * These options with a last clause that requires a candidate that none of some solutions has; so if there is no model, they have every candidate
     * that any solution has.
     *
     * @param solutions solutions of the puzzle
     * @return the new options
     */
    public DimacsOptions withCovering(List<Grid> solutions) {
        return new DimacsOptions(showLine, countingHeader, excluded, List.copyOf(solutions));
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

    /**
     * The solutions that the last clause goes beyond.
     *
     * @return the solutions; empty if there is no such clause
     */
    public Optional<List<Grid>> covering() {
        return Optional.ofNullable(covering);
    }

    /**
     * The clauses after those of a formula.
     *
     * @param formula the formula
     * @return a clause for each solution that is excluded, in their order, and that of the solutions to go beyond; new arrays
     * @throws IllegalArgumentException as {@link SudokuCnf#blockingClause} and {@link SudokuCnf#uncoveredClause} throw it
     */
    public List<int[]> lastClauses(SudokuCnf formula) {
        List<int[]> clauses = new ArrayList<>();
        for (Grid solution : excluded) {
            clauses.add(formula.blockingClause(solution));
        }
        if (covering != null) {
            clauses.add(formula.uncoveredClause(covering));
        }
        return clauses;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof DimacsOptions other
                && showLine == other.showLine
                && countingHeader == other.countingHeader
                && excluded.equals(other.excluded)
                && Objects.equals(covering, other.covering);
    }

    @Override
    public int hashCode() {
        return Objects.hash(showLine, countingHeader, excluded, covering);
    }

    @Override
    public String toString() {
        return "DimacsOptions[showLine=" + showLine + ", countingHeader=" + countingHeader + ", excluded=" + excluded
                + (covering == null ? "" : ", covering=" + covering) + "]";
    }
}
