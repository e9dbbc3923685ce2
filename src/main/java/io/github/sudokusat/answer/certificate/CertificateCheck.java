package io.github.sudokusat.answer.certificate;

import io.github.sudokusat.prove.certificate.CertificatePart;
import io.github.sudokusat.prove.certificate.CertificateVerifier;
import io.github.sudokusat.prove.certificate.ProofFormat;
import io.github.sudokusat.prove.certificate.VerifyResult;
import io.github.sudokusat.run.Limits;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;

/** Checks the files of a certificate, which show what it claims. */
public final class CertificateCheck {

    /** The files that solutions may be in. */
    private static final List<CertificatePart> GRIDS =
            List.of(CertificatePart.SOLUTION, CertificatePart.SOLUTIONS, CertificatePart.COVERING);

    private static final List<CertificatePart> NOT_WITH_GRAPH = List.of(
            CertificatePart.PROOF,
            CertificatePart.HINTED_PROOF,
            CertificatePart.SOLUTION,
            CertificatePart.SOLUTIONS,
            CertificatePart.COVERING,
            CertificatePart.NEEDED);

    private CertificateCheck() {}

    /**
     * Checks a certificate, with each proof that is there.
     *
     * @return the first verdict that is not that it holds, or else the last one
     * @throws CertificateFilesException if there are files of two kinds of certificates
     */
    public static VerifyResult verify(CertificateFiles files, Limits limits)
            throws IOException, CertificateFilesException {
        List<ProofFormat> formats = new ArrayList<>(List.of(ProofFormat.LRAT, ProofFormat.DRUP));
        formats.removeIf(format -> !files.has(format.part()));
        boolean isGraph = files.has(CertificatePart.GRAPH);
        if (isGraph) {
            for (CertificatePart other : NOT_WITH_GRAPH) {
                requireWithout(files, CertificatePart.GRAPH, other);
            }
        }
        if (formats.isEmpty()) {
            formats.add(isGraph ? ProofFormat.CPOG : ProofFormat.DRUP);
        }
        VerifyResult verdict = verify(files, formats.get(0), limits);
        return formats.size() > 1 && verdict instanceof VerifyResult.Verified
                ? verify(files, formats.get(1), limits)
                : verdict;
    }

    /** Checks a certificate, with one of its proofs. */
    static VerifyResult verify(CertificateFiles files, ProofFormat format, Limits limits)
            throws IOException, CertificateFilesException {
        List<CertificatePart> grids = new ArrayList<>(GRIDS);
        grids.removeIf(part -> !files.has(part));
        if (grids.size() > 1) {
            requireWithout(files, grids.get(0), grids.get(1));
        }
        CertificatePart part = grids.isEmpty() ? null : grids.get(0);
        if (part != null && part != CertificatePart.SOLUTION) {
            requireWithout(files, part, CertificatePart.NEEDED);
        }
        try (Reader puzzle = files.open(CertificatePart.PUZZLE);
                Reader formula = files.open(CertificatePart.FORMULA);
                Reader proof = files.open(format.part());
                Reader solutions = part == null ? null : files.open(part);
                Reader needed = files.has(CertificatePart.NEEDED) ? files.open(CertificatePart.NEEDED) : null) {
            CertificateVerifier verifier = CertificateVerifier.of(puzzle, formula, proof)
                    .withFormat(format)
                    .withLimits(limits);
            if (needed != null) {
                verifier = verifier.withNeeded(needed);
            }
            if (part != null && solutions != null) {
                verifier = with(verifier, part, solutions);
            }
            return verifier.verify();
        }
    }

    private static CertificateVerifier with(CertificateVerifier verifier, CertificatePart part, Reader solutions) {
        if (part == CertificatePart.SOLUTIONS) {
            return verifier.withSolutions(solutions);
        }
        return part == CertificatePart.COVERING ? verifier.withCovering(solutions) : verifier.withSolution(solutions);
    }

    private static void requireWithout(CertificateFiles files, CertificatePart one, CertificatePart other)
            throws CertificateFilesException {
        if (files.has(one) && files.has(other)) {
            throw new CertificateFilesException(
                    "expected either " + one.fileName() + " or " + other.fileName() + ", but found both");
        }
    }
}
