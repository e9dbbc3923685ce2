package io.github.sudokusat.export;

import io.github.sudokusat.cnf.SolverFormatException;

/**
 * Thrown when a file is not one that this library exported, or has been changed since. If it is not even text of its format, the cause is the
 * {@link SolverFormatException} that says where.
 */
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

    MalformedExportException(SolverFormatException cause) {
        super(cause.getMessage(), cause);
    }
}
