package io.github.sudokusat.sat;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.util.Arrays;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** The result of a call of {@link SatSession#solve}. */
public sealed interface SatResult {

    /**
     * The model, if there is one.
     *
     * @return the model of a {@link Sat}; empty for {@link Unsat}
     * @throws StoppedException if the answer is {@link Unknown}
     */
    default Optional<Model> findModel() {
        if (this instanceof Unknown unknown) {
            throw new StoppedException("no model was found", unknown.reason());
        }
        return this instanceof Sat sat ? Optional.of(sat.model()) : Optional.empty();
    }

    /**
     * The model, for callers that expect one.
     *
     * @return the model of a {@link Sat}
     * @throws NoSuchElementException if the answer is {@link Unsat}
     * @throws StoppedException if the answer is {@link Unknown}
     */
    default Model orElseThrow() {
        return findModel().orElseThrow(() -> new NoSuchElementException("the formula has no model"));
    }

    /**
     * Applies the function for this result, in place of a {@code switch} over the three.
     *
     * @param <T> the type of the value
     * @param sat applied to {@link Sat}
     * @param unsat applied to {@link Unsat}
     * @param unknown applied to {@link Unknown}
     * @return what the function returned
     */
    default <T> T match(
            Function<? super Sat, ? extends T> sat,
            Function<? super Unsat, ? extends T> unsat,
            Function<? super Unknown, ? extends T> unknown) {
        if (this instanceof Sat result) {
            return sat.apply(result);
        }
        return this instanceof Unsat result ? unsat.apply(result) : unknown.apply((Unknown) this);
    }

    /**
     * The formula has a model.
     *
     * @param model it satisfies every clause and every assumption
     */
    record Sat(Model model) implements SatResult {

        public Sat {
            Objects.requireNonNull(model, "model");
        }
    }

    /** The formula has no model in which all assumptions hold. */
    final class Unsat implements SatResult {

        private final int[] core;

        /**
         * Creates the result.
         *
         * @param core assumptions that cannot all hold, empty if the clauses alone have no model; copied
         */
        public Unsat(int... core) {
            this.core = core.clone();
        }

        /**
         * Returns assumptions of the call that cannot all hold, not necessarily a smallest such set (a core).
         *
         * @return a new array, in the order of the call; empty when the clauses alone have no model and the solver says so. A solver
         *     without {@link Capability#CORE} names all assumptions
         */
        public int[] core() {
            return core.clone();
        }

        @Override
        public boolean equals(Object object) {
            return object instanceof Unsat other && Arrays.equals(core, other.core);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(core);
        }

        /**
         * The result for messages and debugging.
         *
         * @return {@code Unsat} and the core
         */
        @Override
        public String toString() {
            return "Unsat" + Arrays.toString(core);
        }
    }

    /**
     * The search ended without an answer.
     *
     * @param reason why
     */
    record Unknown(StopReason reason) implements SatResult {

        public Unknown {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
