package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Limits;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Checks certificates, whether written by {@link Certifier} or by another program.
 *
 * <p>It checks, in this order: the layout and the encoding that the formula's comments name; the puzzle and the solution, each on one line as
 * {@link Certifier#text} writes it, where the solution must break no rule and keep every given; that the formula is, character by character, the one
 * to which the puzzle is encoded in this way, with the clause that excludes the solution if there is one; and the proof, by the checker of its
 * {@linkplain ProofFormat format}, which its first step shows. The origin of the parts therefore does not matter. Whether the layout is the intended one is for people to check.
 *
 * <pre>{@code
 * VerifyResult verdict = CertificateVerifier.of(puzzle, formula, proof).withSolution(solution).verify();
 * }</pre>
 *
 * <p>The texts are read once, so a verifier serves one check. None is closed.
 */
public final class CertificateVerifier {

    private final Readable puzzle;
    private final Readable formula;
    private final Readable proof;
    private final @Nullable ProofFormat format;
    /** Which grids are in {@link #grids}. */
    private final CertificatePart part;

    private final @Nullable Readable grids;
    private final @Nullable Readable needed;
    private final Limits limits;

    private CertificateVerifier(
            Readable puzzle,
            Readable formula,
            Readable proof,
            @Nullable ProofFormat format,
            CertificatePart part,
            @Nullable Readable grids,
            @Nullable Readable needed,
            Limits limits) {
        this.puzzle = puzzle;
        this.formula = formula;
        this.proof = proof;
        this.format = format;
        this.part = part;
        this.grids = grids;
        this.needed = needed;
        this.limits = limits;
    }

    /**
     * A verifier for a certificate that there is no solution, or of their number by a graph; in a proof of any {@linkplain ProofFormat format}, which
     * its first step shows; without limits.
     *
     * @param puzzle the puzzle's text
     * @param formula the formula's text, decoded so that equal characters are equal bytes
     * @param proof the proof's text
     * @return the verifier
     */
    public static CertificateVerifier of(Readable puzzle, Readable formula, Readable proof) {
        return new CertificateVerifier(
                Objects.requireNonNull(puzzle, "puzzle"),
                Objects.requireNonNull(formula, "formula"),
                Objects.requireNonNull(proof, "proof"),
                null,
                CertificatePart.SOLUTION,
                null,
                null,
                Limits.none());
    }

    /**
     * This verifier for a proof of a given format.
     *
     * @param value the format; a text in another one is refused
     * @return the new verifier
     */
    public CertificateVerifier withFormat(ProofFormat value) {
        Objects.requireNonNull(value, "value");
        return new CertificateVerifier(puzzle, formula, proof, value, part, grids, needed, limits);
    }

    /**
     * This verifier for the certificate of the only solution. It replaces other solutions.
     *
     * @param solution the solution's text
     * @return the new verifier
     */
    public CertificateVerifier withSolution(Readable solution) {
        return with(CertificatePart.SOLUTION, Objects.requireNonNull(solution, "solution"));
    }

    /**
     * This verifier for the certificate of a number of solutions. They replace others.
     *
     * @param solutions the text of the solutions, a line each as {@link Certifier#text} writes it, in ascending order; read whole
     * @return the new verifier
     */
    public CertificateVerifier withSolutions(Readable solutions) {
        return with(CertificatePart.SOLUTIONS, Objects.requireNonNull(solutions, "solutions"));
    }

    /**
     * This verifier for the certificate of the candidates that are in a solution. It replaces other solutions.
     *
     * @param covering the text of solutions that have all these candidates, as for {@link #withSolutions}
     * @return the new verifier
     */
    public CertificateVerifier withCovering(Readable covering) {
        return with(CertificatePart.COVERING, Objects.requireNonNull(covering, "covering"));
    }

    private CertificateVerifier with(CertificatePart ofGrids, Readable text) {
        return new CertificateVerifier(puzzle, formula, proof, format, ofGrids, text, needed, limits);
    }

    /**
     * This verifier for the certificate that there is one solution, or none, and that each given is needed for that.
     *
     * @param text for each given, in the order of the cells, a solution of the puzzle without it that has another digit there, a line each as {@link
     *     Certifier#text} writes it
     * @return the new verifier
     */
    public CertificateVerifier withNeeded(Readable text) {
        Objects.requireNonNull(text, "text");
        return new CertificateVerifier(puzzle, formula, proof, format, part, grids, text, limits);
    }

    /**
     * This verifier with limits.
     *
     * @param value how far to go; conflicts and solutions are not counted
     * @return the new verifier
     */
    public CertificateVerifier withLimits(Limits value) {
        Objects.requireNonNull(value, "value");
        return new CertificateVerifier(puzzle, formula, proof, format, part, grids, needed, value);
    }

    /**
     * Checks the certificate.
     *
     * @return whether it holds; malformed texts are rejected like wrong ones
     * @throws IOException if reading fails
     * @throws IllegalStateException if it is said to be of needed givens and of a number of solutions or of candidates as well
     */
    public VerifyResult verify() throws IOException {
        if (needed != null && part != CertificatePart.SOLUTION) {
            throw new IllegalStateException("a certificate of needed givens has at most one solution");
        }
        Readable text = proof;
        ProofFormat ofText = format;
        if (ofText == null) {
            ProofText read = ProofText.of(proof);
            text = read;
            ofText = read.format();
        }
        return new Verification(puzzle, formula, text, ofText, limits.watch()).result(claim(), this::solutions);
    }

    private Claim claim() {
        if (needed != null) {
            return Claim.NEEDED_GIVENS;
        }
        return part == CertificatePart.COVERING ? Claim.CANDIDATES : Claim.SOLUTIONS;
    }

    private List<Grid> solutions(Grid given) throws IOException, RefusedException {
        if (needed != null) {
            GridTexts.requireNeeded(needed, given);
        }
        return grids == null || part == CertificatePart.SOLUTION
                ? GridTexts.readAtMostOne(grids, given)
                : GridTexts.readSolutions(part, grids, given);
    }
}
