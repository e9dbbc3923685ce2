package io.github.sudokusat.export;

import io.github.sudokusat.cnf.SolverFormatException;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Carries the error in the text of an answer past the reader of the exported file. */
final class AnswerFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** The error in the answer. */
    private final SolverFormatException failure;

    private AnswerFailure(SolverFormatException failure) {
        super("", failure, false, false);
        this.failure = failure;
    }

    SolverFormatException failure() {
        return failure;
    }

    /** An action that reads. */
    @FunctionalInterface
    interface Reading<T> {

        T read() throws IOException;
    }

    /**
     * Reads the answer while the exported file is being read.
     *
     * @throws AnswerFailure if the answer is malformed
     * @throws UncheckedIOException if the answer cannot be read
     */
    static <T> T carry(Reading<T> reading) {
        try {
            return reading.read();
        } catch (SolverFormatException e) {
            throw new AnswerFailure(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
