package io.github.sudokusat.generate.uniform;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** What became of the wish for a random solution: drawn, or none exists, or there are too many of this layout, or a limit was reached. */
public sealed interface UniformSolutionResult {

    /**
     * The solution, if the puzzle has any.
     *
     * @return the solution of {@link Drawn}; empty for {@link None}
     * @throws IllegalStateException if the result is {@link TooMany}
     * @throws StoppedException if the result is {@link Stopped}
     */
    default Optional<Grid> findSolution() {
        return match(
                drawn -> Optional.of(drawn.solution()),
                none -> Optional.empty(),
                tooMany -> {
                    throw new IllegalStateException(tooMany.explanation());
                },
                stopped -> {
                    throw new StoppedException("no solution was drawn", stopped.reason());
                });
    }

    /**
     * The solution, for callers that expect one.
     *
     * @return the solution of {@link Drawn}
     * @throws NoSuchElementException if the result is {@link None}
     * @throws IllegalStateException if the result is {@link TooMany}
     * @throws StoppedException if the result is {@link Stopped}
     */
    default Grid orElseThrow() {
        return findSolution().orElseThrow(() -> new NoSuchElementException("the puzzle has no solution"));
    }

    /**
     * Applies the function for this result, in place of a {@code switch} over the four.
     *
     * @param <T> the type of the value
     * @param drawn applied to {@link Drawn}
     * @param none applied to {@link None}
     * @param tooMany applied to {@link TooMany}
     * @param stopped applied to {@link Stopped}
     * @return what the function returned
     */
    default <T> T match(
            Function<? super Drawn, ? extends T> drawn,
            Function<? super None, ? extends T> none,
            Function<? super TooMany, ? extends T> tooMany,
            Function<? super Stopped, ? extends T> stopped) {
        if (this instanceof Drawn result) {
            return drawn.apply(result);
        }
        if (this instanceof None result) {
            return none.apply(result);
        }
        return this instanceof TooMany result ? tooMany.apply(result) : stopped.apply((Stopped) this);
    }

    /**
     * A solution was drawn.
     *
     * @param solution the solution
     */
    record Drawn(Grid solution) implements UniformSolutionResult {

        public Drawn {
            Objects.requireNonNull(solution, "solution");
        }
    }

    /** The puzzle has no solution. */
    record None() implements UniformSolutionResult {}

    /**
     * The puzzle's solutions must be listed to draw from them, and there are too many to list. A draw from only some of them would be biased.
     *
     * @param more the number of solutions that have been found, and of which there are more
     */
    record TooMany(long more) implements UniformSolutionResult {

        /**
         * The reason in words.
         *
         * @return a sentence without a full stop
         */
        public String explanation() {
            return "puzzles of this kind have their solutions listed to draw from them, and this one has more than "
                    + more;
        }
    }

    /**
     * A limit was reached. This does not say whether there is a solution.
     *
     * @param reason the limit
     */
    record Stopped(StopReason reason) implements UniformSolutionResult {

        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
