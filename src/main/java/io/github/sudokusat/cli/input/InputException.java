package io.github.sudokusat.cli.input;

import org.jspecify.annotations.Nullable;

/** Ends a run because of its arguments or input; the message is what the user sees, and the exit code 2. */
public final class InputException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public InputException(@Nullable String message) {
        super(message);
    }
}
