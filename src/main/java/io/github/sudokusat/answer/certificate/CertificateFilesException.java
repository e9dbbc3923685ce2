package io.github.sudokusat.answer.certificate;

/** Files that do not go together in one certificate; the message names them. */
public final class CertificateFilesException extends Exception {

    private static final long serialVersionUID = 1L;

    CertificateFilesException(String message) {
        super(message);
    }
}
