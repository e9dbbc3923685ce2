package io.github.sudokusat.answer;

/** The result of a command on a puzzle, a proof or an answer, with the word for it in every form of output, and its exit code. */
public enum Outcome {
    /** A solution. */
    SOLVED("solved", ExitCode.OK),
    /** Exactly one solution. */
    PROPER("proper", ExitCode.OK),
    /** Exactly one solution; a limit was reached before it was known whether a player has made mistakes. */
    PROPER_UNCHECKED("proper", ExitCode.LIMIT),
    /** The exact number of solutions. */
    COUNTED("counted", ExitCode.OK),
    /** The number of solutions at which the user wanted the count to stop. */
    COUNTED_TO_LIMIT("stopped", ExitCode.OK),
    /** A lower bound on the number of solutions; a limit was reached. */
    COUNTED_IN_PART("stopped", ExitCode.LIMIT),
    /** An estimate. */
    ESTIMATED("estimated", ExitCode.OK),
    /** An estimate from fewer probes than requested; a limit was reached. */
    ESTIMATED_IN_PART("estimated", ExitCode.LIMIT),
    /** Everything that was sought. */
    FOUND("found", ExitCode.OK),
    /** A part of what was sought; a limit was reached. */
    FOUND_IN_PART("found", ExitCode.LIMIT),
    /** A minimal puzzle. */
    MINIMIZED("minimized", ExitCode.OK),
    /** A proof, or the number of another program, that holds. */
    VERIFIED("verified", ExitCode.OK),
    /** A rating. */
    RATED("rated", ExitCode.OK),
    /** A puzzle without a rating, because the techniques do not solve it. */
    UNRATED("unrated", ExitCode.OK),
    /** The first steps towards a solution, up to the number that the user wanted. */
    PARTIAL("partial", ExitCode.OK),
    /** A position in which no technique applies. */
    STUCK("stuck", ExitCode.OK),
    /** A puzzle, as it is. */
    SHOWN("shown", ExitCode.OK),
    /** Several solutions where one was required. */
    SEVERAL("several", ExitCode.SEVERAL),
    /** Several solutions; a limit was reached before it was known whether a player has made mistakes. */
    SEVERAL_UNCHECKED("several", ExitCode.LIMIT),
    /** No solution. */
    NONE("none", ExitCode.NO),
    /** A proof, or the number of another program, that does not hold. */
    REFUSED("refused", ExitCode.NO),
    /** No answer; a limit was reached. */
    UNKNOWN("unknown", ExitCode.LIMIT),
    /** No puzzle: the text is malformed. */
    ERROR("error", ExitCode.BAD_INPUT);

    private final String word;
    private final int exitCode;

    Outcome(String word, int exitCode) {
        this.word = word;
        this.exitCode = exitCode;
    }

    /** The word for this result in every form of output. */
    public String word() {
        return word;
    }

    /** The exit code for this result alone. */
    public int exitCode() {
        return exitCode;
    }

    /** Whether a limit was reached before the answer was complete. */
    public boolean isLimited() {
        return exitCode == ExitCode.LIMIT;
    }
}
