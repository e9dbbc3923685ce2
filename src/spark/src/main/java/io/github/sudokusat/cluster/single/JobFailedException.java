package io.github.sudokusat.cluster.single;

import org.jspecify.annotations.Nullable;

/** Signals that Spark gave a job up; the message is one line. */
public final class JobFailedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    JobFailedException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
