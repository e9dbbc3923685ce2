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

/** The result of {@link MissingGivenFinder}: what a puzzle lacks to be proper. */
public sealed interface MissingGivensResult {

    /**
     * The digits to add, if the puzzle has a solution.
     *
     * @return this result if it is {@link Found}; empty for {@link Unsolvable}
     * @throws StoppedException if the search was {@link Stopped} before any such digits were known
     */
    default Optional<Found> findGivens() {
        return match(Optional::of, unsolvable -> Optional.empty(), stopped -> {
            throw new StoppedException("the missing givens are not known", stopped.reason());
        });
    }

    /**
     * The digits to add, for callers that expect a puzzle with a solution.
     *
     * @return this result, which is {@link Found}
     * @throws NoSuchElementException if the puzzle is {@link Unsolvable}
     * @throws StoppedException if the search was {@link Stopped} before any such digits were known
     */
    default Found orElseThrow() {
        return findGivens().orElseThrow(() -> new NoSuchElementException("the puzzle has no solution"));
    }

    /**
     * Applies the function for this result, in place of a {@code switch} over the three.
     *
     * @param <T> the type of the value
     * @param found applied to {@link Found}
     * @param unsolvable applied to {@link Unsolvable}
     * @param stopped applied to {@link Stopped}
     * @return what the function returned
     */
    default <T> T match(
            Function<? super Found, ? extends T> found,
            Function<? super Unsolvable, ? extends T> unsolvable,
            Function<? super Stopped, ? extends T> stopped) {
        if (this instanceof Found result) {
            return found.apply(result);
        }
        return this instanceof Unsolvable result ? unsolvable.apply(result) : stopped.apply((Stopped) this);
    }

    /**
     * The puzzle becomes proper when some digits are added, none of which can be left out.
     *
     * @param givens the digits to add, in the order of their cells; none for a puzzle that is already proper
     * @param isSmallest whether no set of fewer digits suffices; false if the limits did not suffice to know
     * @param solution the solution that is left
     */
    record Found(List<Candidate> givens, boolean isSmallest, Grid solution) implements MissingGivensResult {

        public Found {
            givens = List.copyOf(givens);
            Objects.requireNonNull(solution, "solution");
        }
    }

    /** The puzzle has no solution. */
    record Unsolvable() implements MissingGivensResult {}

    /**
     * A limit was reached before any such digits were known.
     *
     * @param reason the limit that was reached
     */
    record Stopped(StopReason reason) implements MissingGivensResult {

        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
