package io.github.sudokusat.generate;

import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** What became of the wish for a puzzle: found, known to be impossible, or not found before a limit was reached. */
public sealed interface GenerateResult {

    /**
     * How many tries were made; the generator says what counts as a try.
     *
     * @return 0 or more, the successful one included
     */
    long tries();

    /**
     * The puzzle, if there is one.
     *
     * @return the puzzle of {@link Found}; empty for {@link Impossible}
     * @throws StoppedException if the result is {@link Stopped}
     */
    default Optional<Generated> findGenerated() {
        return match(found -> Optional.of(found.generated()), impossible -> Optional.empty(), stopped -> {
            throw new StoppedException("no puzzle was found", stopped.reason());
        });
    }

    /**
     * The puzzle, for callers that expect one.
     *
     * @return the puzzle of {@link Found}
     * @throws NoSuchElementException if the result is {@link Impossible}
     * @throws StoppedException if the result is {@link Stopped}
     */
    default Generated orElseThrow() {
        return findGenerated()
                .orElseThrow(() ->
                        new NoSuchElementException("there is no such puzzle: " + ((Impossible) this).explanation()));
    }

    /**
     * Applies the function for this result, in place of a {@code switch} over the three.
     *
     * @param <T> the type of the value
     * @param found applied to {@link Found}
     * @param impossible applied to {@link Impossible}
     * @param stopped applied to {@link Stopped}
     * @return what the function returned
     */
    default <T> T match(
            Function<? super Found, ? extends T> found,
            Function<? super Impossible, ? extends T> impossible,
            Function<? super Stopped, ? extends T> stopped) {
        if (this instanceof Found result) {
            return found.apply(result);
        }
        return this instanceof Impossible result ? impossible.apply(result) : stopped.apply((Stopped) this);
    }

    /**
     * A puzzle was found.
     *
     * @param generated the puzzle and its solution
     * @param tries the number of tries, 1 or more
     */
    record Found(Generated generated, long tries) implements GenerateResult {

        public Found {
            Objects.requireNonNull(generated, "generated");
        }
    }

    /**
     * There is no such puzzle.
     *
     * @param reason the reason
     * @param explanation the reason in words that name the cells or the layout, such as {@code rows 1 and 3 have no given, and …}
     */
    record Impossible(Impossibility reason, String explanation) implements GenerateResult {

        public Impossible {
            Objects.requireNonNull(reason, "reason");
            Objects.requireNonNull(explanation, "explanation");
        }

        /**
         * How many tries were made.
         *
         * @return 0
         */
        @Override
        public long tries() {
            return 0;
        }
    }

    /**
     * A limit was reached. This does not say whether there is such a puzzle.
     *
     * @param reason the limit
     * @param tries the number of tries made before that, 0 or more
     * @param seen what a search for a {@linkplain PuzzleTarget target} saw in these tries; {@link SeenPuzzles#NONE} for other generators
     */
    record Stopped(StopReason reason, long tries, SeenPuzzles seen) implements GenerateResult {

        public Stopped {
            Objects.requireNonNull(reason, "reason");
            Objects.requireNonNull(seen, "seen");
        }

        /**
         * The result of a generator without a target.
         *
         * @param reason the limit
         * @param tries the number of tries
         */
        public Stopped(StopReason reason, long tries) {
            this(reason, tries, SeenPuzzles.NONE);
        }
    }
}
