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

/** The result of {@link NeededGivenFinder}: whether each given of a puzzle is needed. */
public sealed interface NeededGivensResult {

    /**
     * What shows that each given is needed, if each is.
     *
     * @return the witnesses of {@link Needed}, one for each given; empty for {@link Redundant}
     * @throws StoppedException if the search was {@link Stopped} before this was known
     */
    default Optional<List<Grid>> findWitnesses() {
        return match(needed -> Optional.of(needed.witnesses()), redundant -> Optional.empty(), stopped -> {
            throw new StoppedException("it is not known whether each given is needed", stopped.reason());
        });
    }

    /**
     * What shows that each given is needed, for callers that expect a minimal puzzle.
     *
     * @return the witnesses of {@link Needed}, one for each given; unmodifiable
     * @throws NoSuchElementException if a given is {@link Redundant}
     * @throws StoppedException if the search was {@link Stopped} before this was known
     */
    default List<Grid> orElseThrow() {
        return findWitnesses().orElseThrow(() -> new NoSuchElementException("not every given is needed"));
    }

    /**
     * Applies the function for this result, in place of a {@code switch} over the three.
     *
     * @param <T> the type of the value
     * @param needed applied to {@link Needed}
     * @param redundant applied to {@link Redundant}
     * @param stopped applied to {@link Stopped}
     * @return what the function returned
     */
    default <T> T match(
            Function<? super Needed, ? extends T> needed,
            Function<? super Redundant, ? extends T> redundant,
            Function<? super Stopped, ? extends T> stopped) {
        if (this instanceof Needed result) {
            return needed.apply(result);
        }
        return this instanceof Redundant result ? redundant.apply(result) : stopped.apply((Stopped) this);
    }

    /**
     * No given follows from the others: each is needed.
     *
     * @param witnesses for each given, in the order of the cells, a solution of the puzzle without it that has another digit there; unmodifiable
     */
    record Needed(List<Grid> witnesses) implements NeededGivensResult {

        public Needed {
            witnesses = List.copyOf(witnesses);
        }
    }

    /**
     * A given follows from the others, so that it is not needed.
     *
     * @param given the first of them, in the order of the cells
     */
    record Redundant(Candidate given) implements NeededGivensResult {

        public Redundant {
            Objects.requireNonNull(given, "given");
        }
    }

    /**
     * A limit was reached before all givens were decided.
     *
     * @param reason the limit that was reached
     */
    record Stopped(StopReason reason) implements NeededGivensResult {

        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
