package io.github.sudokusat.cli;

import org.jspecify.annotations.Nullable;

/** Ends a run because of its arguments or input; the message is what the user sees, and the exit code 2. */
final class InputException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    InputException(@Nullable String message) {
        super(message);
    }
}
