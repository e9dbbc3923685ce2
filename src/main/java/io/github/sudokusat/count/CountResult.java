package io.github.sudokusat.count;

import io.github.sudokusat.run.StopReason;
import java.math.BigInteger;
import java.util.Objects;

/** The number of solutions of a puzzle, exact or a lower bound. */
public sealed interface CountResult {

    /**
     * The number that is certain.
     *
     * @return the exact number, or the lower bound; 0 or more
     */
    BigInteger value();

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
     */
    record Exact(BigInteger value) implements CountResult {

        /**
         * Checks the component.
         *
         * @param value the number of solutions
         */
        public Exact {
            Objects.requireNonNull(value, "value");
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
     */
    record AtLeast(BigInteger value, StopReason reason) implements CountResult {

        /**
         * Checks the components.
         *
         * @param value the number of solutions found
         * @param reason the limit that was reached
         */
        public AtLeast {
            Objects.requireNonNull(value, "value");
            Objects.requireNonNull(reason, "reason");
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
