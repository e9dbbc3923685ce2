package io.github.sudokusat.logic.pattern;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a puzzle besides its position.
 *
 * @param givens the digits that it gives; null if they are not known
 * @param solution a solution; null if none is known
 */
public record Known(@Nullable Grid givens, @Nullable Grid solution) {

    public static final Known NOTHING = new Known(null, null);

    public Known withGivens(Grid value) {
        return new Known(value, solution);
    }

    public Known withSolution(Grid value) {
        return new Known(givens, value);
    }

    /** The solution, if a position has all its digits as candidates; null if not. */
    @Nullable
    Grid solutionOf(CandidateGrid position) {
        Grid known = solution;
        if (known != null) {
            for (int cell = 0; cell < known.layout().cellCount(); cell++) {
                if (!position.isCandidate(cell, known.digit(cell))) {
                    return null;
                }
            }
        }
        return known;
    }
}
