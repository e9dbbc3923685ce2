package io.github.sudokusat.prove.givens;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** The result of {@link MistakeFinder}: what is wrong with a position. */
public sealed interface MistakesResult {

    /**
     * The mistakes, which may be none, if the givens have a solution.
     *
     * @return this result if it is {@link Found}; empty for {@link Unsolvable}
     * @throws StoppedException if the search was {@link Stopped} before all mistakes were known
     */
    default Optional<Found> findMistakes() {
        return match(Optional::of, unsolvable -> Optional.empty(), stopped -> {
            throw new StoppedException("not all mistakes are known", stopped.reason());
        });
    }

    /**
     * The mistakes, which may be none, for callers that expect givens with a solution.
     *
     * @return this result, which is {@link Found}
     * @throws NoSuchElementException if the givens are {@link Unsolvable}
     * @throws StoppedException if the search was {@link Stopped} before all mistakes were known
     */
    default Found orElseThrow() {
        return findMistakes().orElseThrow(() -> new NoSuchElementException("the givens have no solution"));
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
     * The mistakes of a position; the position has none if all lists are empty.
     *
     * @param wrong placed digits that no solution of the givens has, by cell; among them are all that differ from a given
     * @param clashing other placed digits, each of which some solution of the givens has, but which no solution has together, by cell; with any one
     *     of them left out, some solution has the rest. Two or more, or none; none if the givens are proper
     * @param isSmallest whether no smaller set of the placed digits clashes like {@code clashing}; false if the limits did not suffice to know
     * @param lost removed candidates that a solution of the givens has together with all placed digits that are not wrong, by cell and digit. Those
     *     that a wrong digit of their row, column or other house excludes are left out, because correcting that digit restores them. None if there
     *     are {@code clashing} digits
     */
    record Found(List<Candidate> wrong, List<Candidate> clashing, boolean isSmallest, List<Candidate> lost)
            implements MistakesResult {

        public Found {
            wrong = List.copyOf(wrong);
            clashing = List.copyOf(clashing);
            lost = List.copyOf(lost);
        }

        /**
         * Whether there is any mistake.
         *
         * @return true if any of the lists has an entry
         */
        public boolean hasMistakes() {
            return !wrong.isEmpty() || !clashing.isEmpty() || !lost.isEmpty();
        }
    }

    /** The givens alone have no solution, so that no digit can be right. */
    record Unsolvable() implements MistakesResult {}

    /**
     * A limit was reached before all mistakes were known.
     *
     * @param wrong placed digits that no solution of the givens has, by cell: all of them, or none if the limit was reached before they were known
     * @param reason the limit that was reached
     */
    record Stopped(List<Candidate> wrong, StopReason reason) implements MistakesResult {

        public Stopped {
            wrong = List.copyOf(wrong);
            Objects.requireNonNull(reason, "reason");
        }
    }
}
