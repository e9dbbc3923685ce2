package io.github.sudokusat.prove;

import io.github.sudokusat.cnf.Cnf;
import io.github.sudokusat.cnf.DimacsReader;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.grid.Grid;
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
record Texts(
        String puzzle,
        String formula,
        String proof,
        @Nullable String solution) {

    /** Certifies a puzzle with at most one solution. */
    static Texts of(Grid puzzle, EncodingOptions options) throws IOException {
        StringBuilder formula = new StringBuilder();
        StringBuilder proof = new StringBuilder();
        Certified certified =
                Certifier.of(Sat4jSolver.create(), options).certify(puzzle, formula, proof, Limits.none());
        String solution = null;
        if (certified instanceof Certified.Unique unique) {
            solution = Certifier.text(unique.solution());
        } else if (!(certified instanceof Certified.Unsolvable)) {
            throw new AssertionError(puzzle + " " + options + ": " + certified);
        }
        return new Texts(Certifier.text(puzzle), formula.toString(), proof.toString(), solution);
    }

    CertificateVerdict verify() throws IOException {
        return verify(Limits.none());
    }

    CertificateVerdict verify(Limits limits) throws IOException {
        return CertificateVerifier.verify(
                new StringReader(puzzle),
                new StringReader(formula),
                new StringReader(proof),
                solution == null ? null : new StringReader(solution),
                limits);
    }

    Cnf cnf() throws IOException {
        return DimacsReader.readCnf(new StringReader(formula));
    }

    Texts withPuzzle(String text) {
        return new Texts(text, formula, proof, solution);
    }

    Texts withFormula(String text) {
        return new Texts(puzzle, text, proof, solution);
    }

    Texts withProof(String text) {
        return new Texts(puzzle, formula, text, solution);
    }

    Texts withSolution(@Nullable String text) {
        return new Texts(puzzle, formula, proof, text);
    }
}
