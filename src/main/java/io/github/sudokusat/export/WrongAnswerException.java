package io.github.sudokusat.export;

/** An answer is well-formed but does not solve the puzzle that was exported: it is wrong, or it answers something else. */
public final class WrongAnswerException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /**
     * Creates the exception.
     *
     * @param message what does not fit, in one line
     */
    public WrongAnswerException(String message) {
        super(message);
    }
}
