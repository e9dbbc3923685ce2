package io.github.sudokusat.generate;

import io.github.sudokusat.grid.Grid;
import java.util.Objects;

/**
 * A generated puzzle.
 *
 * @param puzzle the puzzle, which is proper: it has exactly one solution
 * @param solution its solution
 */
public record Generated(Grid puzzle, Grid solution) {

    public Generated {
        Objects.requireNonNull(puzzle, "puzzle");
        Objects.requireNonNull(solution, "solution");
    }
}
