package io.github.sudokusat.testing;

import io.github.sudokusat.cnf.Cnf;
import io.github.sudokusat.cnf.DimacsReader;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.prove.certificate.CertificateVerifier;
import io.github.sudokusat.prove.certificate.Certifier;
import io.github.sudokusat.prove.certificate.CertifyResult;
import io.github.sudokusat.prove.certificate.VerifyResult;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import java.io.IOException;
import java.io.StringReader;
import org.jspecify.annotations.Nullable;

/**
 * The texts of a certificate.
 *
 * @param solution null if there is none
 */
public record CertificateTexts(
        String puzzle,
        String formula,
        String proof,
        @Nullable String solution) {

    /** Certifies a puzzle with at most one solution. */
    public static CertificateTexts of(Grid puzzle, EncodingOptions options) throws IOException {
        StringBuilder formula = new StringBuilder();
        StringBuilder proof = new StringBuilder();
        CertifyResult certified = Certifier.of(Sat4jSolver.instance(), options).certify(puzzle, formula, proof);
        String solution = null;
        if (certified instanceof CertifyResult.Unique unique) {
            solution = Certifier.text(unique.solution());
        } else if (!(certified instanceof CertifyResult.Unsolvable)) {
            throw new AssertionError(puzzle + " " + options + ": " + certified);
        }
        return new CertificateTexts(Certifier.text(puzzle), formula.toString(), proof.toString(), solution);
    }

    public VerifyResult verify() throws IOException {
        return verify(Limits.none());
    }

    public VerifyResult verify(Limits limits) throws IOException {
        CertificateVerifier verifier = CertificateVerifier.of(
                        new StringReader(puzzle), new StringReader(formula), new StringReader(proof))
                .withLimits(limits);
        return solution == null
                ? verifier.verify()
                : verifier.withSolution(new StringReader(solution)).verify();
    }

    public Cnf cnf() throws IOException {
        return DimacsReader.readCnf(new StringReader(formula));
    }

    public CertificateTexts withPuzzle(String text) {
        return new CertificateTexts(text, formula, proof, solution);
    }

    public CertificateTexts withFormula(String text) {
        return new CertificateTexts(puzzle, text, proof, solution);
    }

    public CertificateTexts withProof(String text) {
        return new CertificateTexts(puzzle, formula, text, solution);
    }

    public CertificateTexts withSolution(@Nullable String text) {
        return new CertificateTexts(puzzle, formula, proof, text);
    }
}
