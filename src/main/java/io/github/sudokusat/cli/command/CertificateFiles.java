package io.github.sudokusat.cli.command;

import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.NamedReader;
import io.github.sudokusat.prove.certificate.CertificatePart;
import io.github.sudokusat.prove.certificate.CertificateVerifier;
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
     * Checks the certificate in a directory.
     *
     * @throws InputException if a file is missing or cannot be read
     */
    static VerifyResult verify(Path directory, Limits limits) throws IOException {
        boolean hasSolution = Files.exists(directory.resolve(CertificatePart.SOLUTION.fileName()));
        try (Reader puzzle = open(directory, CertificatePart.PUZZLE);
                Reader formula = open(directory, CertificatePart.FORMULA);
                Reader proof = open(directory, CertificatePart.PROOF)) {
            if (!hasSolution) {
                return CertificateVerifier.verify(puzzle, formula, proof, null, limits);
            }
            try (Reader solution = open(directory, CertificatePart.SOLUTION)) {
                return CertificateVerifier.verify(puzzle, formula, proof, solution, limits);
            }
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
