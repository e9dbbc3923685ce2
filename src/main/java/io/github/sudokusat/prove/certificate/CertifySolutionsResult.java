package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** The result of {@link Certifier#certifyCount} and {@link Certifier#certifyCandidates}: whether the solutions that were given suffice. */
public sealed interface CertifySolutionsResult {

    /**
     * The solutions, if they are certified.
     *
     * @return the solutions of {@link Certified}, in ascending order; empty for {@link Another}
     * @throws StoppedException if a limit was reached before anything was certified
     */
    default Optional<List<Grid>> findSolutions() {
        return match(certified -> Optional.of(certified.solutions()), another -> Optional.empty(), stopped -> {
            throw new StoppedException("nothing is certified", stopped.reason());
        });
    }

    /**
     * The solutions, for callers that expect them to be certified.
     *
     * @return the solutions of {@link Certified}, in ascending order; unmodifiable
     * @throws NoSuchElementException if the puzzle has {@link Another} solution
     * @throws StoppedException if a limit was reached before anything was certified
     */
    default List<Grid> orElseThrow() {
        return findSolutions().orElseThrow(() -> new NoSuchElementException("the puzzle has another solution"));
    }

    /**
     * Applies the function for this result, in place of a {@code switch} over the three.
     *
     * @param <T> the type of the value
     * @param certified applied to {@link Certified}
     * @param another applied to {@link Another}
     * @param stopped applied to {@link Stopped}
     * @return what the function returned
     */
    default <T> T match(
            Function<? super Certified, ? extends T> certified,
            Function<? super Another, ? extends T> another,
            Function<? super Stopped, ? extends T> stopped) {
        if (this instanceof Certified result) {
            return certified.apply(result);
        }
        return this instanceof Another result ? another.apply(result) : stopped.apply((Stopped) this);
    }

    /**
     * There is no other solution, or none with a candidate that these lack, and the proof shows it: the formula excludes each, or requires such a candidate.
     *
     * @param solutions the solutions that were given, in ascending order of their digits, cell by cell; may be empty
     */
    record Certified(List<Grid> solutions) implements CertifySolutionsResult {

        public Certified {
            solutions = List.copyOf(solutions);
        }
    }

    /**
     * The puzzle has a solution besides those that were given, or one with a candidate that they lack, so there is nothing to certify; the output is useless.
     *
     * @param other the solution
     */
    record Another(Grid other) implements CertifySolutionsResult {

        public Another {
            Objects.requireNonNull(other, "other");
        }
    }

    /**
     * A limit was reached; the output is useless.
     *
     * @param reason the limit that was reached
     */
    record Stopped(StopReason reason) implements CertifySolutionsResult {

        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
