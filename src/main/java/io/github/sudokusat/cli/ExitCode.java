package io.github.sudokusat.cli;

/** The exit codes, which scripts rely on. */
final class ExitCode {

    /** Done, and the answer is yes. */
    static final int OK = 0;
    /** A failure that is not the user's: a bug, or a file that cannot be written. */
    static final int INTERNAL_ERROR = 1;
    /** Usage or bad input. */
    static final int BAD_INPUT = 2;
    /** The answer is no: there is no solution. */
    static final int NO = 3;
    /** Several solutions where one was required. */
    static final int SEVERAL = 4;
    /** A limit was reached, memory among them, or the run was cancelled. */
    static final int LIMIT = 5;

    private ExitCode() {}
}
