package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.StopReason;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The result of {@link CertificateVerifier}: whether a certificate holds. */
public sealed interface VerifyResult {

    /**
     * The certificate holds.
     *
     * @param puzzle the puzzle, on the layout that the formula names
     * @param solutions all its solutions, in ascending order; empty if it has none, or if a graph shows how many they are
     * @param proof the size of the proof
     */
    record Verified(Grid puzzle, List<Grid> solutions, ProofCheckResult.Accepted proof) implements VerifyResult {

        public Verified {
            Objects.requireNonNull(puzzle, "puzzle");
            solutions = List.copyOf(solutions);
            Objects.requireNonNull(proof, "proof");
        }

        /**
         * The number of solutions.
         *
         * @return 0 or more
         */
        public BigInteger count() {
            return proof.models().add(BigInteger.valueOf(solutions.size()));
        }

        /**
         * The puzzle's only solution.
         *
         * @return the solution; empty if it is certified that there is none, or that there are several, or if a graph shows the number
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
