package io.github.sudokusat.export;

/** Thrown when an answer is well-formed but does not solve the exported puzzle: it is wrong, or it belongs to something else. */
public final class WrongAnswerException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /**
     * Creates the exception.
     *
     * @param message what is wrong, in one line
     */
    public WrongAnswerException(String message) {
        super(message);
    }
}
