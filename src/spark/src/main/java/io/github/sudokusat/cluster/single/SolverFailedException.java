package io.github.sudokusat.cluster.single;

import org.jspecify.annotations.Nullable;

/** Signals that the program that was to solve cubes failed on an executor; the message is one line that names the command. */
public final class SolverFailedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    SolverFailedException(@Nullable String message) {
        super(message);
    }
}
