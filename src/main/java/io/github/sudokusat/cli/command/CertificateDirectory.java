package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.VerifiedProof;
import io.github.sudokusat.answer.certificate.CertificateCheck;
import io.github.sudokusat.answer.certificate.CertificateFiles;
import io.github.sudokusat.answer.certificate.CertificateFilesException;
import io.github.sudokusat.answer.certificate.CertificateReadme;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.NamedReader;
import io.github.sudokusat.cli.output.NamedOutputStream;
import io.github.sudokusat.prove.certificate.CertificatePart;
import io.github.sudokusat.prove.certificate.VerifyResult;
import io.github.sudokusat.run.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** The files of a certificate in a directory, which may be one within an archive. */
final class CertificateDirectory implements CertificateFiles {

    /** Bytes of a README that are read, more than its claim has. */
    private static final int LONGEST = 1 << 24;

    private final Path directory;
    /** Where the files that are written will appear. */
    private final String target;

    CertificateDirectory(Path directory) {
        this(directory, directory.toString());
    }

    /** Files in a directory that will appear under another name, which failures to write them have. */
    CertificateDirectory(Path directory, String target) {
        this.directory = directory;
        this.target = target;
    }

    /**
     * Checks the certificate, and that the README that comes with it claims the same.
     *
     * @throws InputException if a file is missing or cannot be read, or files do not go together
     */
    VerifiedProof verify(Limits limits) throws IOException {
        try {
            VerifyResult verdict = CertificateCheck.verify(this, limits);
            String refusal = verdict instanceof VerifyResult.Verified verified
                    ? CertificateReadme.refusal(readme(), verified, this)
                    : null;
            return refusal == null
                    ? VerifiedProof.of(verdict)
                    : new VerifiedProof(null, null, CertificateReadme.FILE_NAME + ": " + refusal, null);
        } catch (CertificateFilesException e) {
            throw new InputException(directory + ": " + e.getMessage());
        }
    }

    /** Whether there is the README of a certificate. */
    boolean hasReadme() throws IOException {
        return CertificateReadme.isReadme(readme());
    }

    /** The beginning of the README; empty if there is none. */
    private String readme() throws IOException {
        Path file = directory.resolve(CertificateReadme.FILE_NAME);
        if (!Files.isRegularFile(file)) {
            return "";
        }
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(LONGEST), StandardCharsets.UTF_8);
        }
    }

    private Path file(CertificatePart part) {
        return directory.resolve(part.fileName());
    }

    @Override
    public boolean has(CertificatePart part) {
        return Files.exists(file(part));
    }

    @Override
    public Reader open(CertificatePart part) {
        Path file = file(part);
        if (Files.isDirectory(file)) {
            throw new InputException(file + ": Is a directory");
        }
        try {
            return new NamedReader(file.toString(), Files.newBufferedReader(file, StandardCharsets.ISO_8859_1));
        } catch (IOException e) {
            throw NamedReader.unreadable(file.toString(), e);
        }
    }

    @Override
    public Writer write(CertificatePart part) throws IOException {
        OutputStream file = Files.newOutputStream(file(part), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        return new OutputStreamWriter(new NamedOutputStream(target, file), StandardCharsets.ISO_8859_1);
    }

    @Override
    public void delete(CertificatePart part) throws IOException {
        Files.delete(file(part));
    }
}
