package io.github.sudokusat.answer;

/** The exit codes, on which scripts rely. */
public final class ExitCode {

    /** The work is done, and the answer is yes. */
    public static final int OK = 0;
    /** A failure that is not the user's fault: a bug, or a file that cannot be written. */
    public static final int INTERNAL_ERROR = 1;
    /** Wrong usage or bad input. */
    public static final int BAD_INPUT = 2;
    /** The answer is no: there is no solution. */
    public static final int NO = 3;
    /** Several solutions where one was required. */
    public static final int SEVERAL = 4;
    /** A limit was reached, such as time, work or memory, or the run was cancelled. */
    public static final int LIMIT = 5;

    private ExitCode() {}

    /**
     * The exit code for many puzzles, whose answers are in their records.
     *
     * @param anyBad whether the text of any puzzle was malformed
     * @param anyLimited whether a limit was reached on any puzzle
     */
    public static int ofMany(boolean anyBad, boolean anyLimited) {
        return anyBad ? BAD_INPUT : anyLimited ? LIMIT : OK;
    }
}
