package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** The result of {@link Certifier#certify}: how many solutions a puzzle has, and which. */
public sealed interface CertifyResult {

    /**
     * The only solution, if the puzzle is certified to have one.
     *
     * @return the solution of {@link Unique}; empty for {@link Unsolvable} and {@link Several}
     * @throws StoppedException if a limit was reached before anything was certified
     */
    default Optional<Grid> findSolution() {
        return match(
                unique -> Optional.of(unique.solution()),
                unsolvable -> Optional.empty(),
                several -> Optional.empty(),
                stopped -> {
                    throw new StoppedException("nothing is certified", stopped.reason());
                });
    }

    /**
     * The only solution, for callers that expect a proper puzzle.
     *
     * @return the solution of {@link Unique}
     * @throws NoSuchElementException if the puzzle has no solution, or several
     * @throws StoppedException if a limit was reached before anything was certified
     */
    default Grid orElseThrow() {
        return findSolution()
                .orElseThrow(() -> new NoSuchElementException(
                        "the puzzle has " + (this instanceof Several ? "several solutions" : "no solution")));
    }

    /**
     * Applies the function for this result, in place of a {@code switch} over the four.
     *
     * @param <T> the type of the value
     * @param unique applied to {@link Unique}
     * @param unsolvable applied to {@link Unsolvable}
     * @param several applied to {@link Several}
     * @param stopped applied to {@link Stopped}
     * @return what the function returned
     */
    default <T> T match(
            Function<? super Unique, ? extends T> unique,
            Function<? super Unsolvable, ? extends T> unsolvable,
            Function<? super Several, ? extends T> several,
            Function<? super Stopped, ? extends T> stopped) {
        if (this instanceof Unique result) {
            return unique.apply(result);
        }
        if (this instanceof Unsolvable result) {
            return unsolvable.apply(result);
        }
        return this instanceof Several result ? several.apply(result) : stopped.apply((Stopped) this);
    }

    /**
     * The puzzle has exactly one solution: the formula excludes it, and the proof shows that there is no other.
     *
     * @param solution the solution
     */
    record Unique(Grid solution) implements CertifyResult {

        public Unique {
            Objects.requireNonNull(solution, "solution");
        }
    }

    /**
     * The puzzle has no solution: the formula is the puzzle's own, and the proof refutes it.
     */
    record Unsolvable() implements CertifyResult {}

    /**
     * The puzzle has several solutions, so there is nothing to certify; the output is useless.
     *
     * @param first a solution
     * @param second another solution
     */
    record Several(Grid first, Grid second) implements CertifyResult {

        public Several {
            Objects.requireNonNull(first, "first");
            Objects.requireNonNull(second, "second");
        }
    }

    /**
     * A limit was reached; the output is useless.
     *
     * @param reason the limit that was reached
     */
    record Stopped(StopReason reason) implements CertifyResult {

        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
