package io.github.sudokusat.logic;

import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** The steps that a {@link LogicSolver} found in a position within limits. */
public sealed interface StepsResult {

    /**
     * The steps that were found.
     *
     * @return the steps; unmodifiable. None means that no technique applies only if the result is {@link Complete}
     */
    List<Step> steps();

    /**
     * The first of the steps.
     *
     * @return the first step; empty if no technique applies
     * @throws StoppedException if the search was {@link Stopped} before it found a step
     */
    default Optional<Step> findFirst() {
        if (this instanceof Stopped stopped && steps().isEmpty()) {
            throw new StoppedException("no step was found", stopped.reason());
        }
        return steps().isEmpty() ? Optional.empty() : Optional.of(steps().get(0));
    }

    /**
     * The steps, for callers that expect all that were asked for.
     *
     * @return the steps of a {@link Complete}; unmodifiable, none if no technique applies
     * @throws StoppedException if the search was {@link Stopped}
     */
    default List<Step> orElseThrow() {
        if (this instanceof Stopped stopped) {
            throw new StoppedException("the search for steps was not finished", stopped.reason());
        }
        return steps();
    }

    /**
     * Why the search was stopped.
     *
     * @return the reason; empty if the search was completed
     */
    default Optional<StopReason> stopReason() {
        return this instanceof Stopped stopped ? Optional.of(stopped.reason()) : Optional.empty();
    }

    /**
     * Applies the function for this result, in place of a {@code switch} over the two.
     *
     * @param <T> the type of the value
     * @param complete applied to {@link Complete}
     * @param stopped applied to {@link Stopped}
     * @return what the function returned
     */
    default <T> T match(
            Function<? super Complete, ? extends T> complete, Function<? super Stopped, ? extends T> stopped) {
        return this instanceof Complete result ? complete.apply(result) : stopped.apply((Stopped) this);
    }

    /**
     * The search was completed: these are all the steps that were asked for.
     *
     * @param steps the steps; none if no technique changes anything
     */
    record Complete(List<Step> steps) implements StepsResult {

        public Complete {
            steps = List.copyOf(steps);
        }
    }

    /**
     * The search was stopped, and more steps may exist.
     *
     * @param steps the steps of the techniques that had finished, if all steps were asked for; otherwise none
     * @param reason why it was stopped
     */
    record Stopped(List<Step> steps, StopReason reason) implements StepsResult {

        public Stopped {
            steps = List.copyOf(steps);
            Objects.requireNonNull(reason, "reason");
        }
    }
}
