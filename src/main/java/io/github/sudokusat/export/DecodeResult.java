package io.github.sudokusat.export;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.math.BigInteger;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** The result that another program's answer reports for the exported puzzle. */
public sealed interface DecodeResult {

    /**
     * The puzzle that was exported.
     *
     * @return the grid of its givens
     */
    Grid puzzle();

    /**
     * The solution, if there is one.
     *
     * @return the solution of {@link Solution}; empty for {@link NoSolution}, and for {@link Counted} if the number is 0
     * @throws IllegalStateException if the answer is {@link Counted} and the number is not 0
     * @throws StoppedException if the answer is {@link Unknown}
     */
    default Optional<Grid> findSolution() {
        return match(
                solution -> Optional.of(solution.solution()),
                noSolution -> Optional.empty(),
                counted -> {
                    if (counted.solutions().signum() > 0) {
                        throw new IllegalStateException("the answer counts the solutions and names none");
                    }
                    return Optional.empty();
                },
                unknown -> {
                    throw new StoppedException("no solution was found", StopReason.NO_ANSWER);
                });
    }

    /**
     * The solution, for callers that expect one.
     *
     * @return the solution of {@link Solution}
     * @throws NoSuchElementException if the answer is {@link NoSolution}, or {@link Counted} with the number 0
     * @throws IllegalStateException if the answer is {@link Counted} and the number is not 0
     * @throws StoppedException if the answer is {@link Unknown}
     */
    default Grid orElseThrow() {
        return findSolution().orElseThrow(() -> new NoSuchElementException("the puzzle has no solution"));
    }

    /**
     * Applies the function for this result, in place of a {@code switch} over the four.
     *
     * @param <T> the type of the value
     * @param solution applied to {@link Solution}
     * @param noSolution applied to {@link NoSolution}
     * @param counted applied to {@link Counted}
     * @param unknown applied to {@link Unknown}
     * @return what the function returned
     */
    default <T> T match(
            Function<? super Solution, ? extends T> solution,
            Function<? super NoSolution, ? extends T> noSolution,
            Function<? super Counted, ? extends T> counted,
            Function<? super Unknown, ? extends T> unknown) {
        if (this instanceof Solution result) {
            return solution.apply(result);
        }
        if (this instanceof NoSolution result) {
            return noSolution.apply(result);
        }
        return this instanceof Counted result ? counted.apply(result) : unknown.apply((Unknown) this);
    }

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
