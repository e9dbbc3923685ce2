package io.github.sudokusat.export;

/** A file that should be one that this library exported is not, or has been changed. */
public final class MalformedExportException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /**
     * Creates the exception.
     *
     * @param message what is missing or malformed, in one line, with the place if there is one
     */
    public MalformedExportException(String message) {
        super(message);
    }
}
