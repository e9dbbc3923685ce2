package io.github.sudokusat.count;

import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.math.BigInteger;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * The number of solutions of a puzzle, exact or a lower bound.
 *
 * <p>Two results are equal if they state the same number, and for a bound the same reason, whatever the work that led to them.
 */
public sealed interface CountResult {

    /**
     * The number that is certain.
     *
     * @return the exact number, or the lower bound; 0 or more
     */
    BigInteger value();

    /**
     * The exact number, if it is known.
     *
     * @return the number of {@link Exact}, 0 or more; empty for {@link AtLeast}
     */
    default Optional<BigInteger> findExact() {
        return isExact() ? Optional.of(value()) : Optional.empty();
    }

    /**
     * The exact number, for callers that cannot use a lower bound.
     *
     * @return the number of solutions, 0 or more
     * @throws StoppedException if the count was stopped before it was complete
     */
    default BigInteger orElseThrow() {
        if (this instanceof AtLeast bound) {
            throw new StoppedException("not all solutions were counted", bound.reason());
        }
        return value();
    }

    /**
     * Applies the function for this result, in place of a {@code switch} over the two.
     *
     * @param <T> the type of the value
     * @param exact applied to {@link Exact}
     * @param atLeast applied to {@link AtLeast}
     * @return what the function returned
     */
    default <T> T match(Function<? super Exact, ? extends T> exact, Function<? super AtLeast, ? extends T> atLeast) {
        return this instanceof Exact result ? exact.apply(result) : atLeast.apply((AtLeast) this);
    }

    /**
     * The work of the search that found solutions one by one.
     *
     * @return the figures at its end; a contraction that continued where the search gave way has no such figures and adds nothing to them, so
     *     {@link Statistics#solutions()} may be less than {@link #value()}
     */
    Statistics statistics();

    /**
     * Whether {@link #value()} is exact, so that there are no further solutions.
     *
     * @return true for {@link Exact}
     */
    default boolean isExact() {
        return this instanceof Exact;
    }

    /**
     * All solutions are counted.
     *
     * @param value their number, 0 or more
     * @param statistics the work of the search
     */
    record Exact(BigInteger value, Statistics statistics) implements CountResult {

        public Exact {
            Objects.requireNonNull(value, "value");
            Objects.requireNonNull(statistics, "statistics");
        }

        /**
         * Creates a result without statistics.
         *
         * @param value the number of solutions
         */
        public Exact(BigInteger value) {
            this(value, Statistics.NONE);
        }

        @Override
        public boolean equals(Object object) {
            return object instanceof Exact other && value.equals(other.value);
        }

        @Override
        public int hashCode() {
            return value.hashCode();
        }

        /**
         * The number.
         *
         * @return its decimal digits
         */
        @Override
        public String toString() {
            return value.toString();
        }
    }

    /**
     * A limit was reached; there may be further solutions.
     *
     * @param value the number of solutions found before that, 0 or more
     * @param reason the limit that was reached
     * @param statistics the work of the search
     */
    record AtLeast(BigInteger value, StopReason reason, Statistics statistics) implements CountResult {

        public AtLeast {
            Objects.requireNonNull(value, "value");
            Objects.requireNonNull(reason, "reason");
            Objects.requireNonNull(statistics, "statistics");
        }

        /**
         * Creates a result without statistics.
         *
         * @param value the number of solutions found
         * @param reason the limit that was reached
         */
        public AtLeast(BigInteger value, StopReason reason) {
            this(value, reason, Statistics.NONE);
        }

        @Override
        public boolean equals(Object object) {
            return object instanceof AtLeast other && value.equals(other.value) && reason == other.reason;
        }

        @Override
        public int hashCode() {
            return Objects.hash(value, reason);
        }

        /**
         * The bound.
         *
         * @return {@code >=} and decimal digits
         */
        @Override
        public String toString() {
            return ">=" + value;
        }
    }
}
