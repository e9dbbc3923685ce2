package io.github.sudokusat.cli.command;

import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.NamedReader;
import io.github.sudokusat.prove.certificate.CertificatePart;
import io.github.sudokusat.prove.certificate.CertificateVerifier;
import io.github.sudokusat.prove.certificate.ProofCheckResult;
import io.github.sudokusat.prove.certificate.ProofFormat;
import io.github.sudokusat.prove.certificate.RupChecker;
import io.github.sudokusat.prove.certificate.VerifyResult;
import io.github.sudokusat.run.Limits;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The files of a certificate in their directory. */
public final class CertificateFiles {

    private CertificateFiles() {}

    /** The names of all files that a certificate may contain. */
    public static List<String> names() {
        List<String> names = new ArrayList<>();
        for (CertificatePart part : CertificatePart.values()) {
            names.add(part.fileName());
        }
        return names;
    }

    /**
     * Checks the certificate in a directory, with each proof that is there.
     *
     * @return the first verdict that is not that it holds, or else the last one
     * @throws InputException if a file is missing or cannot be read
     */
    static VerifyResult verify(Path directory, Limits limits) throws IOException {
        List<ProofFormat> formats = new ArrayList<>(List.of(ProofFormat.LRAT, ProofFormat.DRUP));
        formats.removeIf(format -> !exists(directory, format.part()));
        boolean isGraph = exists(directory, CertificatePart.GRAPH);
        if (isGraph) {
            for (CertificatePart other : List.of(
                    CertificatePart.PROOF,
                    CertificatePart.HINTED_PROOF,
                    CertificatePart.SOLUTION,
                    CertificatePart.SOLUTIONS,
                    CertificatePart.COVERING,
                    CertificatePart.NEEDED)) {
                requireWithout(directory, CertificatePart.GRAPH, other);
            }
        }
        if (formats.isEmpty()) {
            formats.add(isGraph ? ProofFormat.CPOG : ProofFormat.DRUP);
        }
        VerifyResult verdict = verify(directory, formats.get(0), limits);
        return formats.size() > 1 && verdict instanceof VerifyResult.Verified
                ? verify(directory, formats.get(1), limits)
                : verdict;
    }

    /**
     * Checks the certificate in a directory, with one of its proofs.
     *
     * @throws InputException if a file is missing or cannot be read
     */
    static VerifyResult verify(Path directory, ProofFormat format, Limits limits) throws IOException {
        List<CertificatePart> grids =
                new ArrayList<>(List.of(CertificatePart.SOLUTION, CertificatePart.SOLUTIONS, CertificatePart.COVERING));
        grids.removeIf(part -> !exists(directory, part));
        if (grids.size() > 1) {
            requireWithout(directory, grids.get(0), grids.get(1));
        }
        CertificatePart part = grids.isEmpty() ? null : grids.get(0);
        if (part != null && part != CertificatePart.SOLUTION) {
            requireWithout(directory, part, CertificatePart.NEEDED);
        }
        try (Reader puzzle = open(directory, CertificatePart.PUZZLE);
                Reader formula = open(directory, CertificatePart.FORMULA);
                Reader proof = open(directory, format.part())) {
            if (part == CertificatePart.SOLUTIONS) {
                try (Reader solutions = open(directory, part)) {
                    return CertificateVerifier.verifyCount(puzzle, formula, proof, format, solutions, limits);
                }
            }
            if (part == CertificatePart.COVERING) {
                try (Reader covering = open(directory, part)) {
                    return CertificateVerifier.verifyCandidates(puzzle, formula, proof, format, covering, limits);
                }
            }
            try (Reader solution = part == null ? null : open(directory, part)) {
                if (!exists(directory, CertificatePart.NEEDED)) {
                    return CertificateVerifier.verify(puzzle, formula, proof, format, solution, limits);
                }
                try (Reader needed = open(directory, CertificatePart.NEEDED)) {
                    return CertificateVerifier.verifyNeeded(puzzle, formula, proof, format, solution, needed, limits);
                }
            }
        }
    }

    private static boolean exists(Path directory, CertificatePart part) {
        return Files.exists(directory.resolve(part.fileName()));
    }

    private static void requireWithout(Path directory, CertificatePart one, CertificatePart other) {
        if (exists(directory, one) && exists(directory, other)) {
            throw new InputException(
                    directory + ": expected either " + one.fileName() + " or " + other.fileName() + ", but found both");
        }
    }

    /** Writes the proof in a directory with hints. */
    static ProofCheckResult addHints(Path directory, Appendable lrat, Limits limits) throws IOException {
        try (Reader formula = open(directory, CertificatePart.FORMULA);
                Reader proof = open(directory, CertificatePart.PROOF)) {
            return RupChecker.check(formula, proof, lrat, limits);
        }
    }

    /** Opens a file with one character for each byte, as a byte-for-byte comparison needs. */
    private static Reader open(Path directory, CertificatePart part) {
        Path file = directory.resolve(part.fileName());
        if (Files.isDirectory(file)) {
            throw new InputException(file + ": Is a directory");
        }
        try {
            return new NamedReader(file.toString(), Files.newBufferedReader(file, StandardCharsets.ISO_8859_1));
        } catch (IOException e) {
            throw NamedReader.unreadable(file.toString(), e);
        }
    }
}
