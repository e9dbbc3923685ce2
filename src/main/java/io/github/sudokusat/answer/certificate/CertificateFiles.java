package io.github.sudokusat.answer.certificate;

import io.github.sudokusat.prove.certificate.CertificatePart;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;

/** The files of one certificate, on a disk or in memory. */
public interface CertificateFiles {

    boolean has(CertificatePart part);

    /**
     * Opens a file to read, with one character for each byte, as a byte-for-byte comparison needs.
     *
     * @throws IOException if it cannot be read; an implementation may throw another exception that names the file, also if it is missing
     */
    Reader open(CertificatePart part) throws IOException;

    /** Creates a file, which must not exist, with one byte for each character from 0 to 255. */
    Writer write(CertificatePart part) throws IOException;

    void delete(CertificatePart part) throws IOException;
}
