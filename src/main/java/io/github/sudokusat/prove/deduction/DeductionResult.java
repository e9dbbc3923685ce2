package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** The result of {@link DeductionFinder} for a position or a conclusion. */
public sealed interface DeductionResult {

    /**
     * What follows, if anything does.
     *
     * @return the deduction of {@link Found}; empty for {@link Nothing}, and for {@link Unsolvable}, where everything follows
     * @throws StoppedException if the search was {@link Stopped} before it was known whether anything follows
     */
    default Optional<Deduction> findDeduction() {
        return match(
                found -> Optional.of(found.deduction()),
                nothing -> Optional.empty(),
                unsolvable -> Optional.empty(),
                stopped -> {
                    throw new StoppedException("no deduction was found", stopped.reason());
                });
    }

    /**
     * What follows, for callers that expect something to.
     *
     * @return the deduction of {@link Found}
     * @throws NoSuchElementException if the result is {@link Nothing} or {@link Unsolvable}
     * @throws StoppedException if the search was {@link Stopped} before it was known whether anything follows
     */
    default Deduction orElseThrow() {
        return findDeduction()
                .orElseThrow(() -> new NoSuchElementException(
                        this instanceof Nothing ? "nothing follows" : "the position has no solution"));
    }

    /**
     * Applies the function for this result, in place of a {@code switch} over the four.
     *
     * @param <T> the type of the value
     * @param found applied to {@link Found}
     * @param nothing applied to {@link Nothing}
     * @param unsolvable applied to {@link Unsolvable}
     * @param stopped applied to {@link Stopped}
     * @return what the function returned
     */
    default <T> T match(
            Function<? super Found, ? extends T> found,
            Function<? super Nothing, ? extends T> nothing,
            Function<? super Unsolvable, ? extends T> unsolvable,
            Function<? super Stopped, ? extends T> stopped) {
        if (this instanceof Found result) {
            return found.apply(result);
        }
        if (this instanceof Nothing result) {
            return nothing.apply(result);
        }
        return this instanceof Unsolvable result ? unsolvable.apply(result) : stopped.apply((Stopped) this);
    }

    /**
     * Something follows.
     *
     * @param deduction what follows, and from which constraints
     */
    record Found(Deduction deduction) implements DeductionResult {

        public Found {
            Objects.requireNonNull(deduction, "deduction");
        }
    }

    /**
     * Nothing follows: every candidate that is left occurs in a solution, and the opposite of the conclusion, if one was given, holds in a solution.
     */
    record Nothing() implements DeductionResult {}

    /** The position has no solution, so everything follows. */
    record Unsolvable() implements DeductionResult {}

    /**
     * A limit was reached before anything was known.
     *
     * @param reason the limit that was reached
     */
    record Stopped(StopReason reason) implements DeductionResult {

        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
