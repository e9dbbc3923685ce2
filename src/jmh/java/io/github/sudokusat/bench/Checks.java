package io.github.sudokusat.bench;

import io.github.sudokusat.grid.Grid;
import java.util.function.Predicate;

/** Code that the benchmarks of checks share. */
final class Checks {

    private Checks() {}

    /**
     * Checks all puzzles, each of which is known to be proper.
     *
     * @return the number of puzzles
     * @throws IllegalStateException if one is found not to be proper, because a benchmark of wrong answers is worthless
     */
    static int countProper(Predicate<Grid> check, Grid[] puzzles) {
        int proper = 0;
        for (Grid puzzle : puzzles) {
            proper += check.test(puzzle) ? 1 : 0;
        }
        if (proper != puzzles.length) {
            throw new IllegalStateException(proper + " of " + puzzles.length + " puzzles were found to be proper");
        }
        return proper;
    }
}
