package io.github.sudokusat.answer.certificate;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.prove.certificate.Certifier;
import io.github.sudokusat.prove.certificate.CompileResult;
import io.github.sudokusat.prove.certificate.ProofFormat;
import io.github.sudokusat.run.Limits;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * What is to be certified, and how.
 *
 * @param subject the claim
 * @param proofs the proofs to write; a graph has its own
 * @param mostListed the most solutions to list, 0 or more
 * @param graphs makes a graph of more solutions; null if there is to be none
 * @param certifier makes formulas and proofs, within limits of its own
 * @param limits those of the searches and checks besides; their time must be running
 */
public record CertificateRequest(
        Subject subject,
        Proofs proofs,
        int mostListed,
        @Nullable Graphs graphs,
        Certifier certifier,
        Limits limits) {

    /** So many solutions make a formula and a proof of some megabytes. */
    public static final int MOST_LISTED = 10_000;

    /** What a certificate is about. */
    public enum Subject {
        /** That there is one solution, or none. */
        ONE,
        /** The number of solutions. */
        COUNT,
        /** The candidates that are in a solution. */
        CANDIDATES,
        /** That there is one solution, or none, and that each given is needed for that. */
        MINIMAL
    }

    /** Makes a graph of all solutions. Not every face has one: its code is a page's heaviest. */
    public interface Graphs {

        /** As {@link Certifier#compile}. */
        CompileResult compile(Grid puzzle, Appendable formula, Appendable graph) throws IOException;
    }

    /** The proofs to write. */
    public enum Proofs {
        DRUP(ProofFormat.DRUP),
        LRAT(ProofFormat.LRAT),
        LRAT_BINARY(ProofFormat.LRAT_BINARY),
        BOTH(ProofFormat.LRAT);

        private final ProofFormat checked;

        Proofs(ProofFormat checked) {
            this.checked = checked;
        }

        /** The format of the proof by which the certificate is checked: the one with hints if there is one. */
        ProofFormat checked() {
            return checked;
        }
    }
}
