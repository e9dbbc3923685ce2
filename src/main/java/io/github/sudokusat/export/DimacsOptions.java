package io.github.sudokusat.export;

import io.github.sudokusat.grid.Grid;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a DIMACS file contains in addition to the formula. Immutable. */
public final class DimacsOptions {

    private static final DimacsOptions DEFAULTS = new DimacsOptions(false, null);

    private final boolean showLine;
    private final @Nullable Grid excluded;

    private DimacsOptions(boolean showLine, @Nullable Grid excluded) {
        this.showLine = showLine;
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
        return new DimacsOptions(value, excluded);
    }

    /**
     * These options with a last clause that excludes a solution, so that the models are all other solutions.
     *
     * @param solution a solution of the puzzle
     * @return the new options
     */
    public DimacsOptions withExcluded(Grid solution) {
        return new DimacsOptions(showLine, Objects.requireNonNull(solution, "solution"));
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
     * The solution that the last clause excludes.
     *
     * @return the solution; empty if none is excluded
     */
    public Optional<Grid> excluded() {
        return Optional.ofNullable(excluded);
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof DimacsOptions other
                && showLine == other.showLine
                && Objects.equals(excluded, other.excluded);
    }

    @Override
    public int hashCode() {
        return Objects.hash(showLine, excluded);
    }

    @Override
    public String toString() {
        return "DimacsOptions[showLine=" + showLine + ", excluded=" + excluded + "]";
    }
}
