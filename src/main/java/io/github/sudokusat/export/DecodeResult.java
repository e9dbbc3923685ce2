package io.github.sudokusat.export;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import java.math.BigInteger;
import java.util.Objects;

/** The result that another program's answer reports for the exported puzzle. */
public sealed interface DecodeResult {

    /**
     * The puzzle that was exported.
     *
     * @return the grid of its givens
     */
    Grid puzzle();

    /**
     * The answer is a solution, and every clause or row of the file has been checked.
     *
     * @param puzzle the puzzle
     * @param solution its solution
     */
    record Solution(Grid puzzle, Grid solution) implements DecodeResult {

        public Solution {
            Objects.requireNonNull(puzzle, "puzzle");
            Objects.requireNonNull(solution, "solution");
        }
    }

    /**
     * The other program reports that the file has no solution, which cannot be checked here.
     *
     * @param puzzle the puzzle; if the file was written from candidates that exclude more than the givens do, the puzzle itself may have a solution
     */
    record NoSolution(Grid puzzle) implements DecodeResult {

        public NoSolution {
            Objects.requireNonNull(puzzle, "puzzle");
        }
    }

    /**
     * The other program reports how many solutions there are, which has not been compared with anything.
     *
     * @param exact the puzzle with the candidates to which the file confines it, if it has fewer than the givens leave
     * @param solutions the number of solutions, 0 or more: the models that the program counted, and the solutions that the file excludes
     */
    record Counted(Puzzle exact, BigInteger solutions) implements DecodeResult {

        public Counted {
            Objects.requireNonNull(exact, "exact");
            Objects.requireNonNull(solutions, "solutions");
        }

        @Override
        public Grid puzzle() {
            return exact.grid();
        }
    }

    /**
     * The other program gave up.
     *
     * @param puzzle the puzzle
     */
    record Unknown(Grid puzzle) implements DecodeResult {

        public Unknown {
            Objects.requireNonNull(puzzle, "puzzle");
        }
    }
}
