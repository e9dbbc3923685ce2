package io.github.sudokusat.prove.givens;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** The result of {@link GivenMinimizer} for a puzzle's givens. */
public sealed interface MinimizeResult {

    /**
     * The minimal puzzle and the redundant givens, if the puzzle has a solution.
     *
     * @return this result if it is {@link Minimal}; empty for {@link Unsolvable}
     * @throws StoppedException if the search was {@link Stopped}
     */
    default Optional<Minimal> findMinimal() {
        return match(Optional::of, unsolvable -> Optional.empty(), stopped -> {
            throw new StoppedException("the needed givens are not known", stopped.reason());
        });
    }

    /**
     * The minimal puzzle and the redundant givens, for callers that expect a puzzle with a solution.
     *
     * @return this result, which is {@link Minimal}
     * @throws NoSuchElementException if the puzzle is {@link Unsolvable}
     * @throws StoppedException if the search was {@link Stopped}
     */
    default Minimal orElseThrow() {
        return findMinimal().orElseThrow(() -> new NoSuchElementException("the puzzle has no solution"));
    }

    /**
     * Applies the function for this result, in place of a {@code switch} over the three.
     *
     * @param <T> the type of the value
     * @param minimal applied to {@link Minimal}
     * @param unsolvable applied to {@link Unsolvable}
     * @param stopped applied to {@link Stopped}
     * @return what the function returned
     */
    default <T> T match(
            Function<? super Minimal, ? extends T> minimal,
            Function<? super Unsolvable, ? extends T> unsolvable,
            Function<? super Stopped, ? extends T> stopped) {
        if (this instanceof Minimal result) {
            return minimal.apply(result);
        }
        return this instanceof Unsolvable result ? unsolvable.apply(result) : stopped.apply((Stopped) this);
    }

    /**
     * The puzzle has a solution, and the givens that it needs are known.
     *
     * @param puzzle a puzzle with some of the givens and the same solutions, in which no given follows from the others
     * @param redundant the givens of the original puzzle each of which follows from all others, in the order of the cells
     */
    record Minimal(Grid puzzle, List<Candidate> redundant) implements MinimizeResult {

        public Minimal {
            Objects.requireNonNull(puzzle, "puzzle");
            redundant = List.copyOf(redundant);
        }

        /**
         * Whether the original puzzle is itself minimal.
         *
         * @return true if no given follows from the others
         */
        public boolean wasMinimal() {
            return redundant.isEmpty();
        }
    }

    /** The puzzle has no solution, so anything follows from its givens. */
    record Unsolvable() implements MinimizeResult {}

    /**
     * A limit was reached before the result was known.
     *
     * @param reason the limit that was reached
     */
    record Stopped(StopReason reason) implements MinimizeResult {

        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
