package io.github.sudokusat.generate;

import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * What became of a draw at random: found, known to be impossible, or not found before a limit was reached.
 *
 * @param <T> what is drawn, such as a full grid
 */
public sealed interface DrawResult<T> {

    /**
     * What was drawn, if there is anything to draw.
     *
     * @return the value of {@link Found}; empty for {@link Impossible}
     * @throws StoppedException if the result is {@link Stopped}
     */
    default Optional<T> findValue() {
        return match(found -> Optional.of(found.value()), impossible -> Optional.empty(), stopped -> {
            throw new StoppedException("none was found", stopped.reason());
        });
    }

    /**
     * What was drawn, for callers that expect something.
     *
     * @return the value of {@link Found}
     * @throws NoSuchElementException if the result is {@link Impossible}
     * @throws StoppedException if the result is {@link Stopped}
     */
    default T orElseThrow() {
        return findValue()
                .orElseThrow(
                        () -> new NoSuchElementException("there is none: " + ((Impossible<T>) this).explanation()));
    }

    /**
     * Applies the function for this result, in place of a {@code switch} over the three.
     *
     * @param <R> the type of the function's value
     * @param found applied to {@link Found}
     * @param impossible applied to {@link Impossible}
     * @param stopped applied to {@link Stopped}
     * @return what the function returned
     */
    default <R> R match(
            Function<? super Found<T>, ? extends R> found,
            Function<? super Impossible<T>, ? extends R> impossible,
            Function<? super Stopped<T>, ? extends R> stopped) {
        if (this instanceof Found<T> result) {
            return found.apply(result);
        }
        return this instanceof Impossible<T> result ? impossible.apply(result) : stopped.apply((Stopped<T>) this);
    }

    /**
     * Something was drawn.
     *
     * @param <T> what is drawn
     * @param value what was drawn
     */
    record Found<T>(T value) implements DrawResult<T> {

        public Found {
            Objects.requireNonNull(value, "value");
        }
    }

    /**
     * There is nothing to draw from.
     *
     * @param <T> what was to be drawn
     * @param explanation the reason in words, such as {@code layout 2x2 anti-king has no full grid}
     */
    record Impossible<T>(String explanation) implements DrawResult<T> {

        public Impossible {
            Objects.requireNonNull(explanation, "explanation");
        }
    }

    /**
     * A limit was reached. This does not say whether there is anything to draw from.
     *
     * @param <T> what was to be drawn
     * @param reason the limit
     */
    record Stopped<T>(StopReason reason) implements DrawResult<T> {

        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
