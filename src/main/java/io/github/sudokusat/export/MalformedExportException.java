package io.github.sudokusat.export;

/** Thrown when a file is not one that this library exported, or has been changed since. */
public final class MalformedExportException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /**
     * Creates the exception.
     *
     * @param message what is missing or malformed, in one line, with the position if there is one
     */
    public MalformedExportException(String message) {
        super(message);
    }
}
