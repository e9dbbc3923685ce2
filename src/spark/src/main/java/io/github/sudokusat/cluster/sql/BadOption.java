package io.github.sudokusat.cluster.sql;

/** Tells what is wrong with a constant argument of a function. */
final class BadOption extends RuntimeException {

    private static final long serialVersionUID = 1;

    BadOption(String message) {
        super(message);
    }
}
