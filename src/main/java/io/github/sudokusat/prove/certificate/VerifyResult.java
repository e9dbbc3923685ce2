package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** The result of {@link CertificateVerifier}: whether a certificate holds. */
public sealed interface VerifyResult {

    /**
     * What is certified, if the certificate holds.
     *
     * @return this result if it is {@link Verified}; empty if the certificate is {@link Refused}
     * @throws StoppedException if the check was {@link Stopped} before this was known
     */
    default Optional<Verified> findVerified() {
        return match(Optional::of, refused -> Optional.empty(), stopped -> {
            throw new StoppedException("it is not known whether the certificate holds", stopped.reason());
        });
    }

    /**
     * What is certified, for callers that expect the certificate to hold.
     *
     * @return this result, which is {@link Verified}
     * @throws NoSuchElementException if the certificate is {@link Refused}; the message says why
     * @throws StoppedException if the check was {@link Stopped} before this was known
     */
    default Verified orElseThrow() {
        return findVerified().orElseThrow(() -> new NoSuchElementException("the certificate is refused: " + this));
    }

    /**
     * Applies the function for this result, in place of a {@code switch} over the three.
     *
     * @param <T> the type of the value
     * @param verified applied to {@link Verified}
     * @param refused applied to {@link Refused}
     * @param stopped applied to {@link Stopped}
     * @return what the function returned
     */
    default <T> T match(
            Function<? super Verified, ? extends T> verified,
            Function<? super Refused, ? extends T> refused,
            Function<? super Stopped, ? extends T> stopped) {
        if (this instanceof Verified result) {
            return verified.apply(result);
        }
        return this instanceof Refused result ? refused.apply(result) : stopped.apply((Stopped) this);
    }

    /**
     * The certificate holds.
     *
     * @param claim what it says
     * @param puzzle the puzzle, on the layout that the formula names
     * @param solutions all its solutions, in ascending order; empty if it has none, or if a graph shows how many they are; if the candidates are
     *     claimed, solutions that have every candidate that is in any
     * @param proof the size of the proof
     */
    record Verified(Claim claim, Grid puzzle, List<Grid> solutions, ProofCheckResult.Accepted proof)
            implements VerifyResult {

        public Verified {
            Objects.requireNonNull(claim, "claim");
            Objects.requireNonNull(puzzle, "puzzle");
            solutions = List.copyOf(solutions);
            Objects.requireNonNull(proof, "proof");
        }

        /**
         * The number of solutions.
         *
         * @return 0 or more
         * @throws IllegalStateException if the candidates are claimed, whatever the number
         */
        public BigInteger count() {
            if (claim == Claim.CANDIDATES) {
                throw new IllegalStateException("the certificate does not show how many solutions there are");
            }
            return proof.models().add(BigInteger.valueOf(solutions.size()));
        }

        /**
         * The candidates of the solutions.
         *
         * @return by cell, those of a cell by digit; if the candidates are claimed, no other is in any solution of the puzzle
         */
        public List<Candidate> candidates() {
            Layout layout = puzzle.layout();
            List<Candidate> found = new ArrayList<>();
            for (int cell = 0; cell < layout.cellCount(); cell++) {
                int at = cell;
                solutions.stream()
                        .map(solution -> new Candidate(Cell.numbered(at, layout.side()), solution.digit(at)))
                        .distinct()
                        .sorted(Comparator.comparingInt(Candidate::digit))
                        .forEach(found::add);
            }
            return found;
        }

        /**
         * The puzzle's only solution.
         *
         * @return the solution; empty if it is certified that there is none, or that there are several, or if a graph shows the number, or the candidates are
         *     claimed and there are several solutions
         */
        public Optional<Grid> findSolution() {
            return solutions.size() == 1 ? Optional.of(solutions.get(0)) : Optional.empty();
        }
    }

    /**
     * The certificate certifies nothing.
     *
     * @param part the part that is wrong, or that does not fit the earlier parts
     * @param reason what is wrong, in a few words without a full stop, with the line if there is one
     */
    record Refused(CertificatePart part, String reason) implements VerifyResult {

        public Refused {
            Objects.requireNonNull(part, "part");
            Objects.requireNonNull(reason, "reason");
        }

        /**
         * The file and what is wrong with it.
         *
         * @return for instance {@code proof.drup: line 7: the clause 1 -2 0 does not follow by unit propagation}
         */
        @Override
        public String toString() {
            return part.fileName() + ": " + reason;
        }
    }

    /**
     * A limit was reached before the result was known.
     *
     * @param reason the limit that was reached
     */
    record Stopped(StopReason reason) implements VerifyResult {

        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
