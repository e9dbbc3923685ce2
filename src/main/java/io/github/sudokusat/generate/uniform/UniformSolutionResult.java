package io.github.sudokusat.generate.uniform;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.util.NoSuchElementException;
import java.util.Objects;

/** What became of the wish for a random solution: drawn, or none exists, or there are too many of this layout, or a limit was reached. */
public sealed interface UniformSolutionResult {

    /**
     * The solution, for callers that expect one.
     *
     * @return the solution of {@link Drawn}
     * @throws NoSuchElementException if the result is {@link None}
     * @throws IllegalStateException if the result is {@link TooMany}
     * @throws StoppedException if the result is {@link Stopped}
     */
    default Grid orElseThrow() {
        if (this instanceof Drawn drawn) {
            return drawn.solution();
        }
        if (this instanceof Stopped stopped) {
            throw new StoppedException("no solution was drawn", stopped.reason());
        }
        if (this instanceof TooMany tooMany) {
            throw new IllegalStateException(tooMany.explanation());
        }
        throw new NoSuchElementException("the puzzle has no solution");
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
